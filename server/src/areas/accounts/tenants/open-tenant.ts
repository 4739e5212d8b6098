import type { InviteId, ResellerId, TenantId } from '@parley/contract/ids';
import { issueApiKey, ownKey } from '#areas/accounts/api-keys';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { markResellerActs } from '#platform/http/access/account-state.ts';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import type { Actor } from '#platform/http/principal.ts';
import type { InviteOwner } from './tenants.operation.ts';
import { enterAccount, insertCustomer, insertTenant, type NewTenant } from './tenants.queries.ts';

const customersNotAllowed = defineRefusal(
  'forbidden',
  'reseller_customers_not_allowed',
  'This reseller may make no customers now',
);

export interface Opening {
  /** First owner to invite. */
  owner?: { email: string; invite: InviteOwner };
  actor: Actor;
  /** Id of the request; null outside HTTP. */
  requestId: string | null;
  newId(): string;
}

/** Creates a tenant with its own key and the first row of its audit log, in a platform transaction for that tenant. */
export async function openTenant(tx: Tx, tenant: NewTenant, opening: Opening) {
  await insertTenant(tx, tenant);
  return equip(tx, tenant, opening);
}

/** Creates a customer, in a transaction of its reseller, which it is restored to afterwards. */
export async function openCustomer(tx: Tx, resellerId: ResellerId, tenant: NewTenant, opening: Opening) {
  if (!(await insertCustomer(tx, tenant))) throw customersNotAllowed();
  await markResellerActs(tx);
  await enterAccount(tx, tenant.id);
  const key = await equip(tx, tenant, opening);
  await enterAccount(tx, resellerId);
  return key;
}

async function equip(tx: Tx, { id, now }: { id: TenantId; now: Date }, { actor, requestId, newId, owner }: Opening) {
  const key = await issueApiKey(tx, { tenantId: id, id: newId(), ...ownKey, createdBy: actor, now });
  const inviteId = newId() as InviteId;
  const asked = owner && { tenantId: id, id: inviteId, email: owner.email, invitedBy: actor, now };
  const sent = owner && asked && (await owner.invite(tx, asked));
  const details = { api_key_id: key.id, ...(sent && { owner_invite_id: inviteId }) };
  await appendAudit(tx, { at: now, action: 'tenant.create', actor, resourceId: id, requestId, details });
  const ownerInvite = owner && sent ? { id: inviteId, email: owner.email, ...sent } : null;
  return { ...key, ownerInvite };
}

/** The invitation of the first owner, as the API shows it. */
export const presentOwnerInvite = ({ ownerInvite: invite }: Awaited<ReturnType<typeof openTenant>>) =>
  invite && {
    id: invite.id,
    email: invite.email,
    expires_at: invite.expiresAt.toISOString(),
    accept_url: invite.acceptUrl,
  };
