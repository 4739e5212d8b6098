import { describe, expect, it } from 'vitest';
import { endsInDigits, redactAcross } from './redact-across.rules.ts';
import { redactPersonalData, redactPersonalDataIn } from './redact-personal-data.rules.ts';

type Row = readonly [language: string, text: string, redacted: string];

const personal: readonly Row[] = [
  ['en', 'Write to anna.svensson@example.co.uk please.', 'Write to [email] please.'],
  ['en', 'It is anna dot svensson at example dot com.', 'It is [email].'],
  ['sv', 'Min adress är anna punkt berg snabel-a exempel punkt se, tack.', 'Min adress är [email], tack.'],
  ['de', 'Schreiben Sie an max punkt muster at beispiel punkt de', 'Schreiben Sie an [email]'],
  ['fr', 'marie point dupont arobase exemple point fr', '[email]'],
  ['es', 'Mi correo es juan punto perez arroba ejemplo punto es.', 'Mi correo es [email].'],
  ['en', 'Call me on +46 70 123 45 67.', 'Call me on [phone].'],
  ['en-US', 'My number is (212) 555-2368.', 'My number is [phone].'],
  ['en-GB', 'Ring 020 7946 0958 tonight', 'Ring [phone] tonight'],
  ['en', 'Your number is + 1, 2 1 2, 5 5 5, 2 3 6 8, right?', 'Your number is [phone], right?'],
  ['en', 'It is plus four six, seven zero one two three, four five six seven.', 'It is [phone].'],
  ['en', 'From Sweden: 0 7 0, 1 2 3, 4 5 6 7', 'From Sweden: [phone]'],
  ['en', 'I am on 070-123 45 67 while I travel', 'I am on [phone] while I travel'],
  ['sv', 'Ring mig på 070-123 45 67 i morgon.', 'Ring mig på [phone] i morgon.'],
  ['sv', 'Det är noll sju noll ett två tre fyra fem sex sju.', 'Det är [phone].'],
  ['de', 'Meine Nummer ist 030 123456 78.', 'Meine Nummer ist [phone].'],
  ['de', 'null eins sieben eins eins zwei drei vier fünf sechs sieben', '[phone]'],
  ['fr', "C'est le 06 12 34 56 78.", "C'est le [phone]."],
  ['fr', 'zéro six douze trente-quatre cinquante-six soixante-dix-huit', '[phone]'],
  ['es', 'Llámame al 612 34 56 78.', 'Llámame al [phone].'],
  ['es', 'seis doce treinta y cuatro cincuenta y seis setenta y ocho', '[phone]'],
  ['en', 'The card is 4111 1111 1111 1111, valid until May.', 'The card is [card], valid until May.'],
  ['en', 'four one one one one one one one one one one one one one one one', '[card]'],
  ['en', 'It is four double one one, one one one one, one one one one, one one one one', 'It is [card]'],
  ['sv', 'fyra ett ett ett ett ett ett ett ett ett ett ett ett ett ett ett', '[card]'],
  ['de', 'vier eins eins eins eins eins eins eins eins eins eins eins eins eins eins eins', '[card]'],
  ['fr', 'quatre un un un un un un un un un un un un un un un', '[card]'],
  ['es', 'cuatro uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno', '[card]'],
  ['sv', 'Mitt personnummer är 811228-9874.', 'Mitt personnummer är [id].'],
  ['sv', 'Jag har 198112289874', 'Jag har [id]'],
  ['sv', 'åtta ett ett två två åtta nio åtta sju fyra', '[id]'],
  ['de', 'Steuer-ID 86 095 742 719', 'Steuer-ID [id]'],
  ['fr', 'Mon numéro : 2 55 08 14 168 025 38', 'Mon numéro : [id]'],
  ['es', 'Mi DNI es 12345678Z y el NIE X1234567L.', 'Mi DNI es [id] y el NIE [id].'],
  ['en-US', 'My SSN is 536-90-4399.', 'My SSN is [id].'],
  ['no', 'Fødselsnummer 13097248022.', 'Fødselsnummer [id].'],
  ['fi', 'Henkilötunnus 131052-308T kiitos', 'Henkilötunnus [id] kiitos'],
  ['sv', 'Kontot är SE45 5000 0000 0583 9825 7466 tack så mycket', 'Kontot är [iban] tack så mycket'],
  ['de', 'DE89370400440532013000', '[iban]'],
];

