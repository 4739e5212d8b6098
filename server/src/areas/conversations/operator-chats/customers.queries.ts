import type { ChatSessionId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { StoredCustomer } from './customer-update.rules.ts';

/** Reads the visitor's data of a chat, which must be locked. */
export async function readCustomer(
  tx: Tx,
  id: ChatSessionId,
): Promise<{ customer: StoredCustomer; identity: Record<string, string> | null }> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(['visitor', 'variables', 'customer_note', 'identity'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    customer: {
      visitor: row.visitor as Record<string, string>,
      variables: row.variables as Record<string, string>,
      note: row.customer_note,
    },
    identity: row.identity as Record<string, string> | null,
  };
}

export async function writeCustomer(tx: Tx, id: ChatSessionId, customer: StoredCustomer): Promise<void> {
  await tx
    .updateTable('chat_sessions')
    .set({
      visitor: JSON.stringify(customer.visitor),
      variables: JSON.stringify(customer.variables),
      customer_note: customer.note,
    })
    .where('id', '=', id)
    .execute();
}
