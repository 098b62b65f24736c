#include "tests/common/damagedfiles.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

namespace bubblebar::tests {

namespace {

QJsonValue jsonFrom(const QByteArray& text)
{
    if (text.isEmpty())
        return QJsonValue::Undefined;
    const QJsonDocument document = QJsonDocument::fromJson('[' + text + ']');
    if (document.array().size() != 1)
        qFatal("damaged files: '%s' is no JSON value", text.constData());
    return document.array().first();
}

QJsonValue changed(const QJsonValue& around, QStringList steps, const QJsonValue& value)
{
    if (steps.isEmpty())
        return value;
    const QString step = steps.takeFirst();
    if (around.isArray()) {
        QJsonArray list = around.toArray();
        const qsizetype at = step.toInt();
        const QJsonValue entry = changed(list.at(at), steps, value);
        if (entry.isUndefined())
            list.removeAt(at);
        else if (at == list.size())
            list.append(entry);
        else
            list.replace(at, entry);
        return list;
    }
    if (!around.isObject())
        qFatal("damaged files: nothing leads to '%s'", qUtf8Printable(step));
    QJsonObject object = around.toObject();
    object.insert(step, changed(object.value(step), steps, value)); // an undefined value removes the key
    return object;
}

} // namespace

QByteArray withValue(const QByteArray& file, const QString& path, const QByteArray& value)
{
    const QJsonObject whole = QJsonDocument::fromJson(file).object();
    return QJsonDocument(changed(whole, path.split(u'/'), jsonFrom(value)).toObject()).toJson();
}

DamagedFiles::DamagedFiles(QByteArray valid)
    : m_valid(std::move(valid))
{
    QTest::addColumn<QByteArray>("damaged");
    QTest::addColumn<QString>("sentence");
}

void DamagedFiles::value(const char* rule, const char* path, const char* value, const char* sentence) const
{
    bytes(rule, withValue(m_valid, QString::fromUtf8(path), value), sentence);
}

void DamagedFiles::text(const char* rule, const char* before, const char* after, const char* sentence) const
{
    if (!m_valid.contains(before))
        qFatal("damaged files: '%s' is not in the file", before);
    bytes(rule, QByteArray(m_valid).replace(before, after), sentence);
}

void DamagedFiles::bytes(const char* rule, const QByteArray& bytes, const char* sentence) const
{
    QTest::newRow(rule) << bytes << QString::fromUtf8(sentence);
}

void verifySentence(const QString& refusal)
{
    QFETCH(QString, sentence);
    QCOMPARE(refusal, sentence);
}

QByteArray damagedBytes()
{
    QFETCH(QByteArray, damaged);
    return damaged;
}

} // namespace bubblebar::tests
