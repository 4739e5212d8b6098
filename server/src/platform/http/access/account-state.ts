import type { TenantId } from '@parley/contract/ids';
import type { ResellerModule } from '@parley/contract/resources/reseller-package';
import type { Scope } from '@parley/contract/scopes';
import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { platformChain } from '#platform/audit/audit-entry.ts';
import type { Identity } from '#platform/http/access/identify.ts';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import type { MountedOperation } from '#platform/http/mounted-operation.ts';
import type { Operation } from '#platform/http/operation.ts';

export const accountSuspended = defineRefusal(
  'forbidden',
  'customer_account_suspended',
  'This account is suspended; its provider can resume it',
);
export const moduleOff = defineRefusal(
  'forbidden',
  'module_off',
  'This account does not have the module {{module}}; its provider can change that',
);
const conversationsPrivate = defineRefusal(
  'forbidden',
  'conversations_private',
  'Conversations of this customer are private; an owner of the account can share them with the reseller in the account settings. A key that the reseller issued counts as the reseller: create a new one in the account',
);
const peoplePrivate = defineRefusal(
  'forbidden',
  'people_private',
  'This account has owners of its own, who alone change its people; one of them can share conversations with the reseller in the account settings, which allows this too',
);
const secretsOutOfReach = defineRefusal(
  'forbidden',
  'secrets_out_of_reach',
  'Keys, passwords and other secrets are out of reach while you work in the account of a customer',
);

/** State of an account that decides about its requests, read with each of them. */
export interface AccountState {
  isSuspended: boolean;
  /** The account has agreed that its reseller sees conversations. */
  sharesContent: boolean;
  /** The account has an owner of its own. */
  hasOwner: boolean;
  modulesOff: readonly string[];
}

interface StateRow {
  is_suspended: boolean;
  shares_content: boolean;
  has_owner: boolean;
  modules_off: string[];
}

function stateOf(row: StateRow | undefined): AccountState | null {
  if (!row) return null;
  const {
    is_suspended: isSuspended,
    shares_content: sharesContent,
    has_owner: hasOwner,
    modules_off: modulesOff,
  } = row;
  return { isSuspended, sharesContent, hasOwner, modulesOff };
}

/** Finds the state of an account before a transaction is open; null when it is unknown. */
export async function findAccountState(db: Pick<Database, 'app'>, tenantId: TenantId): Promise<AccountState | null> {
  const { rows } = await db.app.pool.query<StateRow>('select * from app.account_state($1)', [tenantId]);
  return stateOf(rows[0]);
}

/** The same within a transaction. */
export async function readAccountState(tx: Tx, tenantId: TenantId): Promise<AccountState | null> {
  const { rows } = await sql<StateRow>`select * from app.account_state(${tenantId})`.execute(tx);
  return stateOf(rows[0]);
}

/** Refuses a suspended account, and one whose package has `module` switched off. For requests without a credential. */
export async function requireModule(
  db: Pick<Database, 'app'>,
  tenantId: TenantId,
  module: ResellerModule,
): Promise<void> {
  const state = await findAccountState(db, tenantId);
  if (!state || state.isSuspended) throw accountSuspended();
  if (state.modulesOff.includes(module)) throw moduleOff({ module });
}

/** True where the account does not have `module`: nothing of it begins by itself. Within the account's transaction. */
export async function isModuleOff(tx: Tx, tenantId: TenantId, module: ResellerModule): Promise<boolean> {
  return (await readAccountState(tx, tenantId))?.modulesOff.includes(module) === true;
}

/** Scopes whose operations show or export what was said, unless an operation declares otherwise. */
const conversationScopes: ReadonlySet<Scope> = new Set<Scope>([
  'calls:read',
  'calls:write',
  'chat:operate',
  'chat:read',
  'chat:write',
  'calendar:read',
  'calendar:write',
  'crm:call',
  'crm:read',
  'identity:read',
  'privacy:erase',
  'privacy:export',
  'privacy:read',
  // A webhook carries every conversation to an address of its creator.
  'webhooks:read',
  'webhooks:write',
]);

/** Scopes of secrets and of the people of an account. */
const secretScopes: ReadonlySet<Scope> = new Set<Scope>(['keys:read', 'keys:write']);

/** True for an operation that shows conversations or the people in them, or sends them elsewhere. */
export function showsConversations(operation: Pick<Operation<never>, 'access' | 'showsConversations'>): boolean {
  if (operation.showsConversations !== undefined) return operation.showsConversations;
  const { access } = operation;
  return 'scope' in access && conversationScopes.has(access.scope);
}

/**
 * Refuses by the state of the identity's account: 403 for a suspended one, for a module that is switched off, for
 * conversations that are not shared with its reseller, and for secrets during an impersonation.
 */
export async function requireAccount(
  { operation, module }: Pick<MountedOperation, 'operation' | 'module'>,
  { db }: { db: Pick<Database, 'app'> },
  identity: Identity,
): Promise<void> {
  const { access } = operation;
  const { accountId, principal } = identity;
  if (accountId === null || !['tenant', 'person', 'signed'].includes(access.kind)) return;
  // The platform itself, as of a payment provider's webhook, has no state.
  if (accountId === platformChain) return;
  const isImpersonating = identity.isReseller && principal?.kind === 'user';
  if (isImpersonating && isSecret(operation)) throw secretsOutOfReach();
  // Whom a reseller invites could show it every conversation.
  const changesPeople = identity.isReseller && 'scope' in access && access.scope === 'users:write';
  const needsConsent = identity.isReseller && showsConversations(operation);
  // Keys and sessions of a suspended account are refused before.
  if (principal !== null && module === null && !needsConsent && !changesPeople) return;
  const state = await findAccountState({ app: db.app }, accountId);
  if (!state || state.isSuspended) throw accountSuspended();
  if (module !== null && state.modulesOff.includes(module)) throw moduleOff({ module });
  if (needsConsent && !state.sharesContent) throw conversationsPrivate();
  if (changesPeople && state.hasOwner && !state.sharesContent) throw peoplePrivate();
}

function isSecret({ access, answer }: Operation<never>): boolean {
  return answer.holdsSecret === true || ('scope' in access && secretScopes.has(access.scope));
}

/**
 * Marks the transaction as one of a reseller: keys issued in it show the account's conversations with its consent alone
 * (trigger of `api_keys`).
 */
export async function markResellerActs(tx: Tx): Promise<void> {
  await sql`select set_config('app.reseller_acts', 'on', true)`.execute(tx);
}
