import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { caller, openToolBench, type ToolBench } from '../../../../test/tool-bench.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let bench: ToolBench;

beforeAll(async () => {
  bench = await openToolBench({ clock });
});
afterAll(() => bench.close());

const tool = { name: 'visit', type: 'booking' };
const hours = [{ from: '09:00', to: '12:00' }];
const weekly_hours = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours };
async function withCalendar(tools: Record<string, unknown>[] = [tool]) {
  const agent = await bench.agentWith(tools, { timezone: 'Europe/Stockholm', language: 'en-GB' });
  const body = { weekly_hours, country: 'SE' };
  const answer = await bench.tenant.request('PUT', `/api/agents/${agent.id}/calendar`, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return agent;
}

it('is offered where the calendar is enabled, limited to its allowed actions', async () => {
  expect(await bench.namesOf(await bench.agentWith([tool]))).toEqual([]);
  const agent = await withCalendar();
  expect(await bench.namesOf(agent)).toEqual([
    'visit_find_times',
    'visit_book',
    'visit_set_contact',
    'visit_move',
    'visit_cancel',
  ]);
  expect(await bench.namesOf(await withCalendar([{ ...tool, booking: { actions: ['find'] } }]))).toEqual(['visit']);
  const inTrash = await bench.tenant.request('DELETE', `/api/agents/${agent.id}`);
  expect(inTrash.statusCode).toBeLessThan(300);
  expect(await bench.namesOf(agent)).toEqual([]);
});

// Regression: an agent whose calendar was on said it could not book until it was given a tool of type `booking`.
it('an agent with a calendar books without a tool, unless it has one, also disabled, or its calendar says no', async () => {
  const agent = await withCalendar([]);
  const offered = ['find_times', 'book', 'set_contact', 'move', 'cancel'].map((action) => `calendar_${action}`);
  expect(await bench.namesOf(agent)).toEqual(offered);
  const session = { id: await bench.newSession(agent), metadata: {} };
  const booked = await bench.use(agent, { session }, 'calendar_book', { starts_at: '2026-03-02T10:30', name: 'Ada' });
  expect(booked.result).toContain('Booked for Ada');
  expect(await bench.logs()).toMatchObject([{ tool_id: null, tool_name: 'calendar_book', status: 'ok' }]);
  const following = { ...agent, config: { ...agent.config, workflow_id: bench.app.deps.newId() as never } };
  expect(await bench.namesOf(following)).toEqual([]);
  const owned = await withCalendar();
  const disabled = { ...owned, config: { ...owned.config, disabled_tool_ids: owned.config.tool_ids } };
  expect(await bench.namesOf(disabled)).toEqual([]);
  const body = { weekly_hours, books_in_conversations: false };
  await bench.tenant.request('PUT', `/api/agents/${agent.id}/calendar`, body);
  expect(await bench.namesOf(agent)).toEqual([]);
});

it('finds and books in the calendar’s local time, offers alternatives, and cancels own bookings', async () => {
  const agent = await withCalendar();
  const session = { id: await bench.newSession(agent), metadata: {} };
  expect((await bench.use(agent, { session }, 'visit_find_times', { date: '2026-03-02', days: 1 })).result).toBe(
    'Free, by the clocks of Europe/Stockholm:\nMonday 2 March (2026-03-02): 09:00, 09:30, 10:00, 10:30, 11:00, 11:30',
  );
  const wanted = { starts_at: '2026-03-02T09:30', name: 'Ada' };
  expect(await bench.use(agent, { session }, 'visit_book', wanted)).toEqual({
    result:
      'Booked for Ada: Monday 2 March 09:30 (2026-03-02T09:30). To which number or email should the confirmation go?',
    isError: false,
  });
  const taken = await bench.use(agent, { session }, 'visit_book', { starts_at: '2026-03-02T08:30:00Z', name: 'Bo' });
  expect(taken.result).toMatch(
    /^Not booked\. That time is taken\. Free instead: Monday 2 March 09:00 \(2026-03-02T09:00\);/,
  );
  expect(taken.isError).toBe(false);
  const left = await bench.use(agent, { session }, 'visit_find_times', { date: '2026-03-02', days: 1 });
  expect(left.result).not.toContain('09:30');

  // Visitor who merely claims the booking.
  const other = { id: await bench.newSession(agent), metadata: {} };
  const pretending = { session: other, variables: () => ({ phone_number: caller }) };
  expect((await bench.use(agent, pretending, 'visit_cancel')).result).toContain('nothing was changed');
  expect((await bench.use(agent, { session }, 'visit_cancel', { starts_at: '2026-03-03T09:30' })).result).toBe(
    'No such booking of this person was found; nothing was changed. They have: Monday 2 March 09:30 (2026-03-02T09:30).',
  );
  expect((await bench.use(agent, { session }, 'visit_cancel')).result).toBe(
    'Cancelled: Monday 2 March 09:30 (2026-03-02T09:30).',
  );
});

// Regression: a visitor who wanted ten o'clock was booked for eleven: the agent had no time zone, so the model appended
// UTC's offset to the calendar's ten o'clock.
it('accepts local times of the calendar, also with the agent’s UTC offset', async () => {
  const agent = await bench.agentWith([tool], { timezone: 'UTC', language: 'en-GB' });
  const calendar = { weekly_hours, timezone: 'Europe/Stockholm' };
  await bench.tenant.request('PUT', `/api/agents/${agent.id}/calendar`, calendar);
  for (const [starts_at, told] of [
    ['2026-03-02T10:00:00+00:00', '10:00'],
    ['2026-03-02T09:30:00Z', '10:30'],
    ['2026-03-02T11:00:00+01:00', '11:00'],
    ['2026-03-02T12:30:00+02:00', '11:30'],
  ]) {
    const { result } = await bench.use(agent, {}, 'visit_book', { starts_at, name: 'Ada' });
    expect(result).toContain(`Booked for Ada: Monday 2 March ${told} (2026-03-02T${told}).`);
  }
});

it('asks which of several bookings is meant, and recognizes a caller', async () => {
  const agent = await withCalendar();
  const more = await bench.onPhone();
  for (const starts_at of ['2026-03-03T09:00', '2026-03-04 09:00']) {
    await bench.use(agent, more, 'visit_book', { starts_at, name: 'Ada' });
  }
  expect((await bench.use(agent, more, 'visit_cancel')).result).toContain('more than one booking');
  const again = await bench.use(agent, await bench.onPhone(), 'visit_cancel', { starts_at: '2026-03-04T09:00' });
  expect(again.result).toBe('Cancelled: Wednesday 4 March 09:00 (2026-03-04T09:00).');
});

// Regression: one visitor could book every free time of the next two months.
it('allows at most five bookings per conversation', async () => {
  const agent = await withCalendar();
  const chat = { session: { id: await bench.newSession(agent), metadata: {} } };
  const bookAt = (time: string) =>
    bench.use(agent, chat, 'visit_book', { starts_at: `2026-03-09T${time}`, name: 'Ada' });
  for (const time of ['09:00', '09:30', '10:00', '10:30', '11:00']) {
    expect((await bookAt(time)).result).toContain('Booked for Ada');
  }
  expect(await bookAt('11:30')).toMatchObject({ isError: true, result: expect.stringContaining('Nothing was booked') });
  await bench.use(agent, chat, 'visit_cancel', { starts_at: '2026-03-09T09:00' });
  expect((await bookAt('11:30')).result).toContain('Booked for Ada');
  const other = { session: { id: await bench.newSession(agent), metadata: {} } };
  const theirs = await bench.use(agent, other, 'visit_book', { starts_at: '2026-03-09T09:00', name: 'Bo' });
  expect(theirs.result).toContain('Booked for Bo');
});

// Regression: a customer who gave a number after booking was thanked, and the booking stayed without it.
it('saves a number or an address with what was booked in the same conversation, and with nothing else', async () => {
  const agent = await withCalendar();
  const chat = { session: { id: await bench.newSession(agent), metadata: {} } };
  const use = async (given: Record<string, unknown>, more: Parameters<ToolBench['use']>[1] = chat) =>
    bench.use(agent, more, 'visit_set_contact', given);
  expect((await use({ phone: '070-174 06 05' })).result).toContain('nothing was changed');
  await bench.use(agent, chat, 'visit_book', { starts_at: '2026-03-26T09:00', name: 'Bo', email: 'bo@example.com' });
  await bench.use(agent, chat, 'visit_book', { starts_at: '2026-03-26T10:00', name: 'Ada' });
  expect(await use({ phone: '070-174 06 05' })).toEqual({
    result: 'Saved with the booking: +46 70 174 06 05.',
    isError: false,
  });
  expect((await use({ email: 'ada@example.com' })).result).toBe('Saved with the booking: ada@example.com.');
  expect((await use({})).result).toContain('Which number or email address');
  expect(await use({ phone: '12' })).toMatchObject({ isError: true, result: expect.stringContaining('phone') });
  expect(await use({ email: 'ada at home' })).toMatchObject({ isError: true });
  // A caller whose number the booking has, and another visitor.
  expect((await use({ email: 'eve@example.com' }, await bench.onPhone())).result).toContain('nothing was changed');
  const other = { session: { id: await bench.newSession(agent), metadata: {} } };
  expect((await use({ email: 'eve@example.com' }, other)).result).toContain('nothing was changed');
  const path = `/api/agents/${agent.id}/calendar/bookings?from=2026-03-26T00:00:00Z`;
  const { data } = (await bench.tenant.request('GET', path)).json();
  expect(data.map((each: { customer: unknown }) => each.customer)).toMatchObject([
    { name: 'Bo', phone: null, email: 'bo@example.com' },
    { name: 'Ada', phone: caller, phone_raw_input: '070-174 06 05', email: 'ada@example.com' },
  ]);
});

it('moves a booking to the day or time that is named, and leaves it where it was when that is taken', async () => {
  const agent = await withCalendar();
  const chat = { session: { id: await bench.newSession(agent), metadata: {} } };
  const use = async (name: string, given: Record<string, unknown>) =>
    (await bench.use(agent, chat, name, given)).result;
  expect(await use('visit_move', { date: '2026-03-24' })).toContain('nothing was changed');
  await use('visit_book', { starts_at: '2026-03-23T10:00', name: 'Ada' });
  await use('visit_book', { starts_at: '2026-03-25T11:30', name: 'Bo' });
  const from = { moved_from: '2026-03-23T10:00' };
  expect(await use('visit_move', { date: '2026-03-24' })).toContain('more than one booking');
  expect(await use('visit_move', from)).toContain('Nothing was moved yet');
  expect(await use('visit_move', { ...from, date: '2026-03-25', time: '11:30' })).toMatch(
    /^Not moved; the booking stays as it was\. That time is taken\. Free instead: /,
  );
  expect(await use('visit_move', { ...from, date: '2026-03-24' })).toBe(
    'Moved to Tuesday 24 March 10:00 (2026-03-24T10:00).',
  );
  expect(await use('visit_move', { moved_from: '2026-03-24T10:00', time: '11:00' })).toContain('24 March 11:00');
});

it('answers in the language of the agent, and finds the times of a part of the day', async () => {
  const agent = await bench.agentWith([tool], { timezone: 'Europe/Stockholm', language: 'sv-SE' });
  const afternoons = { monday: [...hours, { from: '13:00', to: '14:00' }] };
  await bench.tenant.request('PUT', `/api/agents/${agent.id}/calendar`, { weekly_hours: afternoons });
  const found = await bench.use(agent, {}, 'visit_find_times', {
    date: '2026-03-02',
    days: 1,
    part_of_day: 'afternoon',
  });
  expect(found.result).toBe('Lediga tider (Europe/Stockholm):\nmåndag 2 mars (2026-03-02): 13:00, 13:30');
  const booked = await bench.use(agent, {}, 'visit_book', { starts_at: '2026-03-02T13:00', name: 'Åsa' });
  expect(booked.result).toContain('Bokat för Åsa: måndag 2 mars 13:00 (2026-03-02T13:00).');
});

it('a verified visitor cancels bookings made under their number', async () => {
  const agent = await withCalendar();
  await bench.use(agent, await bench.onPhone(), 'visit_book', { starts_at: '2026-03-06T09:00', name: 'Ada' });
  const chat = {
    session: { id: await bench.newSession(agent), metadata: {} },
    variables: () => ({ phone_number: caller }),
    isVerified: () => true,
    isPortalUser: () => true,
  };
  expect((await bench.use(agent, chat, 'visit_cancel')).result).toContain('Cancelled: Friday 6 March');
});

it('a visitor who has said number and address is booked with them', async () => {
  const agent = await withCalendar();
  const session = { id: await bench.newSession(agent), metadata: {} };
  const variables = () => ({ phone_number: caller, email: 'ada@example.com' });
  await bench.use(agent, { session, variables }, 'visit_book', { starts_at: '2026-03-05T09:00', name: 'Ada' });
  const { data } = (await bench.tenant.request('GET', `/api/agents/${agent.id}/calendar/bookings`)).json();
  expect(data).toMatchObject([{ customer: { name: 'Ada', phone: caller, email: 'ada@example.com' } }]);
});

it.each([
  ['tomorrow', 'expected a time such as'],
  ['2026-02-31T09:00', 'expected a time such as'],
  ['2026-03-08T09:00', 'No booking begins at that time.'],
  ['2026-02-02T09:00', 'That time is too soon to be booked.'],
  ['2027-03-02T09:00', 'That time is too far ahead to be booked.'],
])('a booking at %s is refused', async (starts_at, words) => {
  const agent = await withCalendar();
  const outcome = await bench.use(agent, await bench.onPhone(), 'visit_book', { starts_at, name: 'Ada' });
  expect(outcome.result).toContain(words);
});

it('an invalid phone number is refused, so that the model requests it again', async () => {
  const agent = await withCalendar();
  const given = { starts_at: '2026-03-05T09:00', name: 'Ada', phone: 'unknown' };
  const outcome = await bench.use(agent, {}, 'visit_book', given);
  expect(outcome).toMatchObject({ isError: true, result: expect.stringContaining('Nothing was done.') });
});

// Regression: a step that was repeated after a crash booked a second time, and its cancellation took another booking too.
it('books and cancels once under one key, and gives the same answer again', async () => {
  const agent = await withCalendar();
  const chat = { session: { id: await bench.newSession(agent), metadata: {} } };
  const under = (id: string, name: string, given: Record<string, unknown>) =>
    bench.runs.runnerFor(bench.talk(agent, chat)).run({ id, name, arguments: given }, new AbortController().signal);
  const key = bench.app.deps.newId();
  const wanted = { starts_at: '2026-03-16T09:00', name: 'Ada' };
  const [first, again] = await Promise.all([under(key, 'visit_book', wanted), under(key, 'visit_book', wanted)]);
  expect(first?.result).toContain('Booked for Ada');
  expect(again).toEqual(first);
  expect((await under(key, 'visit_book', wanted)).result).toBe(first?.result);
  await bench.use(agent, chat, 'visit_book', { starts_at: '2026-03-17T09:00', name: 'Ada' });
  const cancelKey = bench.app.deps.newId();
  const cancelled = await under(cancelKey, 'visit_cancel', { starts_at: '2026-03-16T09:00' });
  // The arguments of a repeated call may differ: a model wrote them again.
  expect(await under(cancelKey, 'visit_cancel', {})).toEqual(cancelled);
  const { data } = (await bench.tenant.request('GET', `/api/agents/${agent.id}/calendar/bookings`)).json();
  expect(data.map(({ starts_at, status }: Record<string, string>) => `${starts_at} ${status}`).sort()).toEqual([
    '2026-03-16T08:00:00.000Z cancelled',
    '2026-03-17T08:00:00.000Z booked',
  ]);
  const { rows } = await bench.app.deps.db.platform.pool.query(
    `select type from events where tenant_id = $1 and data -> 'booking' ->> 'agent_id' = $2`,
    [bench.tenant.id, agent.id],
  );
  expect(rows.map(({ type }) => type).sort()).toEqual(['booking.cancelled', 'booking.created', 'booking.created']);
});
