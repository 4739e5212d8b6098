import { describe, expect, it } from 'vitest';
import { isOf, readingsElsewhere, readSubjectNumber, subjectKey, subjectKeys } from './subject-number.rules.ts';

const anna = { kind: 'number', number: '+46701234567' } as const;

const spellings = [
  '+46701234567',
  ' 46701234567',
  '0046701234567',
  '46701234567',
  '0701234567',
  '070-123 45 67',
  '070-1234567',
  '(070) 123 45 67',
  '+46 (0)70-123 45 67',
  '+46.70.123.45.67',
  '+46 70 123 45 67',
  'tel:+46-70-123-45-67',
  'tel:+46701234567;ext=12',
  'sip:+46701234567@carrier.example',
  'sips:0701234567@pbx.example:5061;transport=tls',
  'sip:0701234567;phone-context=+46@pbx.example',
  '"Anna" <sip:+46701234567@carrier.example>;tag=1',
  'SIP:+46701234567@CARRIER.example',
];

describe('a data subject’s number', () => {
  it.each(spellings)('is read from %s', (text) => {
    expect(readSubjectNumber(text, ['SE'])).toEqual(anna);
  });

  it.each(spellings)('is found where it is stored as %s', (text) => {
    expect(subjectKeys(anna)).toContain(subjectKey(text));
    expect(isOf(anna, text, { countries: ['SE'], hasOneExchange: true })).toBe(true);
  });

  it.each([
    '\u202d070‑123 45 67\u202c',
    '070–123 45 67',
    '＋４６ ７０ １２３ ４５ ６７',
    '070\u2009123\u200945\u200967',
  ])('is read from %j as copied from an address book or a page', (text) => {
    expect(readSubjectNumber(text, ['SE'])).toEqual(anna);
  });

  it('in national form is one of any country, where none of the account’s has it', () => {
    expect(readingsElsewhere('070-123 45 67', [])).toContain('+46701234567');
    expect(readingsElsewhere('070-123 45 67', ['US'])).toContain('+46701234567');
    for (const text of ['070-123 45 67', '+46701234567', '0046701234567', 'sip:1001@pbx.example', '112'])
      expect(readingsElsewhere(text, ['SE'])).toEqual([]);
  });

  it.each([
    '',
    ' ',
    '112',
    '911',
    '12',
    '+0701',
    '+1',
    'abc',
    '070-123 45 67 ext. 4x',
    '+461',
    '+46112',
    `+${'1'.repeat(16)}`,
    '++',
  ])('is refused for %j', (text) => {
    expect(['impossible_number', 'missing']).toContain(readSubjectNumber(text, ['SE', 'US']));
  });

  it.each(['anonymous', 'sip:anonymous@anonymous.invalid', 'Restricted', 'sip:unknown@carrier.example'])(
    'is withheld in %s',
    (text) => {
      expect(readSubjectNumber(text, ['SE'])).toBe('withheld_number');
    },
  );

  it('is read in the first country under which it is valid', () => {
    const read = (text: string, countries: string[]) => readSubjectNumber(text, countries);
    expect(read('0701234567', [])).toBe('impossible_number');
    expect(read('020 7946 0018', ['GB'])).toEqual({ kind: 'number', number: '+442079460018' });
    expect(read('(202) 456-1414', ['US'])).toEqual({ kind: 'number', number: '+12024561414' });
    expect(read('06 12345678', ['IT', 'NL'])).toEqual({ kind: 'number', number: '+390612345678' });
    expect(read('06 12345678', ['NL', 'IT'])).toEqual({ kind: 'number', number: '+31612345678' });
  });

  it('is not another person’s with the same digits', () => {
    const account = { countries: ['SE'], hasOneExchange: true };
    // The digits of a Swedish number without its plus are those of no other person; those of a national number may be.
    expect(isOf({ kind: 'number', number: '+701234567' }, '0701234567', account)).toBe(false);
    expect(isOf(anna, '+470701234567', account)).toBe(false);
    expect(isOf(anna, '+46701234568', account)).toBe(false);
  });

  it('is a SIP address for an extension, and a bare extension where there is one exchange', () => {
    const found = readSubjectNumber('sip:1001@PBX.example;transport=udp', ['SE']);
    expect(found).toEqual({ kind: 'sip', user: '1001', host: 'pbx.example' });
    if (typeof found === 'string') return;
    const one = { countries: ['SE'], hasOneExchange: true };
    expect(subjectKeys(found)).toEqual(
      expect.arrayContaining([subjectKey('1001'), subjectKey('sip:1001@pbx.example')]),
    );
    expect(isOf(found, '1001', one)).toBe(true);
    expect(isOf(found, '1001', { ...one, hasOneExchange: false })).toBe(false);
    expect(isOf(found, 'sip:1001@other.example', one)).toBe(false);
  });
});
