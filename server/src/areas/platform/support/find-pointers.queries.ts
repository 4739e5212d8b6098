import type { TenantId } from '@parley/contract/ids';
import type { SupportPointer, SupportPointerKind } from '@parley/contract/resources/support';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { SupportSubject } from './read-query.rules.ts';

interface PointerRow {
  kind: SupportPointerKind;
  id: string;
  tenant_id: string | null;
  tenant_name: string | null;
  label: string | null;
  state: string | null;
  at: Date;
}

/** Pointers of one answer. */
export const pointersMax = 50;
/** Conversations by number: the newest say enough. */
const conversationsMax = 20;

const tenants = (condition: RawBuilder<unknown>) => sql`
  select 'tenant' as kind, t.id, null::uuid as tenant_id, t.name as label,
    case when t.suspended_at is null then 'active' else 'suspended' end as state, t.created_at as at
  from tenants t where ${condition}`;

const users = (condition: RawBuilder<unknown>) => sql`
  select 'user', u.id, m.tenant_id, null, case when u.disabled_at is null then 'active' else 'disabled' end, u.created_at
  from users u left join memberships m on m.user_id = u.id and m.support_until is null where ${condition}`;

const calls = (condition: RawBuilder<unknown>) => sql`
  (select 'call', c.id, c.tenant_id, null, c.status, c.created_at from calls c where ${condition}
    order by c.created_at desc limit ${conversationsMax})`;

const numbers = (condition: RawBuilder<unknown>) => sql`
  select 'phone_number', n.id, n.tenant_id, null, n.status, n.created_at from phone_numbers n
  where n.status <> 'buying' and ${condition}`;

function unionFor(subject: SupportSubject): RawBuilder<unknown> {
  switch (subject.kind) {
    case 'email':
      return sql`${tenants(sql`lower(t.contact_email) = ${subject.email}`)}
        union all ${users(sql`lower(u.email) = ${subject.email}`)}`;
    case 'phone_number': {
      const { number } = subject;
      return sql`${tenants(sql`false`)} union all ${numbers(sql`n.number = ${number}`)}
        union all ${calls(sql`c.phone_number = ${number} or c.to_number = ${number} or c.from_number = ${number}`)}`;
    }
    case 'name': {
      const pattern = subject.name.toLowerCase();
      return sql`${tenants(sql`position(${pattern} in lower(t.name)) > 0`)}
        union all
        select 'reseller', r.id, null, r.name, case when r.suspended_at is null then 'active' else 'suspended' end,
          r.created_at from resellers r where position(${pattern} in lower(r.name)) > 0`;
    }
    case 'id': {
      const { id } = subject;
      return sql`${tenants(sql`t.id = ${id}`)} union all ${users(sql`u.id = ${id}`)}
        union all ${calls(sql`c.id = ${id}`)} union all ${numbers(sql`n.id = ${id}`)}
        union all select 'reseller', r.id, null, r.name,
          case when r.suspended_at is null then 'active' else 'suspended' end, r.created_at
          from resellers r where r.id = ${id}
        union all select 'agent', a.id, a.tenant_id, a.name,
          case when a.trashed_at is not null then 'trashed' when a.is_active then 'active' else 'inactive' end,
          a.created_at from agents a where a.id = ${id}
        union all select 'chat_session', s.id, s.tenant_id, null, s.status, s.created_at
          from chat_sessions s where s.id = ${id}`;
    }
  }
}

/** Finds where a subject is, across all accounts. Needs a transaction of the platform role. */
export async function findPointers(
  tx: Tx,
  subject: SupportSubject,
): Promise<{ pointers: SupportPointer[]; isMore: boolean }> {
  const { rows } = await sql<PointerRow>`
    select found.kind, found.id, found.tenant_id, owner.name as tenant_name, found.label, found.state, found.at
    from (${unionFor(subject)}) found left join tenants owner on owner.id = found.tenant_id
    order by found.kind, found.at desc, found.id limit ${pointersMax + 1}`.execute(tx);
  return { pointers: rows.slice(0, pointersMax).map(presentPointer), isMore: rows.length > pointersMax };
}

function presentPointer(row: PointerRow): SupportPointer {
  const { kind, id, label, state, at } = row;
  const tenant = row.tenant_id === null ? null : { id: row.tenant_id as TenantId, name: row.tenant_name ?? '' };
  return { kind, id, tenant, label, state, at: at.toISOString() };
}
