import { dirname, join } from 'node:path';
import { findRunningSocket, SOCKET_PORT } from '@parley/embedded-postgres';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { rounds } from '../../server/test/rounds.ts';
import { createTestDatabase, type TestDatabase } from '../../server/test/test-database.ts';
import { openChat, type Visitor, visitorAt } from '../../server/test/visitor.ts';
import { CrashedKnowledge } from './crashed-knowledge.ts';
import { addressOf, databaseUrl, type Parley, readFirstPrint, runParley, temporaryFolder } from './run-parley.ts';

/** How often the process is killed. */
const crashes = rounds('PARLEY_TEST_CRASHES', { usual: 2, long: 100 });
const embeddedCrashes = Math.ceil(crashes / 8);
const visitors = 4;
/** Longest a turn of a dead process is left to it, and some seconds to answer what was left. */
const takeOverMs = 40_000;

const folder = temporaryFolder();
const databases: TestDatabase[] = [];
let running: Parley | undefined;

// A check that fails must not leave a process behind.
afterEach(() => running?.kill('SIGKILL'));
afterAll(async () => {
  for (const database of databases) await database.drop();
  folder.remove();
});

interface Talk {
  visitor: Visitor;
  /** Texts of messages that were acknowledged. */
  acknowledged: string[];
}

/** Sends one message after the other until the process is gone; the first and every other one as a stream. */
async function talk(address: string, chat: Talk, name: string): Promise<void> {
  const visitor = visitorAt(address, chat.visitor);
  for (let number = 0; ; number++) {
    const text = `${name} ${number}: when are you open?`;
    const id = { client_message_id: text.replaceAll(/[^a-z0-9]/gi, '-').slice(0, 60) };
    try {
      if (number % 2 === 1) {
        const { status } = await visitor.send(text, id);
        if (status !== 200) throw new Error(`answered ${status}`);
        chat.acknowledged.push(text);
      } else {
        const stream = await visitor.stream(text, id);
        if ((await stream.next()).event === 'message.accepted') chat.acknowledged.push(text);
        await stream.rest();
      }
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('answered')) throw error;
      return;
    }
  }
}

/** Ends the leases on turns of dead processes at once; answering/two-processes.test.ts waits for them. */
async function expireLeases(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('update chat_sessions set answering_until = now() where answering_until is not null');
  await client.end();
}

async function crashAndCheck(
  env: Record<string, string>,
  times: number,
  connection: () => Promise<pg.ClientConfig>,
  knowledgeIn?: pg.Client,
): Promise<void> {
  let parley = (running = runParley(env));
  let address = await addressOf(parley);
  const printed = readFirstPrint(parley.output());
  const { agentId } = printed;
  const knowledge = knowledgeIn && new CrashedKnowledge(knowledgeIn, printed);
  const everyChat: Talk[] = [];

  for (let crash = 0; crash < times; crash++) {
    // One visitor returns; the others are new, since a turn of the dead process remains claimed until its lease ends.
    const chats = everyChat.slice(0, 1);
    while (chats.length < visitors) chats.push({ visitor: await openChat(address, agentId), acknowledged: [] });
    everyChat.push(...chats.filter((chat) => !everyChat.includes(chat)));
    const talking = chats.map((chat, at) => talk(address, chat, `crash ${crash} visitor ${at}`));
    const before = chats.map((chat) => chat.acknowledged.length);
    // Kills after every visitor got an answer: a process killed while starting has acknowledged nothing.
    const areHeard = () => chats.every((chat, at) => chat.acknowledged.length > (before[at] ?? 0));
    await expect.poll(areHeard, { timeout: 20_000, interval: 5 }).toBe(true);
    await knowledge?.add(address);
    await new Promise((resolve) => setTimeout(resolve, (crash * 67) % 300));
    await parley.kill('SIGKILL');
    await Promise.all(talking);
    parley = running = runParley(env);
    address = await addressOf(parley);
  }

  await expireLeases(await connection());
  for (const { visitor, acknowledged } of everyChat) {
    const here = visitorAt(address, visitor);
    const texts = (await allMessages(here))
      .filter((message) => message.role === 'visitor')
      .map((message) => message.text);
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const text of acknowledged) expect(texts.filter((each) => each === text)).toHaveLength(1);
    expect(new Set(texts).size).toBe(texts.length);
    await expect.poll(() => unanswered(here), { timeout: takeOverMs, interval: 500 }).toEqual([]);
  }
  await knowledge?.expectWhole();
  expect(await parley.kill('SIGTERM')).toEqual({ code: 0, signal: null });
}

async function allMessages(visitor: Visitor): Promise<{ id: string; role: string; text: string }[]> {
  const messages: { id: string; role: string; text: string }[] = [];
  for (;;) {
    const last = messages.at(-1);
    const more = await visitor.history(last?.id);
    if (more.length === 0) return messages;
    messages.push(...more);
  }
}

/** Visitor's messages behind the last answer. */
async function unanswered(visitor: Visitor): Promise<string[]> {
  const messages = await allMessages(visitor);
  const lastAnswer = messages.findLastIndex((message) => message.role === 'agent');
  return messages.slice(lastAnswer + 1).map((message) => message.text);
}

describe('kill -9 during chats and indexing', () => {
  it(`${crashes} times: no acknowledged message or source is lost or doubled, and each gets one reply`, {
    timeout: 60_000 + crashes * 15_000,
  }, async () => {
    const database = await createTestDatabase();
    databases.push(database);
    const url = databaseUrl(database.name);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await crashAndCheck(
      {
        DATABASE_URL: url,
        PARLEY_DATA_DIR: join(folder.path, 'external'),
        PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
      },
      crashes,
      async () => ({ connectionString: url }),
      client,
    );
    const rows = async (query: string) => (await client.query(query)).rows;
    expect(
      await rows(
        'select session_id from chat_messages where answers_seq is not null group by session_id, answers_seq having count(*) > 1',
      ),
    ).toEqual([]);
    // Numbers without gaps and counters that agree: no half of a change was kept.
    expect(
      await rows(`select s.id from chat_sessions s join chat_messages m on m.session_id = s.id group by s.id, s.last_seq, s.answered_seq, s.last_visitor_seq
        having count(*) <> s.last_seq or s.answered_seq <> s.last_visitor_seq or max(m.answers_seq) <> s.answered_seq`),
    ).toEqual([]);
    // Every message is in exactly one event.
    expect(
      await rows(`select m.id from chat_messages m left join events e on e.type = 'chat.message.created' and e.data -> 'message' ->> 'id' = m.id::text
        group by m.id having count(e.id) <> 1`),
    ).toEqual([]);
    await client.end();
  });

  it(`${embeddedCrashes} times with the embedded database, whose server is orphaned each time`, {
    timeout: 60_000 + embeddedCrashes * 20_000,
  }, async () => {
    const dataDir = join(folder.path, 'embedded');
    await crashAndCheck(
      { PARLEY_DATA_DIR: dataDir, PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' },
      embeddedCrashes,
      async () => {
        const host = dirname((await findRunningSocket(dataDir)) ?? '');
        return { host, port: SOCKET_PORT, user: 'postgres', database: 'parley' };
      },
    );
  });
});
