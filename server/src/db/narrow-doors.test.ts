import { randomUUID } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../test/build-test-app.ts';
import { unknownId } from '../../test/unknown-id.ts';

// Functions that run with more rights than their caller (SECURITY DEFINER): the only ways past the row policies.

let app: TestApp;
let tenant: TestTenant;
let agentId: string;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
  agentId = (await tenant.request('POST', '/api/agents', { name: 'Desk' })).json().id;
});
afterAll(() => app.close());

/** Queries outside any tenant. */
const ask = (text: string, values: unknown[]) => app.deps.db.app.pool.query(text, values);
const asPlatform = (text: string, values: unknown[] = []) => app.deps.db.platform.pool.query(text, values);

/** The search reads one plan for every chunk, always through its index. */
const configOf = (name: string) => [
  'search_path=public, pg_temp',
  ...(name.startsWith('app.search_') ? ['plan_cache_mode=force_generic_plan', 'enable_seqscan=off'] : []),
];

describe('security-definer functions', () => {
  it('are exactly these, each with its own search path, without public access', async () => {
    const found = await asPlatform(
      `select p.oid::regprocedure::text as name, p.proconfig as config,
         has_function_privilege('parley_app', p.oid, 'execute') as may,
         exists (select from aclexplode(p.proacl) a where a.grantee = 0) as others
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema', 'graphile_worker') order by 1`,
    );
    const ofThePlatform = found.rows.filter((row) => !row.may);
    expect(ofThePlatform).toEqual(
      [
        'app.drop_job(bigint)',
        'app.failed_jobs()',
        'app.forget_account_trunks()',
        'app.index_vectors(integer)',
        'app.job_queues()',
        // Triggers: the change that fires one needs no right to it.
        'app.mark_deleted_documents()',
        'app.mark_removed_words()',
        'app.recount_unanswered_questions()',
        'app.retry_job(bigint)',
      ].map((name) => ({
        name,
        config: ['search_path=public, pg_temp'],
        may: false,
        others: false,
      })),
    );
    expect(found.rows.filter((row) => row.may)).toEqual(
      [
        'app.account_state(uuid)',
        'app.add_job(text,json,text,timestamp with time zone)',
        'app.add_reseller_number(uuid,text,text,text,uuid)',
        'app.advance_outbox_consumer(text,uuid,xid8,bigint,xid8,bigint)',
        'app.append_audit(text)',
        'app.change_customer(uuid,timestamp with time zone,text,timestamp with time zone,uuid,timestamp with time zone)',
        'app.claim_pool_number(uuid,timestamp with time zone)',
        'app.create_customer(uuid,text,text,text,text,text,timestamp with time zone)',
        'app.find_api_key(text)',
        'app.find_chat_session(uuid)',
        'app.find_chat_session_by_token(bytea)',
        'app.find_identity_callback(bytea)',
        'app.find_numbered_rows(text[])',
        'app.find_reseller_key(text)',
        'app.find_session(text)',
        'app.find_web_voice_session(uuid)',
        'app.forget_desk_events(uuid)',
        'app.forget_emails(text[])',
        'app.forget_events(text[])',
        'app.forget_events_of(uuid[],text[])',
        'app.forget_jobs(uuid[])',
        'app.invoice_issuer()',
        'app.issued_invoices()',
        'app.lock_shared_line(uuid)',
        'app.newsletter_audience(uuid[])',
        'app.number_document(uuid,text)',
        'app.open_ledger_account(uuid,text,text,bigint)',
        'app.pace_shared_line(uuid,timestamp with time zone)',
        'app.post_entry(uuid,uuid,text,text,jsonb,timestamp with time zone,jsonb)',
        'app.purge_customer(uuid,text[],timestamp with time zone,timestamp with time zone)',
        'app.remove_reseller_number(text)',
        'app.reseller_number_inventory()',
        'app.resolve_deferred_event(text,uuid,bigint)',
        'app.retention_bounds_above()',
        'app.return_pool_number(text,timestamp with time zone)',
        'app.search_count(text,text,jsonb,timestamp with time zone,timestamp with time zone,integer)',
        'app.search_page(text,text,jsonb,timestamp with time zone,timestamp with time zone,timestamp with time zone,uuid,boolean,integer)',
        'app.shared_lines()',
        'app.tenant_of_agent(uuid)',
        'app.tenant_of_avatar(uuid)',
        'app.tenant_of_chat_file(text)',
      ].map((name) => ({ name, config: configOf(name), may: true, others: false })),
    );
  });

  it('find_api_key returns the one key of an exact prefix', async () => {
    const row = await asPlatform('select prefix from api_keys where tenant_id = $1', [tenant.id]);
    const exact = row.rows[0].prefix as string;
    expect((await ask('select tenant_id from app.find_api_key($1)', [exact])).rows).toEqual([{ tenant_id: tenant.id }]);
    for (const guess of [exact.slice(0, -1), '%', `${exact}%`, '']) {
      expect((await ask('select * from app.find_api_key($1)', [guess])).rows).toEqual([]);
    }
  });

  it('tenant_of_agent returns the tenant of an active agent and nothing else', async () => {
    const found = await ask('select * from app.tenant_of_agent($1)', [agentId]);
    expect(found.rows).toEqual([{ tenant_of_agent: tenant.id }]);
    const none = await ask('select app.tenant_of_agent($1) as tenant', [unknownId]);
    expect(none.rows).toEqual([{ tenant: null }]);
  });

  it.each(['find_chat_session', 'find_web_voice_session'])('%s returns nothing for an unknown one', async (door) => {
    expect((await ask(`select * from app.${door}($1)`, [unknownId])).rows).toEqual([]);
  });

  it('claim_pool_number and return_pool_number do nothing without a tenant, nor for another tenant’s number', async () => {
    const row = await asPlatform(`select id, number from number_pool order by number limit 1`);
    const { id, number } = row.rows[0] as { id: string; number: string };
    expect((await ask('select * from app.claim_pool_number($1, now())', [id])).rows).toEqual([]);
    const owner = await app.createTenant();
    expect((await owner.request('POST', `/api/phone-numbers/pool/${id}/claim`)).statusCode).toBe(201);
    const put = sql<{ ok: boolean }>`select app.return_pool_number(${number}, now()) as ok`;
    expect((await ask('select app.return_pool_number($1, now()) as ok', [number])).rows).toEqual([{ ok: false }]);
    expect((await app.deps.db.app.inTenant(tenant.id, (tx) => put.execute(tx))).rows).toEqual([{ ok: false }]);
    expect((await app.deps.db.app.inTenant(owner.id, (tx) => put.execute(tx))).rows).toEqual([{ ok: true }]);
  });

  it('append_audit writes to the chain of the transaction, and refuses without a tenant', async () => {
    const entry = JSON.stringify({ at: '2026-01-01T00:00:00.000Z', action: 'test.done' });
    await expect(ask('select app.append_audit($1)', [entry])).rejects.toThrow('needs a tenant transaction');
    const other = randomUUID() as TenantId;
    await app.deps.db.app.inTenant(other, (tx) => sql`select app.append_audit(${entry})`.execute(tx));
    const rows = await asPlatform(`select tenant_id from audit_log where action = 'test.done'`);
    expect(rows.rows).toEqual([{ tenant_id: other }]);
  });

  // A temporary table of the same name comes first in an ordinary search path.
  it('append_audit ignores a temporary table of the caller', async () => {
    const entry = JSON.stringify({ at: '2026-01-01T00:00:00.000Z', action: 'test.temporary' });
    await app.deps.db.app.inTenant(tenant.id, async (tx) => {
      await sql`create temporary table audit_log (like public.audit_log) on commit drop`.execute(tx);
      await sql`create temporary table audit_heads (like public.audit_heads) on commit drop`.execute(tx);
      await sql`select app.append_audit(${entry})`.execute(tx);
    });
    const rows = await asPlatform(`select count(*)::int as n from public.audit_log where action = 'test.temporary'`);
    expect(rows.rows).toEqual([{ n: 1 }]);
  });

  it('advance_outbox_consumer moves a cursor forward from its position, under its lease alone', async () => {
    const lease = randomUUID();
    await asPlatform(
      `insert into outbox_consumers (name, types, cursor_xid, cursor_id, lease_id, declared_at, created_at)
       values ('test.moved', '{}', '5', 1, $1, now(), now())`,
      [lease],
    );
    const move = async (id: string, from: string, to: string) => {
      const values = ['test.moved', id, from, to];
      return (await ask('select app.advance_outbox_consumer($1, $2, $3::xid8, 1, $4::xid8, 1) as ok', values)).rows[0]
        .ok;
    };
    expect(await move(randomUUID(), '5', '6')).toBe(false);
    expect(await move(lease, '4', '6')).toBe(false);
    expect(await move(lease, '5', '4')).toBe(false);
    expect(await move(lease, '5', '6')).toBe(true);
    expect(await move(lease, '5', '7')).toBe(false);
    await expect(ask('select * from outbox_consumers', [])).rejects.toMatchObject({ code: '42501' });
    await expect(ask('select * from outbox_deferred_events', [])).rejects.toMatchObject({ code: '42501' });
  });

  it('resolve_deferred_event removes a deferred event of the own tenant, under its consumer’s lease', async () => {
    const lease = randomUUID();
    await asPlatform(
      `insert into outbox_consumers (name, types, cursor_xid, cursor_id, lease_id, declared_at, created_at)
       values ('test.resolved', '{}', '5', 1, $1, now(), now())`,
      [lease],
    );
    for (const [event, state] of [
      [1, 'waiting'],
      [2, 'dead'],
    ]) {
      await asPlatform(
        `insert into outbox_deferred_events (tenant_id, consumer, event_xid, event_id, topic, type, state, attempts, next_attempt_at, created_at)
         values ($1, 'test.resolved', '1', $2, '', '', $3, 0, now(), now())`,
        [tenant.id, event, state],
      );
    }
    const other = await app.createTenant();
    const resolve = async (of: TenantId, id: string, event: number) => {
      const query = sql<{
        ok: boolean;
      }>`select app.resolve_deferred_event('test.resolved', ${id}::uuid, ${event}) as ok`;
      return (await app.deps.db.app.inTenant(of, (tx) => query.execute(tx))).rows[0]?.ok;
    };
    expect(await resolve(other.id, lease, 1)).toBe(false);
    expect(await resolve(tenant.id, randomUUID(), 1)).toBe(false);
    expect(await resolve(tenant.id, lease, 2)).toBe(false);
    expect(await resolve(tenant.id, lease, 1)).toBe(true);
    expect(await resolve(tenant.id, lease, 1)).toBe(false);
  });

  it('forget_emails, forget_events_of and forget_jobs erase within the own tenant alone', async () => {
    const other = await app.createTenant();
    const object = randomUUID();
    for (const id of [tenant.id, other.id]) {
      await app.deps.db.app.inTenant(id, async (tx) => {
        const data = JSON.stringify({ note: `about ${object}` });
        await tx
          .insertInto('events')
          .values({ tenant_id: id, type: 'agent.trashed', topic: 'desk', data, created_at: new Date() })
          .execute();
        await tx
          .insertInto('events')
          .values({ tenant_id: id, type: 'agent.trashed', topic: `call:${object}`, data: '{}', created_at: new Date() })
          .execute();
        const payload = JSON.stringify({ tenant_id: id, call_id: object });
        await sql`select app.add_job('test.never', ${payload}::json, null, now() + interval '1 day')`.execute(tx);
      });
      await asPlatform(
        `insert into emails (id, tenant_id, kind, to_address, subject, sealed_body, created_at)
         select gen_random_uuid(), $1, kind, 'A@example.com', '', '', now() from unnest(array['chat_code', 'invite']) kind`,
        [id],
      );
    }
    const erase = sql`select app.forget_emails(array['a@example.com']) as emails,
      app.forget_events_of(array[${object}::uuid], array['']) as events, app.forget_jobs(array[${object}::uuid]) as jobs`;
    const erased = await app.deps.db.app.inTenant(tenant.id, (tx) => erase.execute(tx));
    expect(erased.rows).toEqual([{ emails: 1, events: 2, jobs: 1 }]);
    const again = await app.deps.db.app.inTenant(tenant.id, (tx) => erase.execute(tx));
    expect(again.rows).toEqual([{ emails: 0, events: 0, jobs: 0 }]);
    const theirs = await app.deps.db.app.inTenant(other.id, (tx) => erase.execute(tx));
    expect(theirs.rows).toEqual([{ emails: 1, events: 2, jobs: 1 }]);
  });

  it('forget_events deletes events of the own tenant and the given topics', async () => {
    const other = await app.createTenant();
    const emit = (id: TenantId, topic: string) =>
      app.deps.db.app.inTenant(id, (tx) =>
        tx
          .insertInto('events')
          .values({ tenant_id: id, type: 'agent.trashed', topic, data: '{}', created_at: new Date() })
          .execute(),
      );
    await Promise.all([emit(tenant.id, 'a'), emit(tenant.id, 'b'), emit(other.id, 'a')]);
    const forget = sql<{ n: number }>`select app.forget_events(array['a', 'c']) as n`;
    const forgotten = await app.deps.db.app.inTenant(tenant.id, (tx) => forget.execute(tx));
    expect(forgotten.rows).toEqual([{ n: 1 }]);
    expect((await ask(`select app.forget_events(array['a']) as n`, [])).rows).toEqual([{ n: 0 }]);
    const left = await asPlatform(`select tenant_id, topic from events where topic in ('a', 'b') order by topic`);
    expect(left.rows).toEqual([
      { tenant_id: other.id, topic: 'a' },
      { tenant_id: tenant.id, topic: 'b' },
    ]);
  });
});
