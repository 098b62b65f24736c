#include "designer/drawing/pathdata.h"

namespace bubblebar {

namespace {

class PathReader
{
public:
    explicit PathReader(QLatin1String data)
        : m_at(data.begin())
        , m_end(data.end())
    {
    }

    QPainterPath read()
    {
        while (m_at != m_end) {
            if (isCommand(*m_at))
                m_command = *m_at++;
            if (!readSegment())
                break;
            skipSeparators();
        }
        return m_path;
    }

private:
    static bool isCommand(char c) { return c >= 'A' && c <= 'Z'; }
    static bool isDigit(char c) { return c >= '0' && c <= '9'; }

    void skipSeparators()
    {
        while (m_at != m_end && (*m_at == ' ' || *m_at == ','))
            ++m_at;
    }

    double number()
    {
        skipSeparators();
        const bool negative = m_at != m_end && *m_at == '-';
        if (negative)
            ++m_at;
        double value = 0;
        for (; m_at != m_end && isDigit(*m_at); ++m_at)
            value = value * 10 + (*m_at - '0');
        if (m_at != m_end && *m_at == '.') {
            double place = 0.1;
            for (++m_at; m_at != m_end && isDigit(*m_at); ++m_at, place /= 10)
                value += place * (*m_at - '0');
        }
        return negative ? -value : value;
    }

    QPointF point()
    {
        const double x = number();
        return {x, number()};
    }

    bool readSegment()
    {
        const QPointF here = m_path.currentPosition();
        switch (m_command) {
        case 'M':
            m_path.moveTo(point());
            m_command = 'L';
            return true;
        case 'L':
            m_path.lineTo(point());
            return true;
        case 'H':
            m_path.lineTo(number(), here.y());
            return true;
        case 'V':
            m_path.lineTo(here.x(), number());
            return true;
        case 'Q': {
            const QPointF control = point();
            m_path.quadTo(control, point());
            return true;
        }
        case 'C': {
            const QPointF first = point();
            const QPointF second = point();
            m_path.cubicTo(first, second, point());
            return true;
        }
        case 'Z':
            m_path.closeSubpath();
            m_command = '\0';
            return true;
        default:
            return false;
        }
    }

    const char* m_at;
    const char* m_end;
    char m_command = 'M';
    QPainterPath m_path;
};

} // namespace

QPainterPath pathFromData(QLatin1String data)
{
    return PathReader(data).read();
}

} // namespace bubblebar
