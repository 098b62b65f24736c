#pragma once

#include <QTranslator>

namespace bubblebar::shots {

/// A language that everybody can read, 40 % longer than English: what isn't in it is not translated, and what doesn't
/// fit won't fit in German either.
class PseudoTranslator : public QTranslator
{
    Q_OBJECT

public:
    explicit PseudoTranslator(QObject* parent = nullptr);

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int number) const override;
};

/// The text with two fifths more letters at its end, before a last “…”, “:” or tag.
[[nodiscard]] QString stretched(const QString& text);

} // namespace bubblebar::shots
