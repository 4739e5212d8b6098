import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentId, TenantId } from '@parley/contract/ids';
import { type EmbeddedServer, startEmbeddedServer, TEST_SETTINGS } from '@parley/embedded-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DatabaseConnections, embeddedConnections } from '#db/connections.ts';
import { createEmbeddedDatabase } from '#db/embedded-database.ts';
import { migrate } from '#db/migrate.ts';
import { type Database, openDatabase } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { createPostgresBus } from '#platform/bus/postgres-bus.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import { createLogger } from '#platform/log/logger.ts';
import { type ConsumedEvent, consumer } from './consumer.ts';
import { readConsumerStates } from './consumer-states.ts';
import { inEmittingTransaction } from './emit.ts';
import { type EventFeed, startEventFeed } from './event-feed.ts';
import { renumberRestoredEvents } from './renumber-restored-events.ts';
import { startConsumers } from './start-consumers.ts';

const log = createLogger({ level: 'silent' });
const tenantId = uuidV7(new Date()) as TenantId;
const copied = ['events', 'outbox_consumers', 'outbox_deferred_events', 'instance_settings'];
const folders: string[] = [];
const clusters: Cluster[] = [];

interface Cluster {
  server: EmbeddedServer;
  connections: DatabaseConnections;
  owner: pg.Client;
  db: Database;
  bus: Bus;
}

async function startCluster(): Promise<Cluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-restored-'));
  folders.push(dataDir);
  const server = await startEmbeddedServer({ dataDir, settings: TEST_SETTINGS });
  await createEmbeddedDatabase(server.connection({ user: 'postgres', database: 'postgres' }));
  const connections = embeddedConnections(server);
  await migrate(connections.owner);
  const owner = new pg.Client(connections.owner);
  await owner.connect();
  await owner.query(`create table effects (at bigserial, effect text)`);
  await owner.query('grant insert on effects to parley_app; grant usage on sequence effects_at_seq to parley_app');
  const db = openDatabase({ connections, poolSizes: { app: 4, platform: 4 }, log });
  const bus = createPostgresBus({ connection: connections.owner, pool: db.platform.pool, log });
  await bus.ready();
  const cluster = { server, connections, owner, db, bus };
  clusters.push(cluster);
  return cluster;
}

let old: Cluster;
let fresh: Cluster;

