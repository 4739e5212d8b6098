import type { CrmPerson } from './vendor-crm.ts';

/** Digits that a number without its country must have at least to say whose it is. */
const nationalDigitsMin = 7;

type Match = { kind: 'one'; person: CrmPerson } | { kind: 'none' } | { kind: 'several' };

/**
 * Finds the person with a number (E.164) among those a CRM found broadly. Several people are never guessed between: a
 * record at the wrong person tells them of another's call.
 */
export function matchPerson(people: readonly CrmPerson[], number: string): Match {
  const matching = new Map(
    people.filter(({ phones }) => phones.some((phone) => isNumber(phone, number))).map((person) => [person.id, person]),
  );
  const [person] = matching.values();
  if (person === undefined) return { kind: 'none' };
  return matching.size === 1 ? { kind: 'one', person } : { kind: 'several' };
}

/** True when free text spells the number, with its country (`+46`, `0046`) or without. */
function isNumber(spelled: string, number: string): boolean {
  const wanted = number.replace(/\D/g, '');
  const digits = spelled.replace(/\(0\)/g, '').replace(/\D/g, '');
  if (spelled.trim().startsWith('+')) return digits === wanted;
  if (digits.startsWith('00')) return digits.slice(2) === wanted;
  if (digits === wanted) return true;
  const national = digits.replace(/^0/, '');
  return national.length >= nationalDigitsMin && wanted.endsWith(national);
}
