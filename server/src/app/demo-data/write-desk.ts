import type { CannedReplyId, TenantId, UserId } from '@parley/contract/ids';
import { createUser } from '#areas/accounts/users';
import type { Claimer } from '#areas/conversations/chats';
import type { Tx } from '#db/tenant-scope.ts';
import { type BusinessName, businesses } from './businesses.ts';
import type { Conversation } from './month-plan.ts';
import type { DemoAgent } from './write-calls.ts';

interface DeskContext {
  tx: Tx;
  tenantId: TenantId;
  now: Date;
  newId: () => string;
}

const operatorNames = ['Anna Berg', 'Jonas Lind'] as const;

/** Adds people who answer chats. They have no password and cannot log in. */
export async function addOperators({ tx, tenantId, now, newId }: DeskContext): Promise<Claimer[]> {
  const operators: Claimer[] = [];
  for (const name of operatorNames) {
    const id = newId() as UserId;
    const email = `${name.toLowerCase().replace(' ', '.')}.${tenantId.slice(-6)}@demo.example`;
    await createUser(tx, { id, email, name, passwordHash: null, emailVerifiedAt: now, now });
    await tx
      .insertInto('memberships')
      .values({ tenant_id: tenantId, user_id: id, role: 'operator', created_at: now, updated_at: now })
      .execute();
    operators.push({ id, name, avatarId: null });
  }
  return operators;
}

const replies = [
  { shortcut: 'hello', text: 'Hello! I am happy to help you. One moment, I am reading what you wrote.' },
  { shortcut: 'guarantee', text: 'Every repair comes with a guarantee of six months, so this costs you nothing.' },
  { shortcut: 'bye', text: 'You are welcome. Have a nice day!' },
];

export async function addCannedReplies({ tx, tenantId, now, newId }: DeskContext): Promise<void> {
  for (const reply of replies) {
    const id = newId() as CannedReplyId;
    const row = { tenant_id: tenantId, id, language: 'en', created_at: now, updated_at: now, ...reply };
    await tx.insertInto('canned_replies').values(row).execute();
  }
}

const wishes = [
  { message: 'Please call me back about the large filling.', status: 'new', ago: 1 },
  { message: 'Do you service cargo bikes as well?', status: 'new', ago: 0 },
  { message: 'I would like a family room for two weeks in July.', status: 'in_progress', ago: 2 },
  { message: 'I forgot my charger in room 7.', status: 'resolved', ago: 9 },
  { message: 'Could you send me the invoice again?', status: 'resolved', ago: 14 },
] as const;

/** Adds contact requests that visitors left while no operator was available. */
export async function addContactRequests(
  { tx, tenantId, now, newId }: DeskContext,
  agents: Readonly<Record<BusinessName, DemoAgent>>,
  customers: readonly Conversation['customer'][],
): Promise<void> {
  const names = Object.keys(agents) as BusinessName[];
  for (const [index, { message, status, ago }] of wishes.entries()) {
    const name = names[index % names.length] ?? 'workshop';
    const customer = customers[index % customers.length];
    const at = new Date(now.getTime() - ago * 86_400_000 - (index + 1) * 1_800_000);
    await tx
      .insertInto('contact_requests')
      .values({
        tenant_id: tenantId,
        id: newId(),
        agent_id: agents[name].id,
        name: customer?.name ?? '',
        email: customer?.email ?? '',
        phone_number: customer?.phone ?? '',
        message,
        language: 'en',
        page_url: businesses[name].pageUrl,
        status,
        created_at: at,
        updated_at: at,
        resolved_at: status === 'resolved' ? new Date(at.getTime() + 3_600_000) : null,
      })
      .execute();
  }
}
