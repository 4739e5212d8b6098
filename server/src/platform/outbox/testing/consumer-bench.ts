import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Database, openDatabase } from '#db/open.ts';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { type Infrastructure, openInfrastructure } from '../../../../test/open-infrastructure.ts';
import { type ConsumedEvent, consumer, type OutboxConsumer } from '../consumer.ts';
import { type ConsumerState, readConsumerStates } from '../consumer-states.ts';
import { inEmittingTransaction } from '../emit.ts';
import { type EventFeed, startEventFeed } from '../event-feed.ts';
import { type RunningConsumers, startConsumers } from '../start-consumers.ts';

/** Polling of an outcome. Unit: milliseconds. */
export const eventually = { timeout: 10_000, interval: 20 };

/** Longest pause between two looks of a consumer: tests move the clock, which notifies no consumer. Unit: milliseconds. */
const pollMs = 100;

export const nameOf = (event: ConsumedEvent) => (event.data as { agent_id: string }).agent_id;

/** Feed, pools and consumers as of one process. */
export interface ConsumerProcess {
  db: Database;
  feed: EventFeed;
  consumers: RunningConsumers;
}

/** Database with outbox consumers whose effects are rows of a table. Each test has a new clock and consumer name. */
class ConsumerBench {
  #infrastructure!: Infrastructure;
  #owner!: pg.Client;
  #number = 0;
  readonly #running: ConsumerProcess[] = [];
  clock: TestClock = createTestClock(new Date());
  /** Name of the consumer under test. */
  name = '';

  get infrastructure(): Infrastructure {
    return this.#infrastructure;
  }

  async open(): Promise<void> {
    this.#infrastructure = await openInfrastructure();
    this.#owner = new pg.Client(this.#infrastructure.database.connections.owner);
    await this.#owner.connect();
    await this.query(`create table effects (at bigserial, consumer text, tenant_id uuid, effect text)`);
    await this.query('grant insert on effects to parley_app; grant usage on sequence effects_at_seq to parley_app');
  }

  begin(): void {
    this.clock = createTestClock(new Date());
    this.#number += 1;
    this.name = `test.consumer_${this.#number}`;
  }

  async end(): Promise<void> {
    for (const process of this.#running.slice()) await this.stop(process);
    await this.query('delete from outbox_consumers');
    await this.query('delete from events');
  }

  async close(): Promise<void> {
    await this.#owner.end();
    await this.#infrastructure.close();
  }

  /** Queries the database as its owner. */
  query<Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) {
    return this.#owner.query<Row>(text, values);
  }

  /** True when no transaction of the database server is older than the newest event. */
  async areEventsVisibleToAll(): Promise<boolean> {
    const { rows } = await this.query<{ are_visible: boolean }>(
      'select max(xid) < pg_snapshot_xmin(pg_current_snapshot()) as are_visible from events',
    );
    return rows[0]?.are_visible === true;
  }

  newTenant(): TenantId {
    return this.#infrastructure.newTenant();
  }

  async start(
    consumers: OutboxConsumer[],
    times: { leaseMs?: number; pollMs?: number } = {},
  ): Promise<ConsumerProcess> {
    const { bus, log, database } = this.#infrastructure;
    const db = openDatabase({ connections: database.connections, poolSizes: { app: 4, platform: 4 }, log });
    const feed = await startEventFeed({ platform: db.platform, bus, log });
    const parts = { db, bus, feed, clock: this.clock, log, consumers, times: { pollMs, ...times } };
    const process = { db, feed, consumers: await startConsumers(parts) };
    this.#running.push(process);
    return process;
  }

  /** Stops a process; does nothing for a stopped one. */
  async stop(process: ConsumerProcess): Promise<void> {
    const at = this.#running.indexOf(process);
    if (at < 0) return;
    this.#running.splice(at, 1);
    await process.consumers.stop();
    await process.feed.close();
    await process.db.close();
  }

  /** Consumer that writes each event's name into `effects`; `before` may throw. */
  writing(
    before: (event: ConsumedEvent) => unknown = () => {},
    { name = this.name, ...more }: Partial<OutboxConsumer> = {},
  ): OutboxConsumer {
    return {
      ...consumer({
        name,
        types: ['agent.trashed'],
        startsAt: 'oldest_kept',
        async handle(tx, event) {
          await sql`insert into effects (consumer, tenant_id, effect) values (${name}, ${event.tenantId}, ${nameOf(event)})`.execute(
            tx,
          );
          await before(event);
        },
      }),
      ...more,
    };
  }

  /** Emits one event for each name in one transaction, which commits after `hold`. */
  async emit(
    tenantId: TenantId,
    names: string[],
    { topic = 'topic', hold, now = this.clock.now() }: { topic?: string; hold?: Promise<void>; now?: Date } = {},
  ): Promise<void> {
    const { db, bus } = this.#infrastructure;
    await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (_tx, emitOne) => {
      for (const each of names) await emitOne('agent.trashed', topic, { agent_id: each as AgentId });
      await hold;
    });
  }

  async effects(name = this.name): Promise<string[]> {
    const { rows } = await this.query<{ effect: string }>(
      'select effect from effects where consumer = $1 order by at',
      [name],
    );
    return rows.map((row) => row.effect);
  }

  async state(name = this.name): Promise<ConsumerState | undefined> {
    const states = await readConsumerStates(this.#infrastructure.db.platform.everywhere);
    return states.find((state) => state.name === name);
  }
}

/** Bench for all tests of the file, with its hooks registered. */
export function useConsumerBench(): ConsumerBench {
  const bench = new ConsumerBench();
  beforeAll(() => bench.open());
  beforeEach(() => bench.begin());
  afterEach(() => bench.end());
  afterAll(() => bench.close());
  return bench;
}