const ordinary: readonly (readonly [string, string])[] = [
  ['en', 'Can I come at half past four on the 12th of May 2026?'],
  ['en', 'That is 1,299.00 dollars, or 12 payments of 108.25.'],
  ['en', 'My order number is 20458817 and it weighs 3.5 kilos.'],
  ['en-US', 'Order 2125552368 has not arrived.'],
  ['en', 'We are open 09:00-17:30, Monday to Friday, from 2026-01-05.'],
  ['en', 'Press 1, 2, 3, 4, 5, 6 or 7 for a language.'],
  ['en', 'The PIN is four digits and there are two or three of us.'],
  ['en', 'We met at the station dot on time.'],
  ['sv', 'Kan jag boka klockan 14.30 den 3 mars 2026?'],
  ['sv', 'Det kostar 12 499 kronor för två vuxna och tre barn.'],
  ['sv', 'Beställning 0701234567 har inte kommit.'],
  ['sv', 'Rum tjugotre på våning fyra, för fem personer i sex nätter.'],
  ['de', 'Um 15:45 Uhr am 24.12.2026, für 49,90 Euro.'],
  ['de', 'Bestellnummer 4711 0815, Artikel 100 200 300.'],
  ['fr', 'Rendez-vous à 16h30 le 24/12/2026, total 1 250,00 euros.'],
  ['fr', 'La commande 0612345678 a deux articles.'],
  ['es', 'El pedido 612345678 cuesta 1.250,00 euros y llega a las 16:30.'],
  ['es', 'Somos cuatro personas, dos noches, del uno al tres de mayo.'],
  ['en', 'A card that fails its check, 4111 1111 1111 1112, is none.'],
];

describe('redaction of personal data', () => {
  it.each(personal)('%s: %s', (language, text, redacted) => {
    expect(redactPersonalData(text, language)).toBe(redacted);
  });

  it.each(ordinary)('%s survives: %s', (language, text) => {
    expect(redactPersonalData(text, language)).toBe(text);
  });

  it('is idempotent, so that a retried write compares equal', () => {
    for (const [language, text] of personal) {
      const once = redactPersonalData(text, language);
      expect(redactPersonalData(once, language)).toBe(once);
    }
  });

  it('finds a card number dictated in several turns, and leaves other turns as they were said', () => {
    expect(redactAcross(['My card is 4111 1111', 'one one one one', '1111, thanks'], 'en')).toEqual([
      'My card is [card], thanks',
      '',
      '',
    ]);
    expect(redactAcross(['Room 4111', 'a@example.com'], 'en')).toEqual(['Room 4111', '[email]']);
  });

  it.each([
    ['en', 'It is four one one one', true],
    ['sv', 'Det är noll sju noll,', true],
    ['en', 'At 19:30.', false],
    ['en', 'A table for two', false],
    ['en', 'four one one one, thanks', false],
  ])('%s: "%s" may go on with digits: %s', (language, text, expected) => {
    expect(endsInDigits(text, language)).toBe(expected);
  });

  it('redacts inside JSON, numbers and keys too, and keeps its shape', () => {
    const value = { to: 'a@example.com', card: 4111111111111111, rooms: 2, list: ['070-123 45 67', null, true] };
    expect(redactPersonalDataIn(value, 'sv')).toEqual({
      to: '[email]',
      card: '[card]',
      rooms: 2,
      list: ['[phone]', null, true],
    });
  });
});
