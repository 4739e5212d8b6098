import type { ChatCustomer } from '@parley/contract/resources/chat-desk';

const known = ['name', 'email', 'phone_number', 'user_id'] as const;

/** Customer of a chat: verified fields first, then those the visitor gave. */
export function customerOf(session: {
  visitor: Record<string, string>;
  identity: Record<string, string> | null;
  variables: Record<string, string>;
  customer_note: string;
}): ChatCustomer {
  const { identity } = session;
  const all: Record<string, string> = { ...session.variables, ...session.visitor, ...identity };
  const variables = Object.fromEntries(
    Object.entries(session.variables).filter(([name]) => !(known as readonly string[]).includes(name)),
  );
  return {
    name: all['name'] ?? '',
    email: all['email'] ?? '',
    phone_number: all['phone_number'] ?? '',
    user_id: identity?.['user_id'] ?? '',
    note: session.customer_note,
    variables,
    verified_fields: Object.keys(identity ?? {}),
  };
}
