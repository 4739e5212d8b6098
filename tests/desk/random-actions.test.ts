import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '../../server/test/rounds.ts';
import { openChatOf, operatorActor, visitorActor } from './actors.ts';
import { type ChatRoom, newChatRoom } from './chat-room.ts';
import { followDesk } from './desk-follower.ts';
import { type DeskEvent, replayChat, type StoredMessage, writtenOutOfTurn } from './desk-model.ts';
import { type DeskProcesses, startDeskProcesses } from './desk-processes.ts';
import { randomFrom } from './random.ts';

/*
 * Ten operators and four visitors do what they like, on two processes of which one or the other dies now and then.
 * Afterwards a model goes over what was written.
 */
const actions = rounds('PARLEY_TEST_DESK_ACTIONS', { usual: 300, long: 100_000 });
const actionsBetweenCrashes = Math.min(1_000, actions / 2);
const seed = Number(process.env['PARLEY_TEST_SEED'] ?? Date.now() % 1_000_000);

let desk: DeskProcesses;
beforeAll(async () => {
  desk = await startDeskProcesses({ processes: 2, operators: 10, agents: 3 });
}, 180_000);
afterAll(() => desk?.close(), 60_000);

it(`${actions} actions with crashes (seed ${seed}): no chat has two holders, no acknowledged message is lost`, {
  timeout: 120_000 + actions * 60,
}, async () => {
  const room = newChatRoom();
  const random = randomFrom(seed);
  const anyAddress = () => desk.address(Math.floor(random() * 2));
  const operators = desk.operatorIds.map((id) =>
    operatorActor({ room, random, id, colleagues: desk.operatorIds, key: desk.key, address: anyAddress }),
  );
  for (const operator of operators) expect((await operator.begin())?.status).toBe(200);
  const followers = desk.operatorIds
    .slice(0, 3)
    .map((id) => followDesk({ address: anyAddress, headers: { 'x-api-key': desk.key, 'x-acting-user': id } }));
  await Promise.all(followers.map(({ ready }) => ready));
  const from = await lastEventId();
  for (let number = 0; number < 12; number++) {
    const chat = await openChatOf(room, anyAddress, desk.agentIds[number % 3] ?? '');
    if (chat) room.chats.push(chat);
  }
  expect(room.chats).toHaveLength(12);
  const visitors = [1, 2, 3, 4].map((number) =>
    visitorActor({ room, random, name: `visitor${number}`, address: anyAddress }),
  );

  let done = 0;
  let crashes = 0;
  let crashing = Promise.resolve();
  const work = async ({ act }: { act(): Promise<void> }) => {
    while (done < actions) {
      done += 1;
      // One at the end would only be waited for.
      if (done % actionsBetweenCrashes === 0 && done < actions) {
        crashes += 1;
        crashing = crashing.then(() => desk.crash(crashes % 2));
      }
      await act();
    }
  };
  await Promise.all([...operators, ...visitors].map(work));
  await crashing;

  expect(room.faults).toEqual([]);
  // It was a struggle, and not only a struggle.
  expect(room.claimed.length).toBeGreaterThan(actions / 100);
  expect(room.refusedClaims.length).toBeGreaterThan(actions / 100);
  for (const refused of room.refusedClaims) {
    expect(['already_claimed', 'conflict']).toContain(refused.body['error']);
    if (refused.body['error'] === 'already_claimed')
      expect(refused.body['message']).toMatch(/^Operator \d already has this chat/);
  }
  await checkMessages(room);
  await checkChats();
  await checkFollowers(followers, from);
});

async function rows<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await desk.database.query(query, values)).rows as Row[];
}

const lastEventId = async () =>
  (await rows<{ id: string }>('select coalesce(max(id), 0)::text as id from events'))[0]?.id;

