import { describe, expect, it } from 'vitest';
import { matchName, type NamedEntry } from './match-name.rules.ts';

const person = (id: string, name: string, department = '', aliases: string[] = [], title = ''): NamedEntry => ({
  id,
  kind: 'person',
  name,
  department,
  aliases,
  title,
});
const department = (id: string, name: string, aliases: string[] = []): NamedEntry => ({
  id,
  kind: 'department',
  name,
  department: '',
  aliases,
  title: '',
});

/** Directory of a company in one language, with namesakes and words callers use for departments. */
const directories: Record<string, NamedEntry[]> = {
  en: [
    person('anna-sales', 'Anna Berg', 'Sales', ['Annie']),
    person('anna-support', 'Anna Lindqvist', 'Support'),
    person('stephen', 'Stephen Wright', 'Finance', ['Steve'], 'Accountant'),
    person('catherine', 'Catherine Knight', 'Support', ['Kate']),
    person('john', 'John Smith', 'Sales'),
    person('jane', 'Jane Schmidt', 'Marketing'),
    person('geoffrey', 'Geoffrey Chaucer', 'Legal'),
    person('will', 'Will Baker', 'Workshop'),
    person('sean', "Sean O'Connor", 'Sales'),
    department('sales', 'Sales', ['new bikes']),
    department('workshop', 'Workshop', ['repairs', 'service desk']),
    department('billing', 'Accounts payable', ['invoices', 'billing']),
  ],
  sv: [
    person('kjell', 'Kjell Åkesson', 'Ekonomi'),
    person('asa', 'Åsa Lindqvist', 'Försäljning'),
    person('anna-f', 'Anna Berg', 'Försäljning'),
    person('anna-v', 'Anna Bergström', 'Verkstad'),
    person('stig', 'Stig Wallin', 'Support'),
    person('goran', 'Göran Persson', 'Ledning', [], 'VD'),
    person('jorgen', 'Jörgen Hjelm', 'Lager'),
    department('ekonomi', 'Ekonomiavdelningen', ['ekonomi', 'fakturor']),
    department('verkstad', 'Verkstaden', ['reparation']),
  ],
  de: [
    person('meier', 'Thomas Meier', 'Vertrieb'),
    person('maier', 'Sabine Maier', 'Einkauf'),
    person('schmidt', 'Jürgen Schmidt', 'Werkstatt'),
    person('mueller', 'Petra Müller', 'Buchhaltung'),
    person('weiss', 'Karl Weiß', 'Vertrieb'),
    person('vogt', 'Friedrich Vogt', 'Versand', ['Fritz']),
    department('vertrieb', 'Vertrieb', ['Verkauf']),
    department('buchhaltung', 'Buchhaltung', ['Rechnungen']),
  ],
  fr: [
    person('renault', 'Philippe Renault', 'Ventes'),
    person('lefevre', 'Hélène Lefèvre', 'Comptabilité'),
    person('gauthier', 'Mathieu Gauthier', 'Atelier'),
    person('benoit', 'Benoît Dupont', 'Ventes'),
    person('francoise', 'Françoise Martin', 'Direction'),
    department('compta', 'Comptabilité', ['factures']),
    department('atelier', 'Atelier', ['réparations']),
  ],
  es: [
    person('gimenez', 'José Giménez', 'Ventas', ['Pepe']),
    person('vazquez', 'Beatriz Vázquez', 'Taller'),
    person('llorente', 'Guillermo Llorente', 'Contabilidad'),
    person('hernandez', 'Elena Hernández', 'Ventas'),
    person('ibanez', 'Javier Ibáñez', 'Dirección'),
    department('ventas', 'Ventas'),
    department('taller', 'Taller', ['reparaciones']),
  ],
};

