import type { CrmPerson } from '#areas/integrations/connections';

/** Most people told to a model at once. */
const mostMatches = 5;

/** People that were found, as an agent reads them, with words on how sure it is. */
export function tellPeople(found: readonly CrmPerson[]): { matches: Record<string, string>[]; note: string } {
  const unique = [...new Map(found.map((person) => [person.id, person])).values()];
  const matches = unique.slice(0, mostMatches).map(fieldsOf);
  if (unique.length === 0) return { matches, note: 'No such contact.' };
  if (unique.length === 1) return { matches, note: 'One match.' };
  return { matches, note: 'Several matches: ask which one it is, do not guess.' };
}

function fieldsOf({ id, firstName, lastName, email, company, phones }: CrmPerson): Record<string, string> {
  const fields = { id, first_name: firstName, last_name: lastName, email, company, phone: phones[0] ?? null };
  return Object.fromEntries(Object.entries(fields).filter((each): each is [string, string] => each[1] !== null));
}
