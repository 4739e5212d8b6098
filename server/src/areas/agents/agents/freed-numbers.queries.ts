import type { AgentId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { HeldNumber } from './freed-numbers.rules.ts';

export async function getFreedNumbers(tx: Tx, id: AgentId): Promise<HeldNumber[]> {
  const row = await tx.selectFrom('agents').select('freed_numbers').where('id', '=', id).executeTakeFirstOrThrow();
  return row.freed_numbers as unknown as HeldNumber[];
}

export async function setFreedNumbers(tx: Tx, id: AgentId, numbers: readonly HeldNumber[]): Promise<void> {
  await tx
    .updateTable('agents')
    .set({ freed_numbers: JSON.stringify(numbers) })
    .where('id', '=', id)
    .execute();
}
