import { expect, it } from 'vitest';
import { wishOf } from './wishes.ts';

it.each([
  ["I'd like to book an appointment for Friday", 'book'],
  ['Can I get a table for four tomorrow?', 'book'],
  ['I need to call off my bike hire on Friday.', 'cancel'],
  ["I can't make my appointment tomorrow", 'cancel'],
  ['Could I move my booking to Tuesday?', 'change'],
  ['Jag vill boka tid för klippning', 'book'],
  ['Jag måste avboka min tid', 'cancel'],
  ['Ich möchte einen Termin vereinbaren', 'book'],
  ['Ich hätte gern einen Termin für den Check-up.', 'book'],
  ['Ich muss meinen Termin absagen', 'cancel'],
  ['Je voudrais une chambre double pour le week-end', 'book'],
  ['Je dois annuler mon rendez-vous', 'cancel'],
  ['Quería una mesa para cuatro el sábado', 'book'],
  ['Tengo que anular mi cita', 'cancel'],
  ["Bonjour, une table pour 4 samedi à 20h, c'est possible ?", 'book'],
  ['How do I book an appointment?', undefined],
  ['Can I cancel for free?', undefined],
  ['Do I need an appointment?', undefined],
  ['Was kostet es, wenn ich absage?', undefined],
  ['Hur avbokar jag?', undefined],
  ['Do you repair bikes?', undefined],
])('"%s" is a request to %s', (text, wish) => {
  expect(wishOf(text)).toBe(wish);
});
