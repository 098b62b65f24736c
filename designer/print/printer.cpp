#include "designer/print/printer.h"

#include "designer/modules.h"

namespace bubblebar {

const Printers* printers()
{
    using Find = const Printers* (*)();
    static const auto find = reinterpret_cast<Find>(moduleFunction("bubblebar-print", "bubblebarPrinters"));
    return find ? find() : nullptr;
}

} // namespace bubblebar
