import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallId, TenantId } from '@parley/contract/ids';
import { findRunningSocket, SOCKET_PORT } from '@parley/embedded-postgres';
import pg from 'pg';
import { exampleCall } from '../../server/src/areas/telephony/calls/index.ts';
import { embeddedConnections } from '../../server/src/db/connections.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { createPostgresBus } from '../../server/src/platform/bus/postgres-bus.ts';
import { createLogger } from '../../server/src/platform/log/logger.ts';
import { inEmittingTransaction } from '../../server/src/platform/outbox/emit.ts';
import { sharedNowMs } from '../shared/numbers.ts';

/** Commits events as another process of the installation does, on the database of a running server. */
export interface Committer {
  /** Commits `call.ended` of a new call; returns when the commit was known, on the clock that all processes share. */
  commit(): Promise<{ callId: string; atMs: number }>;
  /** Commits that many, several at the same time. Returns how long it took. Unit: milliseconds. */
  commitMany(count: number): Promise<number>;
  close(): Promise<void>;
}

export async function openCommitter(dataDir: string, agentId: string): Promise<Committer> {
  const socket = await findRunningSocket(dataDir);
  if (!socket) throw new Error(`There is no running database in ${dataDir}`);
  const host = dirname(socket);
  const connections = embeddedConnections({ connection: (options) => ({ host, port: SOCKET_PORT, ...options }) });
  const log = createLogger({ level: 'warn' });
  const db = openDatabase({ connections, poolSizes: { app: 8, platform: 2 }, log });
  const bus = createPostgresBus({ connection: connections.owner, pool: db.platform.pool, log });
  await bus.ready();
  const tenantId = await findTenant(connections.owner, agentId);

  async function commit() {
    const call = { ...exampleCall, id: randomUUID() as CallId, agent_id: null };
    await inEmittingTransaction({ scope: db.app, bus, tenantId, now: new Date() }, (_tx, emit) =>
      emit('call.ended', `call:${call.id}`, { call, is_shortened: false }),
    );
    return { callId: call.id as string, atMs: sharedNowMs() };
  }

  return {
    commit,
    async commitMany(count) {
      const begun = performance.now();
      let left = count;
      const work = async () => {
        while (left-- > 0) await commit();
      };
      await Promise.all(Array.from({ length: 8 }, work));
      return performance.now() - begun;
    },
    async close() {
      await sleep(50);
      await bus.close();
      await db.close();
    },
  };
}

async function findTenant(connection: pg.ClientConfig, agentId: string): Promise<TenantId> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query('select tenant_id from agents where id = $1', [agentId]);
  await client.end();
  return rows[0].tenant_id;
}
