import type { AgentId, BookingId, CallId, ChatSessionId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BookingContext,
  type BookingProof,
  book,
  cancelBooking,
  findCalendar,
  findOwnBookings,
  findSlots,
} from '#areas/agents/calendar';
import type { Tx } from '#db/tenant-scope.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { agentWithCalendar } from '../../../../test/calendars.ts';
import { openCall } from '../../../../test/test-calls.ts';

// Calendar operations of a conversation, through the functions of the booking tool.

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const now = () => clock.now();
const within = <Result>(work: (tx: Tx) => Promise<Result>) => app.deps.db.app.inTenant(tenant.id, work);
const writing = <Result>(work: (context: BookingContext) => Promise<Result>) => {
  const { db, bus, newId } = app.deps;
  return inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now: now() }, (tx, emit) =>
    work({ ...app.deps.areaDeps.calendar, tx, emit, tenantId: tenant.id, now: now(), newId }),
  );
};
const nobody: BookingProof = { phones: [], emails: [], callId: null, sessionId: null };
const startsAt = new Date('2026-03-02T09:00:00Z');

async function bookedBy(more: { phone?: string; email?: string; callId?: CallId; sessionId?: ChatSessionId }) {
  const agentId = await agentWithCalendar(tenant);
  const { phone, email, callId, sessionId } = more;
  const customer = { name: 'Alma', phone, email };
  const outcome = await writing((context) => book(context, { agentId, startsAt, customer, callId, sessionId }));
  if (outcome.kind !== 'booked') throw new Error('Expected the slot to be free');
  return { agentId, booking: outcome.booking };
}

const cancel = (agentId: AgentId, bookingId: BookingId, proof: BookingProof) =>
  writing((context) => cancelBooking(context, { agentId, bookingId, reason: 'by phone', proof }));

describe('finding', () => {
  it('an enabled calendar returns its time zone; a disabled or unconfigured one is none', async () => {
    const on = await agentWithCalendar(tenant);
    const off = await agentWithCalendar(tenant, { is_enabled: false });
    const never = (await tenant.request('POST', '/api/agents', { name: 'New' })).json().id as AgentId;
    expect(await within((tx) => findCalendar(tx, on))).toEqual({
      timezone: 'Europe/Stockholm',
      slotMinutes: 30,
      booksInConversations: true,
      country: 'SE',
    });
    expect(await within((tx) => findCalendar(tx, off))).toBeNull();
    expect(await within((tx) => findCalendar(tx, never))).toBeNull();
  });

  it('an unbounded range is limited to the next month and the requested number of slots', async () => {
    const agentId = await agentWithCalendar(tenant);
    const [from, to] = [new Date('2020-01-01T00:00:00Z'), new Date('9000-01-01T00:00:00Z')];
    const ask = (limit: number) =>
      within((tx) =>
        findSlots({ ...app.deps.areaDeps.calendar, tx, tenantId: tenant.id }, { agentId, from, to, limit, now: now() }),
      );
    expect((await ask(1))[0]?.local_starts_at).toBe('2026-03-02T09:00:00+01:00');
    const all = await ask(10_000);
    expect(all).toHaveLength(31 * 6);
    expect(all.at(-1)?.starts_at).toBe('2026-04-01T09:30:00.000Z');
  });
});

describe('booking', () => {
  it('stores its conversation, and offers alternatives when the time is taken', async () => {
    const call = await openCall(app, tenant.id);
    const { agentId, booking } = await bookedBy({ callId: call.id });
    expect(booking.call_id).toBe(call.id);
    const again = await writing((context) => book(context, { agentId, startsAt, customer: { name: 'Bo' } }));
    expect(again).toMatchObject({ kind: 'taken', reason: 'taken' });
    expect(again.kind === 'taken' && again.alternatives[0]).toEqual({
      starts_at: '2026-03-02T08:00:00.000Z',
      ends_at: '2026-03-02T08:30:00.000Z',
      local_starts_at: '2026-03-02T09:00:00+01:00',
    });
  });

  it('refuses an invalid customer, naming the field', async () => {
    const agentId = await agentWithCalendar(tenant, { country: null });
    const wish = (customer: { name: string; phone?: string; email?: string }) =>
      writing((context) => book(context, { agentId, startsAt, customer }));
    await expect(wish({ name: '' })).rejects.toMatchObject({ details: [{ path: '/customer/name' }] });
    await expect(wish({ name: 'A', phone: '0701740605' })).rejects.toMatchObject({
      details: [{ path: '/customer/phone' }],
    });
    await expect(wish({ name: 'A', email: 'at' })).rejects.toMatchObject({ details: [{ path: '/customer/email' }] });
  });
});

