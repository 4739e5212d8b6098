import { appendFileSync } from 'node:fs';
import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { DatabaseConnections } from '#db/connections.ts';
import { openDatabase } from '#db/open.ts';
import { createPostgresBus } from '#platform/bus/postgres-bus.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { createLogger } from '#platform/log/logger.ts';
import { type ConsumedEvent, consumer } from '#platform/outbox/consumer.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { startEventFeed } from '#platform/outbox/event-feed.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';

// A process that tests kill. `CONSUMER_PROCESS` says what it does:
// - `emit`: commits one event after the other, and prints each once it is committed;
// - `emit_and_die`: commits the event `NAME` and dies before it notifies the bus;
// - `consume`: runs a consumer of each form; `DIE_AT` names the event it dies of, after its work and before the cursor.

const { connections, role, tenantId, name, dieAt, delivered } = JSON.parse(process.env['CONSUMER_PROCESS'] ?? '{}') as {
  connections: DatabaseConnections;
  role: 'emit' | 'emit_and_die' | 'consume';
  tenantId: TenantId;
  name: string;
  dieAt?: string;
  /** File that records effects outside the database. */
  delivered: string;
};

const die = () => process.kill(process.pid, 'SIGKILL');
const log = createLogger({ level: 'error' });
const db = openDatabase({ connections, poolSizes: { app: 4, platform: 4 }, log });
const bus = createPostgresBus({ connection: connections.owner, pool: db.platform.pool, log });
await bus.ready();

const topics = 3;
let emitted = 0;
const emit = (event: string) =>
  inEmittingTransaction({ scope: db.app, bus, tenantId, now: new Date() }, (_tx, emitOne) =>
    emitOne('agent.trashed', `topic ${emitted++ % topics}`, { agent_id: event as AgentId }),
  );
const nameOf = (event: ConsumedEvent<'agent.trashed'>) => event.data.agent_id as string;

if (role === 'emit_and_die') {
  bus.publish = () => void die();
  await emit(name);
} else if (role === 'emit') {
  for (;;) {
    const event = `${name}-${emitted}`;
    await emit(event);
    process.stdout.write(`${event}\n`);
  }
} else {
  const feed = await startEventFeed({ platform: db.platform, bus, log });
  const shared = { types: ['agent.trashed'] as const, startsAt: 'oldest_kept' as const };
  const consumers = [
    consumer({
      ...shared,
      name: 'crash.handled',
      async handle(tx, event) {
        await sql`insert into effects (tenant_id, topic, effect) values (${event.tenantId}, ${event.topic}, ${nameOf(event)})`.execute(
          tx,
        );
        if (nameOf(event) === dieAt) die();
      },
    }),
    consumer({
      ...shared,
      name: 'crash.delivered',
      async deliver(event) {
        appendFileSync(delivered, `${event.position} ${event.topic} ${nameOf(event)}\n`);
        if (nameOf(event) === dieAt) die();
      },
    }),
  ];
  await startConsumers({ db, bus, feed, clock: systemClock, log, consumers, times: { leaseMs: 1_500, pollMs: 200 } });
  process.stdout.write('consuming\n');
}
