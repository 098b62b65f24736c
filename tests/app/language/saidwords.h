#pragma once

#include <QStringList>
#include <QTranslator>

class QWidget;

namespace bubblebar::tests {

/// A language in which every sentence begins with a mark.
class MarkedLanguage : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char* remark,
                                    int number) const override;
};

/// Everything that a window says: of all widgets in it titles, texts, tips and what screen readers are told; menus,
/// lists and choices. A line each: whose it is, what it is, and the words.
[[nodiscard]] QStringList saidWords(const QWidget& window);

} // namespace bubblebar::tests
