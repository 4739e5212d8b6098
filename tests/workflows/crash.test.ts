import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { isLong, rounds } from '../../server/test/rounds.ts';
import { createTestDatabase, type TestDatabase } from '../../server/test/test-database.ts';
import { openChat, type Visitor, visitorAt } from '../../server/test/visitor.ts';
import { type Receiver, startReceiver } from '../../server/test/webhook-receiver.ts';
import {
  addressOf,
  databaseUrl,
  type Parley,
  readFirstPrint,
  runParley,
  temporaryFolder,
} from '../first-run/run-parley.ts';
import { tripleBooking } from './triple-booking.ts';

// A workflow with three effects (a request to a server, a booking, a text message) in real processes that are killed.

/** How often the process is killed. */
const crashes = rounds('PARLEY_TEST_WORKFLOW_CRASHES', { usual: 2, long: 200 });
/** Chats that are under way at each crash. In the long run one: a tenant sends at most 300 text messages an hour. */
const chatsAtOnce = isLong ? 1 : 4;

const folder = temporaryFolder();
let database: TestDatabase;
let client: pg.Client;
let receiver: Receiver;
let running: Parley | undefined;

beforeAll(async () => {
  receiver = await startReceiver();
  receiver.answer = (_received, response) =>
    void setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"number":"B-7"}');
    }, 30);
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: databaseUrl(database.name) });
  await client.connect();
});
afterEach(() => running?.kill('SIGKILL'));
afterAll(async () => {
  await client.end();
  await receiver.close();
  await database.drop();
  folder.remove();
});

interface Talk {
  visitor: Visitor;
  slot: string;
  /** Messages that were answered. */
  answered: number;
}

/** Goes on with a chat until it is over, or the process is gone. A message without an answer is sent again. */
async function talk(address: string, chat: Talk): Promise<boolean> {
  const visitor = visitorAt(address, chat.visitor);
  const texts = ['I want to book a table', chat.slot];
  try {
    while (chat.answered < texts.length) {
      const text = texts[chat.answered] ?? '';
      const { status } = await visitor.send(text, {
        client_message_id: `${chat.slot.replaceAll(':', '-')}-${chat.answered}`,
      });
      // 409: the chat has ended by the answer that the killed process could not send.
      if (status !== 200 && status !== 409) throw new Error(`answered ${status}`);
      chat.answered += 1;
    }
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('answered')) throw error;
    return false;
  }
}

const rowsOf = async (query: string) => (await client.query(query)).rows as Record<string, unknown>[];

it(`kill -9 in the middle of a workflow, ${crashes} times: no step is lost and no side effect happens twice`, {
  timeout: 90_000 + crashes * 20_000,
}, async () => {
  const env = {
    DATABASE_URL: databaseUrl(database.name),
    PARLEY_DATA_DIR: join(folder.path, 'data'),
    PARLEY_EGRESS_ALLOW: '127.0.0.0/8',
    PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
  };
  running = runParley(env);
  let address = await addressOf(running);
  const key = readFirstPrint(running.output()).tenantKey;
  const agentId = await tripleBooking({ address, key, hookUrl: receiver.url, client });
  const all: Talk[] = [];

  for (let crash = 0; crash < crashes; crash++) {
    const chats: Talk[] = [];
    for (let number = 0; number < chatsAtOnce; number++) {
      const at = new Date(Math.ceil(Date.now() / 86_400_000 + 2) * 86_400_000 + all.length * 1_800_000);
      const chat = { visitor: await openChat(address, agentId), slot: at.toISOString().slice(0, 16), answered: 0 };
      chats.push(chat);
      all.push(chat);
    }
    const before = receiver.received.length;
    const talking = chats.map((chat) => talk(address, chat));
    // Every third crash comes anywhere; the others once the first effect is under way.
    if (crash % 3 !== 2) await expect.poll(() => receiver.received.length, { interval: 2 }).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, (crash * 37) % 160));
    await running.kill('SIGKILL');
    await Promise.all(talking);
    running = runParley(env);
    address = await addressOf(running);
    await client.query('update chat_sessions set answering_until = now() where answering_until is not null');
    const here = address;
    await expect
      .poll(async () => (await Promise.all(chats.map((chat) => talk(here, chat)))).every(Boolean), { timeout: 40_000 })
      .toBe(true);
  }

  const runs = `select count(*)::int as n from workflow_runs where status = 'ended' and outcome = 'succeeded'`;
  await expect.poll(async () => (await rowsOf(runs))[0]?.['n'], { timeout: 40_000 }).toBe(all.length);
  // Steps from 1 on without gaps, up to the number the run has.
  expect(
    await rowsOf(`select r.id from workflow_runs r left join workflow_steps s on s.run_id = r.id
      group by r.id, r.step having count(s.step) <> r.step or min(s.step) <> 1 or max(s.step) <> r.step`),
  ).toEqual([]);
  for (const effects of ['bookings', 'text_messages']) {
    expect(
      await rowsOf(`select c.id, count(e.id) from chat_sessions c left join ${effects} e on e.session_id = c.id
        group by c.id having count(e.id) <> 1`),
    ).toEqual([]);
  }
  // A request may be repeated; the receiver deduplicates by its key, of which each chat has one.
  const keysOf = new Map<string, Set<unknown>>();
  for (const { body, headers } of receiver.received) {
    const { session } = JSON.parse(body) as { session: { id: string } };
    keysOf.set(session.id, (keysOf.get(session.id) ?? new Set()).add(headers['idempotency-key']));
  }
  expect(keysOf.size).toBe(all.length);
  expect([...keysOf.values()].filter((keys) => keys.size !== 1)).toEqual([]);
  const said = await rowsOf(`select session_id from chat_messages where text like '%B-7%'
    group by session_id having count(*) > 1`);
  expect(said).toEqual([]);
  const repeated = receiver.received.length - all.length;
  console.info(
    `${crashes} kills in ${all.length} runs: 0 steps lost, 0 effects doubled, ${repeated} requests repeated`,
  );
  expect(await running.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