describe('cancelling from a conversation', () => {
  it.each([
    ['the phone number, however it is written', { phone: '070-174 06 05' }, { phones: ['+46 70 174 06 05'] }],
    ['a national number', { phone: '+46701740605' }, { phones: ['0701740605'] }],
    ['the email address, in any case', { email: 'Alma@Example.com' }, { emails: [' alma@example.COM '] }],
  ])('%s proves ownership', async (_what, made, proof) => {
    const { agentId, booking } = await bookedBy(made);
    const outcome = await cancel(agentId, booking.id, { ...nobody, ...proof });
    expect(outcome).toMatchObject({ kind: 'cancelled', booking: { status: 'cancelled', cancel_reason: 'by phone' } });
    expect(await cancel(agentId, booking.id, { ...nobody, ...proof })).toMatchObject({ kind: 'already_cancelled' });
  });

  it('a booking made in the same call or chat belongs to it', async () => {
    const call = await openCall(app, tenant.id);
    const inCall = await bookedBy({ callId: call.id });
    expect(await cancel(inCall.agentId, inCall.booking.id, { ...nobody, callId: call.id })).toMatchObject({
      kind: 'cancelled',
    });
    const agentId = await agentWithCalendar(tenant);
    const opened = await tenant.request('POST', '/api/chat/sessions', { agent_id: agentId });
    const sessionId = opened.json().session_id as ChatSessionId;
    const inChat = await writing((context) => book(context, { agentId, startsAt, customer: { name: 'A' }, sessionId }));
    if (inChat.kind !== 'booked') throw new Error('Expected the slot to be free');
    expect(await cancel(agentId, inChat.booking.id, { ...nobody, sessionId })).toMatchObject({ kind: 'cancelled' });
  });

  it.each([
    ['nothing', { phone: '+46701740605', email: 'a@example.com' }, {}],
    ['another number', { phone: '+46701740605' }, { phones: ['+46701740606', '', 'anonymous'] }],
    ['nothing, of a booking without number and address', {}, { phones: [''], emails: ['', ' '] }],
  ])('%s proves nothing: refused like an unknown booking, without an effect', async (_what, made, proof) => {
    const { agentId, booking } = await bookedBy(made);
    await expect(cancel(agentId, booking.id, { ...nobody, ...proof })).rejects.toMatchObject({ code: 'not_found' });
    const left = await tenant.request('GET', `/api/agents/${agentId}/calendar/bookings?status=booked`);
    expect(left.json().data).toHaveLength(1);
  });

  it('only own future bookings are found', async () => {
    const { agentId, booking } = await bookedBy({ phone: '+46701740605' });
    await writing((context) =>
      book(context, { agentId, startsAt: new Date('2026-03-02T10:00:00Z'), customer: { name: 'Bo' } }),
    );
    const find = (proof: Partial<BookingProof>, at = now()) =>
      within((tx) => findOwnBookings(tx, { agentId, proof: { ...nobody, ...proof }, now: at, limit: 10 }));
    const own = { phones: ['070-1740605'] };
    expect(await find(own)).toEqual([booking]);
    expect(await find({})).toEqual([]);
    expect(await find({ phones: [''], emails: [''] })).toEqual([]);
    expect(await find(own, new Date('2026-03-02T09:30:00Z'))).toEqual([]);
    await cancel(agentId, booking.id, { ...nobody, ...own });
    expect(await find(own)).toEqual([]);
  });
});