beforeAll(async () => {
  [old, fresh] = [await startCluster(), await startCluster()];
  // A cluster that has been in use: its transaction ids are far ahead of those of a new one.
  await old.owner.query(`create temp table burnt (at int)`);
  await old.owner.query(`do $$ begin for at in 1..20000 loop
    begin insert into burnt values (at); exception when others then null; end;
  end loop; end $$`);
});
afterAll(async () => {
  for (const { bus, db, owner, server } of clusters) {
    await bus.close();
    await db.close();
    await owner.end();
    await server.stop();
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Commits one event; `before` runs when its transaction has an id and the event has none yet. */
function emit({ db, bus }: Cluster, name: string, topic: string, before: () => Promise<unknown> = async () => {}) {
  return inEmittingTransaction({ scope: db.app, bus, tenantId, now: new Date() }, async (tx, emitOne) => {
    await sql`select pg_current_xact_id()`.execute(tx);
    await before();
    await emitOne('agent.trashed', topic, { agent_id: name as AgentId });
  });
}

async function consume({ db, bus }: Cluster, feed: EventFeed, failing: string[]) {
  const nameOf = (event: ConsumedEvent<'agent.trashed'>) => event.data.agent_id as string;
  const writing = consumer({
    name: 'test.restored',
    types: ['agent.trashed'],
    startsAt: 'oldest_kept',
    async handle(tx, event) {
      if (failing.includes(nameOf(event))) throw new Error('not yet');
      await sql`insert into effects (effect) values (${nameOf(event)})`.execute(tx);
    },
  });
  const consumers = [{ ...writing, retry: { attempts: 12, firstDelayMs: 500, maxDelayMs: 500 } }];
  return startConsumers({ db, bus, feed, clock: systemClock, log, consumers, times: { pollMs: 100 } });
}

const effects = async ({ owner }: Cluster) =>
  (await owner.query<{ effect: string }>('select effect from effects order by at')).rows.map((row) => row.effect);
const nextXid = async ({ owner }: Cluster) =>
  Number((await owner.query('select pg_snapshot_xmax(pg_current_snapshot())::text as xid')).rows[0].xid);
const feedOf = ({ db, bus }: Cluster) => startEventFeed({ platform: db.platform, bus, log });

/** Copies the rows and the sequence, as pg_dump and pg_restore do. */
async function restoreInto(target: Cluster, source: Cluster): Promise<void> {
  for (const table of copied) {
    const { rows } = await source.owner.query(`select coalesce(json_agg(t), '[]')::text as all_rows from ${table} t`);
    await target.owner.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [rows[0].all_rows],
    );
  }
  const { rows } = await source.owner.query(`select nextval(pg_get_serial_sequence('events', 'id')) as id`);
  await target.owner.query(`select setval(pg_get_serial_sequence('events', 'id'), $1)`, [rows[0].id]);
}

it('a dump restored into another cluster loses no event, repeats none and does not stall', async () => {
  const before = await feedOf(old);
  const running = await consume(old, before, ['failed']);
  for (const [name, topic] of [
    ['handled', 'one'],
    ['failed', 'two'],
  ] as const) {
    await emit(old, name, topic);
  }
  const deferred = async () => (await readConsumerStates(old.db.platform.everywhere))[0];
  await vi.waitFor(async () => expect(await deferred()).toMatchObject({ lagEvents: 0, retrying: 1 }), 10_000);
  const lastSeen = before.position();
  await running.stop();
  await before.close();
  // Unread at the time of the dump. The order is that of the transactions; the event ids are the other way round.
  await emit(old, 'first', 'one', () => emit(old, 'second', 'one'));
  await emit(old, 'behind the failed', 'two');
  expect(await effects(old)).toEqual(['handled']);

  await restoreInto(fresh, old);
  expect(await nextXid(old)).toBeGreaterThan((await nextXid(fresh)) + 10_000);
  await Promise.all([1, 2].map(() => renumberRestoredEvents(fresh.db.platform, log)));
  const after = await feedOf(fresh);
  expect(await after.replay(tenantId, { topic: 'one' }, lastSeen)).toBeNull();
  const told: string[] = [];
  after.onEvent((event) => told.push((event.data as { agent_id: string }).agent_id));
  const resumed = await consume(fresh, after, []);
  await emit(fresh, 'new', 'one');
  const expected = ['failed', 'behind the failed', 'first', 'second', 'new'].sort();
  await vi.waitFor(async () => expect((await effects(fresh)).sort()).toEqual(expected), 10_000);
  const order = await effects(fresh);
  expect(order.filter((name) => ['first', 'second', 'new'].includes(name))).toEqual(['first', 'second', 'new']);
  expect(order.indexOf('failed')).toBeLessThan(order.indexOf('behind the failed'));
  await vi.waitFor(() => expect(told).toEqual(['new']), 10_000);
  const [state] = await readConsumerStates(fresh.db.platform.everywhere);
  expect(state).toMatchObject({ lagEvents: 0, retrying: 0, heldBack: 0, deadLetters: 0, skippedEvents: 0 });

  // Nothing of another cluster is left, so a further start changes nothing.
  const positions = () => fresh.owner.query('select xid::text, id::text from events order by events.xid, events.id');
  const kept = (await positions()).rows;
  await renumberRestoredEvents(fresh.db.platform, log);
  expect((await positions()).rows).toEqual(kept);
  await resumed.stop();
  await after.close();
});