async function checkMessages(room: ChatRoom): Promise<void> {
  const stored = await rows<{ session_id: string; client_message_id: string; text: string; visibility: string }>(
    'select session_id, client_message_id, text, visibility from chat_messages where client_message_id is not null',
  );
  const byId = groupBy(stored, keyOf);
  expect(room.acknowledged.length).toBeGreaterThan(actions / 20);
  for (const message of room.acknowledged) {
    const found = byId.get(`${message.sessionId} ${message.clientMessageId}`) ?? [];
    expect(found.map(({ text, visibility }) => ({ text, visibility }))).toEqual([
      { text: message.text, visibility: message.visibility },
    ]);
  }
  // Sequence numbers without gaps, and each public message in exactly one event for the visitor.
  expect(
    await rows(`select s.id from chat_sessions s join chat_messages m on m.session_id = s.id
      group by s.id, s.last_seq having count(*) <> s.last_seq`),
  ).toEqual([]);
  expect(
    await rows(`select m.id from chat_messages m left join events e on e.data -> 'message' ->> 'id' = m.id::text
      and e.type = case m.visibility when 'public' then 'chat.message.created' else 'chat.note.created' end
      group by m.id having count(e.id) <> 1`),
  ).toEqual([]);
  // Subscribers of a chat receive its messages in sequence order.
  expect(
    await rows(`select id from (select m.id, m.seq - lag(m.seq) over (partition by m.session_id order by e.xid, e.id)
      as step from events e join chat_messages m on m.id::text = e.data -> 'message' ->> 'id') told where step <= 0`),
  ).toEqual([]);
}

const keyOf = (row: { session_id: string; client_message_id: string }) => `${row.session_id} ${row.client_message_id}`;

function groupBy<Row>(all: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of all) {
    const group = groups.get(key(row)) ?? [];
    groups.set(key(row), group);
    group.push(row);
  }
  return groups;
}

async function checkChats(): Promise<void> {
  expect(
    await rows(`select a.session_id from chat_handlings a join chat_handlings b
      on a.session_id = b.session_id and a.id < b.id
      and tstzrange(a.claimed_at, a.ended_at) && tstzrange(b.claimed_at, b.ended_at)`),
  ).toEqual([]);
  const names = new Map(
    (await rows<{ id: string; name: string }>('select id, name from users')).map(({ id, name }) => [id, name]),
  );
  const sessions = await rows<{ id: string; status: string; operator_id: string | null }>(
    'select id, status, operator_id from chat_sessions',
  );
  const inSession = (row: { session_id: string }) => row.session_id;
  const events = groupBy(
    await rows<DeskEvent & { session_id: string }>(
      `select type, data, data -> 'chat' ->> 'id' as session_id from events
        where type like 'chat.session.%' and data ? 'chat' order by events.xid, events.id`,
    ),
    inSession,
  );
  const held = groupBy(
    await rows<{ session_id: string; operator_id: string }>(
      'select session_id, operator_id from chat_handlings where ended_at is null',
    ),
    inSession,
  );
  const messages = groupBy(
    await rows<StoredMessage & { session_id: string }>(
      'select session_id, role, visibility, operator_id, notice, text from chat_messages order by session_id, seq',
    ),
    inSession,
  );
  for (const { id, status, operator_id } of sessions) {
    const { state, faults } = replayChat(events.get(id) ?? []);
    expect(faults).toEqual([]);
    expect(state).toEqual({ status, holder: operator_id });
    const holders = (held.get(id) ?? []).map((row) => row.operator_id);
    expect(holders).toEqual(operator_id === null ? [] : [operator_id]);
    expect(writtenOutOfTurn(messages.get(id) ?? [], names)).toEqual([]);
  }
}

/** Each follower has heard each event of the desk once, in order, over all breaks. */
async function checkFollowers(followers: ReturnType<typeof followDesk>[], from: string | undefined): Promise<void> {
  const told = await rows<{ id: string }>(
    `select events.xid::text || '.' || events.id::text as id from events
      where events.id > $1 and (type like 'chat.session.%' and type <> 'chat.session.status'
        or type in ('chat.message.created', 'chat.note.created'))
      order by events.xid, events.id`,
    [from],
  );
  const expected = told.map(({ id }) => id);
  for (const follower of followers) {
    const heard = () => follower.heard.filter((id) => isIn.has(id));
    const isIn = new Set(expected);
    await expect.poll(() => heard().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(expected.length);
    expect(follower.resets).toBe(0);
    expect(heard()).toEqual(expected);
    await follower.stop();
  }
}
