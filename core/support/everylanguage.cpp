#include "core/support/everylanguage.h"

namespace bubblebar {

LanguageNews& LanguageNews::instance()
{
    static LanguageNews news;
    return news;
}

} // namespace bubblebar
