#include "app/playerseats.h"

#include <array>

namespace bubblebar {

namespace {

constexpr std::array kComputerNames {
    QT_TRANSLATE_NOOP("bubblebar::SeatsNews", "Rosie"), QT_TRANSLATE_NOOP("bubblebar::SeatsNews", "Bumble"),
    QT_TRANSLATE_NOOP("bubblebar::SeatsNews", "Otto"),  QT_TRANSLATE_NOOP("bubblebar::SeatsNews", "Hazel"),
    QT_TRANSLATE_NOOP("bubblebar::SeatsNews", "Pip"),   QT_TRANSLATE_NOOP("bubblebar::SeatsNews", "Clover"),
    QT_TRANSLATE_NOOP("bubblebar::SeatsNews", "Fern"),  QT_TRANSLATE_NOOP("bubblebar::SeatsNews", "Moss"),
};

} // namespace

QString playerName(const QString& typed)
{
    QString name;
    for (const QChar character : typed)
        name += character.isPrint() || character.isSurrogate() ? character : QChar(u' ');
    name = name.simplified().left(kMaxPlayerName);
    if (!name.isEmpty() && name.back().isHighSurrogate())
        name.chop(1);
    return name.trimmed();
}

QStringList proposedNames(PlayerKind kind)
{
    QStringList names;
    for (const char* computer : kComputerNames)
        names << (kind == PlayerKind::Person ? SeatsNews::tr("Player %1").arg(names.size() + 1)
                                             : SeatsNews::tr(computer));
    return names;
}

} // namespace bubblebar
