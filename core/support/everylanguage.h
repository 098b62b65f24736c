#pragma once

#include <QObject>

#include <utility>

namespace bubblebar {

/// Tells that the program speaks another language from now on.
class LanguageNews : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static LanguageNews& instance();

Q_SIGNALS:
    void changed();
};

/// Calls `tell`, which says something in the present language, now and after each change of the language, as long as
/// `owner` lives. So a sentence stands in one place, and what is open follows the language.
template <typename Tell>
void inEveryLanguage(const QObject* owner, Tell tell)
{
    tell();
    QObject::connect(&LanguageNews::instance(), &LanguageNews::changed, owner, std::move(tell));
}

/// The same for one text of `object`: `inEveryLanguage(button, &QPushButton::setText, [] { return tr("Back"); })`.
template <typename Object, typename Setter, typename Text>
void inEveryLanguage(Object* object, Setter setter, Text text)
{
    inEveryLanguage(object, [object, setter, text = std::move(text)] { (object->*setter)(text()); });
}

} // namespace bubblebar
