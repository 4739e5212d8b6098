import type { UpdateChatVisitor } from '@parley/contract/resources/chat';
import type { z } from 'zod';
import { anotherVisitor, tooManyVariables, userIdIsProven, vouchedFor } from './visitor-chats.errors.ts';

/** Visitor data of a chat. */
export interface VisitorData {
  /** Fields the visitor gave. */
  visitor: Record<string, string>;
  variables: Record<string, string>;
  /** Verified fields; null when there are none. */
  identity: Record<string, string> | null;
}

/** Maximum variables of a chat, those of tools included. */
const variablesMax = 100;

/** Checks the variables a page gives. Refuses one that would pass the visitor off as a portal user. */
export function pageVariables(variables: Record<string, string> | undefined): Record<string, string> {
  if (variables !== undefined && 'user_id' in variables) throw userIdIsProven();
  return variables ?? {};
}

/** Picks the given fields. */
export function givenFields(fields: { [field: string]: string | undefined } | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/**
 * Applies an update to the visitor data. `proven`: fields of the identity token, if one came. Refuses changes of
 * verified fields (403), another user's token (409) and too many variables (400).
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
