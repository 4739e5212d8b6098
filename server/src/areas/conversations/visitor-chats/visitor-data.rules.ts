import type { UpdateChatVisitor } from '@parley/contract/resources/chat';
import type { z } from 'zod';
import { anotherVisitor, tooManyVariables, userIdIsProven, vouchedFor } from './visitor-chats.errors.ts';

/** What a chat knows of its visitor. */
export interface VisitorData {
  /** What they said of themselves. */
  visitor: Record<string, string>;
  variables: Record<string, string>;
  /** What is vouched for; null: nothing. */
  identity: Record<string, string> | null;
}

/** Of one chat, those of tools included. */
const variablesMax = 100;

/** Variables a page gives. Refuses one by which somebody would be taken for a user of the portal. */
export function pageVariables(variables: Record<string, string> | undefined): Record<string, string> {
  if (variables !== undefined && 'user_id' in variables) throw userIdIsProven();
  return variables ?? {};
}

/** The fields that were given. */
export function givenFields(fields: { [field: string]: string | undefined } | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/**
 * What is known of a visitor after an update. `proven` is what their token says, if they brought one. Refuses to change
 * what is vouched for (403), a token of somebody else (409) and variables without end (400).
 */
export function updatedVisitor(
  known: VisitorData,
  update: z.infer<typeof UpdateChatVisitor>,
  proven: Record<string, string> | null,
): VisitorData {
  const { identity_token: _, variables, ...fields } = update;
  const knownUser = known.identity?.['user_id'];
  if (proven && knownUser !== undefined && proven['user_id'] !== knownUser) throw anotherVisitor();
  const identity = proven ? { ...known.identity, ...proven } : known.identity;
  const said = givenFields(fields);
  const contradicted = Object.keys(said).filter((name) => name in (identity ?? {}) && identity?.[name] !== said[name]);
  if (contradicted.length > 0) throw vouchedFor(contradicted);
  const all = { ...known.variables, ...pageVariables(variables), ...said };
  if (Object.keys(all).length > variablesMax) throw tooManyVariables(variablesMax);
  return { visitor: { ...known.visitor, ...said }, variables: all, identity };
}
