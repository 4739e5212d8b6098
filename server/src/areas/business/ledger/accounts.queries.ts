import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { LedgerAccount } from './accounts.rules.ts';
import { lockBook } from './books.queries.ts';

/** State of an account. Money in micros, time in seconds. */
export interface AccountState {
  balance: bigint;
  /** Reserved by calls in progress; included in `balance`. */
  held: bigint;
}

type AccountName = { account: LedgerAccount; unit: string };

const columns = ['account', 'unit', 'balance', 'held'] as const;

/** Reads accounts of a book; one without postings is zero. */
export async function accountsOf(tx: Tx, accountId: string): Promise<(AccountName & AccountState)[]> {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(columns)
    .where('tenant_id', '=', accountId)
    .orderBy('account')
    .orderBy('unit')
    .execute();
  return rows.map(stateOf);
}

/** Reads the balance of one account. */
export async function balanceOf(tx: Tx, request: { accountId: string } & AccountName): Promise<AccountState> {
  const row = await tx
    .selectFrom('ledger_accounts')
    .select(columns)
    .where('tenant_id', '=', request.accountId)
    .where('account', '=', request.account)
    .where('unit', '=', request.unit)
    .executeTakeFirst();
  return row ? stateOf(row) : { balance: 0n, held: 0n };
}

/**
 * Locks accounts of a book, in every unit, until the transaction ends and returns their states. The order is that of
 * their names.
 * To be called before a decision by a balance: entries of others then wait.
 */
export async function lockAccounts(
  tx: Tx,
  accountId: string,
  accounts: readonly LedgerAccount[],
): Promise<(name: AccountName) => AccountState> {
  const locked = lockBook(tx, accountId);
  const read = tx
    .selectFrom('ledger_accounts')
    .select(columns)
    .where('tenant_id', '=', accountId)
    .where('account', 'in', accounts)
    .orderBy('account')
    .orderBy('unit')
    .forUpdate()
    .execute();
  const [rows] = await Promise.all([read, locked]);
  const states = rows.map(stateOf);
  return (name) =>
    states.find((state) => state.account === name.account && state.unit === name.unit) ?? { balance: 0n, held: 0n };
}

/** Changes what calls in progress have reserved. Throws where balance less held would fall below the floor. */
export async function changeHeld(tx: Tx, request: { accountId: string; by: bigint } & AccountName): Promise<void> {
  if (request.by === 0n) return;
  await tx
    .updateTable('ledger_accounts')
    .set({ held: sql`held + ${request.by}` })
    .where('tenant_id', '=', request.accountId)
    .where('account', '=', request.account)
    .where('unit', '=', request.unit)
    .execute();
}

/** Opens an account where there is none, so that it can be locked and reserved from before its first posting. */
export async function openAccount(
  tx: Tx,
  request: { accountId: string; floor: bigint | null } & AccountName,
): Promise<void> {
  const { accountId, account, unit, floor } = request;
  await sql`select app.open_ledger_account(${accountId}, ${account}, ${unit}, ${floor})`.execute(tx);
}

/** Sets the floor of an account; where it is below already, what it is now. */
export async function setFloor(tx: Tx, request: { accountId: string; floor: bigint } & AccountName): Promise<void> {
  await tx
    .updateTable('ledger_accounts')
    .set({ floor: sql`least(${request.floor}, balance - held)` })
    .where('tenant_id', '=', request.accountId)
    .where('account', '=', request.account)
    .where('unit', '=', request.unit)
    .execute();
}

function stateOf(row: { account: string; unit: string; balance: string; held: string }): AccountName & AccountState {
  return {
    account: row.account as LedgerAccount,
    unit: row.unit,
    balance: BigInt(row.balance),
    held: BigInt(row.held),
  };
}
