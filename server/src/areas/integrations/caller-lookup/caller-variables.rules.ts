import type { CrmPerson } from '#areas/integrations/connections';

/** Longest value of a variable. Unit: characters. */
const valueMax = 100;

/** Name of a person in one piece; null where the CRM has none. */
export const nameOf = ({ firstName, lastName }: CrmPerson): string | null =>
  oneLine([firstName, lastName].filter(Boolean).join(' ')) || null;

/** Variables of a call about its caller. Those that the CRM does not know are left out. */
export function callerVariables(person: CrmPerson): Record<string, string> {
  const { firstName, lastName, email, company } = person;
  const values = {
    caller_name: nameOf(person),
    caller_first_name: firstName,
    caller_last_name: lastName,
    caller_email: email,
    caller_company: company,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = oneLine(value ?? '');
      return text === '' ? [] : [[name, text]];
    }),
  );
}

/** Free text of others as one short line. */
const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, valueMax)
    .trim();
