import type { UpdateChatCustomer } from '@parley/contract/resources/chat-desk';
import { ownFieldsOfCustomer, verifiedFields } from './operator-chats.errors.ts';

const fields = ['name', 'email', 'phone_number'] as const;
const notVariables: readonly string[] = [...fields, 'user_id'];

/** Stored data of a visitor. */
export interface StoredCustomer {
  visitor: Record<string, string>;
  variables: Record<string, string>;
  note: string;
}

/** Refuses changes of verified fields, each named, and variables named like fields of the customer. */
export function checkCustomerUpdate(update: UpdateChatCustomer, identity: Record<string, string> | null): void {
  const names = Object.keys(update.variables ?? {});
  const misplaced = names.filter((name) => notVariables.includes(name));
  if (misplaced.length > 0) throw ownFieldsOfCustomer(misplaced);
  const isVouched = (name: string) => identity !== null && Object.hasOwn(identity, name);
  const vouched = [
    ...fields.filter((name) => update[name] !== undefined && isVouched(name)).map((name) => `/${name}`),
    ...names.filter(isVouched).map((name) => `/variables/${name}`),
  ];
  if (vouched.length > 0) throw verifiedFields(vouched);
}

/** Applies the update; returns the customer and the names of changed fields. */
export function changeCustomer(
  stored: StoredCustomer,
  update: UpdateChatCustomer,
): { customer: StoredCustomer; changed: string[] } {
  const visitor = { ...stored.visitor };
  const variables = { ...stored.variables };
  for (const name of fields) {
    const value = update[name];
    if (value === undefined) continue;
    // Otherwise a value collected by tools or the page would show again.
    delete variables[name];
    set(visitor, name, value || null);
  }
  for (const [name, value] of Object.entries(update.variables ?? {})) set(variables, name, value);
  const note = update.note ?? stored.note;
  const shown = (of: StoredCustomer, name: string) => of.visitor[name] ?? of.variables[name];
  const customer = { visitor, variables, note };
  const changed = [...fields, ...Object.keys(update.variables ?? {})].filter(
    (name) => shown(stored, name) !== shown(customer, name),
  );
  return { customer, changed: note === stored.note ? changed : [...changed, 'note'] };
}

function set(values: Record<string, string>, name: string, value: string | null): void {
  if (value === null) delete values[name];
  else values[name] = value;
}
