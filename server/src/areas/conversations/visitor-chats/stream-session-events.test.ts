import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { type ReadEvent, readEvents } from '../../../../test/read-events.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat, type Visitor } from '../../../../test/visitor.ts';

let clock: TestClock;
let app: TestApp;
let base: string;
let agentId: string;
let visitor: Visitor;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({
    clock,
    brain: createScriptedBrain((turn) => `Re: ${turn.question}`),
    env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' },
  });
  base = await listen(app);
  agentId = await createChatAgent(await app.createTenant());
});
beforeEach(async () => {
  clock.advance(60_000);
  visitor = await openChat(base, agentId);
});
afterAll(() => app.close());

const textOf = (event: ReadEvent) => (event.data.data['message'] as { text: string } | undefined)?.text ?? event.event;
const ticketUrl = (ticket: string, more = '') =>
  `${base}/api/chat/sessions/${visitor.sessionId}/events?ticket=${ticket}${more}`;

async function getTicket(): Promise<string> {
  const response = await fetch(`${base}/api/chat/sessions/${visitor.sessionId}/events/ticket`, {
    method: 'POST',
    headers: visitor.headers,
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { ticket: string }).ticket;
}

describe('GET /api/chat/sessions/{sessionId}/events', () => {
  it('begins with ready, then streams the messages of both sides', async () => {
    const stream = await visitor.follow();
    const ready = await stream.next();
    expect(ready).toMatchObject({ event: 'ready', data: { type: 'ready', data: { cursor: ready.id } } });
    await visitor.send('Hello');
    const [question, answer] = [await stream.next(), await stream.next()];
    expect([question.event, answer.event]).toEqual(['message.created', 'message.created']);
    expect([textOf(question), textOf(answer)]).toEqual(['Hello', 'Re: Hello']);
    expect(question.data.data).not.toHaveProperty('session_id');
    stream.cut();
  });

  it(`"streams nothing of other chats, not even of the same agent's"`, async () => {
    const other = await openChat(base, agentId);
    const stream = await visitor.follow();
    await stream.next();
    await other.send('Private');
    await visitor.send('Mine');
    expect(textOf(await stream.next())).toBe('Mine');
    stream.cut();
  });

  it('resumes after Last-Event-ID without losing or repeating an event, on every reconnect', async () => {
    const seen: string[] = [];
    let lastId = (await (await visitor.follow()).next()).id ?? '';
    const talking = (async () => {
      for (let number = 0; number < 15; number++) await visitor.send(`${number}`);
    })();
    while (seen.length < 30) {
      const stream = await visitor.follow({ 'last-event-id': lastId });
      expect((await stream.next()).event).toBe('ready');
      for (let count = 0; count < 4 && seen.length < 30; count++) {
        const event = await stream.next();
        seen.push(textOf(event));
        lastId = event.id ?? lastId;
      }
      stream.cut();
    }
    await talking;
    expect(seen).toEqual(Array.from({ length: 15 }, (_, number) => [`${number}`, `Re: ${number}`]).flat());
  });

  it('sends reset for an unknown position, then continues live', async () => {
    const stream = await visitor.follow({ 'last-event-id': 'yesterday' });
    expect([(await stream.next()).event, (await stream.next()).event]).toEqual(['ready', 'reset']);
    await visitor.send('New');
    expect(textOf(await stream.next())).toBe('New');
    stream.cut();
  });

  it('a ticket opens it once, without a header', async () => {
    const ticket = await getTicket();
    const stream = await readEvents(ticketUrl(ticket));
    expect((await stream.next()).event).toBe('ready');
    stream.cut();
    expect((await fetch(ticketUrl(ticket))).status).toBe(401);
  });

  it('a ticket accepts last_event_id in the query', async () => {
    const first = await visitor.follow();
    const { id } = await first.next();
    first.cut();
    await visitor.send('Missed');
    const stream = await readEvents(ticketUrl(await getTicket(), `&last_event_id=${id}`));
    expect(textOf((await stream.until('message.created')).at(-1) as ReadEvent)).toBe('Missed');
    stream.cut();
  });

  it('one of ten concurrent uses of a ticket succeeds', async () => {
    const ticket = await getTicket();
    const streams = await Promise.all(Array.from({ length: 10 }, () => readEvents(ticketUrl(ticket))));
    expect(streams.map((stream) => stream.response.status).toSorted()).toEqual([200, ...Array(9).fill(401)]);
    for (const stream of streams) stream.cut();
  });

  it('401: a ticket after 60 s, another session’s, an unknown one', async () => {
    const late = await getTicket();
    const other = await getTicket();
    const elsewhere = await openChat(base, agentId);
    const foreign = `${base}/api/chat/sessions/${elsewhere.sessionId}/events?ticket=${other}`;
    expect((await fetch(foreign)).status).toBe(401);
    expect((await fetch(ticketUrl('ticket_none'))).status).toBe(401);
    clock.advance(60_000);
    expect((await fetch(ticketUrl(late))).status).toBe(401);
  });

  it('400: an unknown query parameter', async () => {
    const response = await fetch(`${base}/api/chat/sessions/${visitor.sessionId}/events?since=1`, {
      headers: visitor.headers,
    });
    expect(response.status).toBe(400);
  });
});
