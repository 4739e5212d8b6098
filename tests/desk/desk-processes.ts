import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase } from '../../server/test/test-database.ts';
import {
  addressOf,
  databaseUrl,
  type Parley,
  readFirstPrint,
  runParley,
  temporaryFolder,
} from '../first-run/run-parley.ts';

export interface DeskProcesses {
  /** The API key of the demo tenant. */
  key: string;
  agentIds: string[];
  operatorIds: string[];
  database: pg.Pool;
  /** A process that runs now, chosen by `at`. */
  address(at: number): string;
  /** Ends a process as a crash does and starts another in its place. */
  crash(at: number): Promise<void>;
  close(): Promise<void>;
}

/** Several processes of one installation on one database, with agents and people who answer chats. */
export async function startDeskProcesses(counts: {
  processes: number;
  operators: number;
  agents: number;
}): Promise<DeskProcesses> {
  const test = await createTestDatabase();
  const folder = temporaryFolder();
  const env = {
    DATABASE_URL: databaseUrl(test.name),
    PARLEY_DATA_DIR: folder.path,
    PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '10000000',
    PARLEY_REQUESTS_PER_MINUTE_PER_KEY: '10000000',
    // Crashes end streams, but requests count as presence: no operator is swept as offline.
    PARLEY_DESK_GRACE_SECONDS: '600',
  };
  const running: { parley: Parley; address: string }[] = [];
  const start = async () => {
    const parley = runParley(env);
    return { parley, address: await addressOf(parley) };
  };
  // The first one sets up the database alone.
  running.push(await start());
  const first = readFirstPrint(running[0]?.parley.output() ?? '');
  while (running.length < counts.processes) running.push(await start());
  const ending = new Set<number>();
  const address = (at: number) => {
    const up = running.filter((_, place) => !ending.has(place));
    return up[at % up.length]?.address ?? '';
  };

  const agentIds: string[] = [];
  for (let number = 0; number < counts.agents; number++) {
    const answer = await fetch(`${address(0)}/api/agents`, {
      method: 'POST',
      headers: { 'x-api-key': first.tenantKey, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Reception ${number}`, first_speaker: 'user', prompt: 'We are open from 8 to 17.' }),
    });
    agentIds.push(((await answer.json()) as { id: string }).id);
  }
  const database = new pg.Pool({ connectionString: env.DATABASE_URL, max: 4 });
  const operatorIds = await createOperators(database, agentIds[0] ?? '', counts.operators);
  return {
    key: first.tenantKey,
    agentIds,
    operatorIds,
    database,
    address,
    async crash(at) {
      const old = running[at];
      if (!old) return;
      const ended = old.parley.kill('SIGKILL');
      ending.add(at);
      await ended;
      running[at] = await start();
      ending.delete(at);
    },
    async close() {
      await database.end();
      for (const { parley } of running) await parley.kill('SIGTERM');
      await test.drop();
      folder.remove();
    },
  };
}

async function createOperators(database: pg.Pool, agentId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const id = randomUUID();
    await database.query(
      `insert into users (id, email, name, created_at, updated_at) values ($1, $2, $3, now(), now())`,
      [id, `operator-${number}@example.com`, `Operator ${number}`],
    );
    await database.query(
      `insert into memberships (tenant_id, user_id, role, created_at, updated_at)
        select tenant_id, $1, 'operator', now(), now() from agents where id = $2`,
      [id, agentId],
    );
    ids.push(id);
  }
  return ids;
}