/** Words of a caller, also as a recognizer misheard them, and whom they name: ids, `none` or `unnamed`. */
const labelled: Record<string, readonly (readonly [said: string, expected: string | readonly string[]])[]> = {
  en: [
    ['Put me through to Anna in sales', 'anna-sales'],
    ['Could I speak to Anna from support please', 'anna-support'],
    ['Anna please', ['anna-sales', 'anna-support']],
    ["I'd like to talk to Annie", 'anna-sales'],
    ['Hannah Berg', 'anna-sales'],
    ['Anna Burg', 'anna-sales'],
    ['Is Steven Right there?', 'stephen'],
    ['Can you connect me with Steve', 'stephen'],
    ['Stephen the accountant', 'stephen'],
    ['Kathryn Night', 'catherine'],
    ['Get me Kate, please', 'catherine'],
    ['Jon Smyth please', 'john'],
    ['transfer me to John Smith', 'john'],
    ['Jane Shmidt', 'jane'],
    ['Jeffrey Chaucer', 'geoffrey'],
    ['Is Will available?', 'will'],
    ['Shaun O Connor', 'sean'],
    ['the sales department', 'sales'],
    ['repairs', 'workshop'],
    ['someone in billing', 'billing'],
    ['accounts payable please', 'billing'],
    ['Can I talk to someone', 'unnamed'],
    ['please transfer me', 'unnamed'],
    ['Bartholomew Fitzgerald', 'none'],
    ['Anna Kowalski', ['anna-sales', 'anna-support']],
  ],
  sv: [
    ['Koppla mig till Kjell', 'kjell'],
    ['Jag söker Shell Åkesson', 'kjell'],
    ['kan jag få prata med Osa Lindkvist', ['asa']],
    ['Åsa tack', 'asa'],
    ['Anna på försäljning', 'anna-f'],
    ['Anna i verkstan', ['anna-v']],
    ['Anna', ['anna-f', 'anna-v']],
    ['Stig Vallin', 'stig'],
    ['Göran Pärsson', 'goran'],
    ['vd Göran', 'goran'],
    ['Jörgen Jelm', 'jorgen'],
    ['ekonomiavdelningen', 'ekonomi'],
    ['fakturor tack', 'ekonomi'],
    ['jag vill tala med någon', 'unnamed'],
    ['Vladimir Kuznetsov', 'none'],
  ],
  de: [
    ['Verbinden Sie mich bitte mit Thomas Mayer', 'meier'],
    ['Herr Meier im Vertrieb', 'meier'],
    ['Frau Maier bitte', ['maier', 'meier']],
    ['Sabine Meyer', 'maier'],
    ['Jürgen Schmitt', 'schmidt'],
    ['Frau Mueller', 'mueller'],
    ['Ich möchte mit Petra Miller sprechen', 'mueller'],
    ['Karl Weis', 'weiss'],
    ['Friedrich Fogt', 'vogt'],
    ['Ist der Fritz da?', 'vogt'],
    ['die Buchhaltung', 'buchhaltung'],
    ['Verkauf bitte', 'vertrieb'],
    ['jemanden sprechen bitte', 'unnamed'],
    ['Oleksandr Tkachenko', 'none'],
  ],
  fr: [
    ['Passez-moi Philippe Renaud', 'renault'],
    ['Je voudrais parler à Monsieur Reno', 'renault'],
    ['Hélène Lefebvre', 'lefevre'],
    ['Elene Lefevre', 'lefevre'],
    ['Matthieu Gautier', 'gauthier'],
    ['Benoit des ventes', 'benoit'],
    ['Madame Martin', 'francoise'],
    ['Francoise Martain', 'francoise'],
    ['la comptabilité', 'compta'],
    ['les réparations', 'atelier'],
    ["je voudrais parler à quelqu'un", 'unnamed'],
    ['Bartosz Kowalczyk', 'none'],
  ],
  es: [
    ['Páseme con José Jiménez', 'gimenez'],
    ['Quiero hablar con Pepe', 'gimenez'],
    ['Beatris Basques', 'vazquez'],
    ['Señora Vasquez por favor', 'vazquez'],
    ['Guillermo Yorente', 'llorente'],
    ['Elena Ernandez', 'hernandez'],
    ['Javier Ibanies', 'ibanez'],
    ['el taller', 'taller'],
    ['reparaciones por favor', 'taller'],
    ['quiero hablar con alguien', 'unnamed'],
    ['Krzysztof Wojcik', 'none'],
  ],
};

describe.each(Object.entries(labelled))('names said in %s', (language, rows) => {
  it.each(rows)('%s', (said, expected) => {
    const match = matchName(said, directories[language] ?? [], language);
    const found = match.found.map(({ entry }) => entry.id);
    if (typeof expected !== 'string') expect(found.toSorted()).toEqual([...expected].toSorted());
    else if (expected === 'none' || expected === 'unnamed') expect([match.outcome, found]).toEqual([expected, []]);
    else expect([match.outcome, found]).toEqual(['one', [expected]]);
  });
});

it('words of another request match no entry', () => {
  const said = ['I want to book an appointment', 'What does a new tyre cost?', 'When do you open tomorrow?'];
  const found = said.map((text) => matchName(text, directories['en'] ?? [], 'en').found.length);
  expect(found).toEqual([0, 0, 0]);
});

it('namesakes that sound the same are all offered, at most four', () => {
  const many = ['Sales', 'Support', 'Legal', 'Finance', 'Stock', 'Press'].map((unit) => person(unit, 'Kim Lee', unit));
  expect(matchName('Kim Lee', many, 'en')).toMatchObject({ outcome: 'several', found: { length: 4 } });
  expect(matchName('Kim Lee in Finance', many, 'en')).toMatchObject({
    outcome: 'one',
    found: [{ entry: { id: 'Finance' } }],
  });
});
