import { accounts } from './accounts.ts';
import { agents } from './agents.ts';
import { branding } from './branding.ts';
import { conversations } from './conversations.ts';
import { fields } from './fields.ts';
import { general } from './general.ts';
import { invoices } from './invoices.ts';
import { platform } from './platform.ts';
import { resellers } from './resellers.ts';
import { telephony } from './telephony.ts';
import { workflows } from './workflows.ts';

/** Swedish wording of each reason of a refusal. */
export const words: Readonly<Record<string, string>> = {
  ...accounts,
  ...agents,
  ...branding,
  ...conversations,
  ...fields,
  ...general,
  ...invoices,
  ...platform,
  ...resellers,
  ...telephony,
  ...workflows,
};
