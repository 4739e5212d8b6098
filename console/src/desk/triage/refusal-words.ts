import type { TFunction } from 'i18next';

const known = [
  'no_operator',
  'conflict',
  'not_found',
  'forbidden',
  'not_online',
  'not_present',
  'not_allowed',
  'not_an_operator',
  'no_capacity',
] as const;

/** Why a chat of a bulk action was not changed, in the language of the console. */
export function refusalWords(t: TFunction, code: string): string {
  const found = known.find((one) => one === code);
  return t(`triage.refusals.${found ?? 'other'}`);
}
