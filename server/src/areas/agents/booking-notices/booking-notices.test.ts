import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setBookingContact } from '#areas/agents/calendar';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { startConsumers } from '#platform/outbox/start-consumers.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { agentWithCalendar } from '../../../../test/calendars.ts';

// Sunday.
const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;
let consumers: Awaited<ReturnType<typeof startConsumers>>;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
  const own = app.deps.consumers.filter(({ name }) => name.startsWith('calendar.booking_'));
  consumers = await startConsumers({ ...app.deps, consumers: own });
});
afterAll(async () => {
  await consumers.stop();
  await app.close();
});

async function book(agentId: AgentId, starts_at: string, customer: object) {
  const answer = await tenant.request('POST', `/api/agents/${agentId}/calendar/bookings`, {
    starts_at,
    customer: { name: 'Alma Berg', ...customer },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json() as { id: string };
}

/** Emails to an address, oldest first, with their invitation. */
async function mailsTo(address: string, count: number) {
  const find = () =>
    app.deps.db.platform.pool.query('select * from emails where to_address = $1 order by created_at, id', [address]);
  await vi.waitFor(async () => expect((await find()).rows).toHaveLength(count));
  return (await find()).rows.map((row) => {
    const body = app.deps.mail.bodies.open(row.sealed_body, { id: row.id, tenantId: row.tenant_id as TenantId });
    const [file] = body.attachments ?? [];
    const ics = Buffer.from(file?.base64 ?? '', 'base64')
      .toString()
      .replaceAll('\r\n ', '');
    return { ...body, subject: row.subject as string, type: file?.contentType, ics };
  });
}
const linkIn = ({ text }: { text: string }) =>
  /https?:\/\/[^/\s]+(\/api\/bookings\/link\?token=\S+)/.exec(text)?.[1] ?? '';
const open = (url: string) => app.server.inject({ url });
const post = (url: string, form: Record<string, string>) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const bookingOf = async (agentId: AgentId, id: string) =>
  (await tenant.request('GET', `/api/agents/${agentId}/calendar/bookings`))
    .json()
    .data.find((each: { id: string }) => each.id === id);

describe('an email about a booking', () => {
  it('has an invitation with a stable UID, which follows the booking when it is moved and cancelled', async () => {
    const location = 'Kajgatan 12, Göteborg';
    const agentId = await agentWithCalendar(tenant, { title: 'Cykelservice', location });
    const email = 'alma@example.com';
    const { id } = await book(agentId, '2026-03-02T08:00:00Z', { email, language: 'sv-SE' });
    const [booked] = await mailsTo(email, 1);
    expect(booked).toMatchObject({
      subject: 'Bokning bekräftad: Cykelservice',
      type: 'text/calendar; charset=utf-8; method=REQUEST',
      text: expect.stringMatching(
        /Hej Alma Berg[^]*måndag.* 2 mars 2026.*09:00[^]*Kajgatan 12, Göteborg[^]*Flytta eller avboka/,
      ),
    });
    for (const line of [
      'METHOD:REQUEST',
      `UID:${id}`,
      'SEQUENCE:0',
      'DTSTART:20260302T080000Z',
      'DTEND:20260302T083000Z',
      'STATUS:CONFIRMED',
      'LOCATION:Kajgatan 12\\, Göteborg',
    ]) {
      expect(booked?.ics.split('\r\n')).toContain(line);
    }
    expect(booked?.ics).toMatch(/ATTENDEE;CN=Alma Berg;.*RSVP=FALSE:mailto:alma@example.com/);
    expect(booked?.ics).toMatch(/ORGANIZER;CN=.*:mailto:/);

    const path = `/api/agents/${agentId}/calendar/bookings/${id}`;
    await tenant.request('POST', `${path}/reschedule`, { starts_at: '2026-03-03T09:00:00Z' });
    const [, moved] = await mailsTo(email, 2);
    expect([moved?.subject, moved?.ics]).toEqual([
      'Bokning flyttad: Cykelservice',
      expect.stringMatching(/UID:.*[^]*DTSTART:20260303T090000Z[^]*SEQUENCE:1/),
    ]);
    await tenant.request('POST', `${path}/cancel`, { reason: 'secret of the house' });
    const [, , cancelled] = await mailsTo(email, 3);
    expect([cancelled?.subject, cancelled?.type]).toEqual([
      'Bokning avbokad: Cykelservice',
      'text/calendar; charset=utf-8; method=CANCEL',
    ]);
    expect(cancelled?.ics).toMatch(new RegExp(`METHOD:CANCEL[^]*UID:${id}[^]*STATUS:CANCELLED[^]*SEQUENCE:2`));
    expect(cancelled?.text).not.toMatch(/secret|link\?token/);
  });

  it('is not written where confirmations are off', async () => {
    const off = await agentWithCalendar(tenant, { confirmations: { email: false } });
    const on = await agentWithCalendar(tenant);
    await book(off, '2026-03-02T08:00:00Z', { email: 'quiet@example.com' });
    // Later in the same queue, so the first is done when this one is.
    await book(on, '2026-03-02T08:00:00Z', { email: 'loud@example.com' });
    await mailsTo('loud@example.com', 1);
    await mailsTo('quiet@example.com', 0);
  });
});

describe('a text message about a booking', () => {
  it('goes from a number of the agent to customers without an email address, once for each change', async () => {
    const sent: { from: string; to: string; text: string }[] = [];
    app.deps.areaDeps.bookingNotices.texts.messengers = [
      {
        provider: 'twilio',
        async send({ from, to, text }) {
          sent.push({ from, to, text });
          return { status: 'sent', ref: null };
        },
      },
    ];
    const confirmations = { email: true, sms: true };
    const agentId = await agentWithCalendar(tenant, { title: 'Cykelservice', confirmations });
    const silent = await agentWithCalendar(tenant);
    const from = '+46870000001';
    await app.deps.db.platform.pool.query(
      `insert into phone_numbers (tenant_id, id, agent_id, number, raw_input, capabilities, source, provider,
         provider_ref, direction, status, created_at, updated_at)
       values ($1, $2, $3, $4, $4, '{voice,sms}', 'carrier', 'twilio', $4, 'both', 'active', now(), now())`,
      [tenant.id, app.deps.newId(), agentId, from],
    );
    const phone = '070-174 06 05';
    await book(silent, '2026-03-02T08:00:00Z', { phone });
    await book(agentId, '2026-03-02T08:00:00Z', { phone, email: 'mailed@example.com' });
    await book(agentId, '2026-03-02T09:00:00Z', { phone, language: 'sv' });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ from, to: '+46701740605' });
    expect(sent[0]?.text).toMatch(/^Bokat: Cykelservice\nmåndag 2 mars 2026 10:00.*\nFlytta eller avboka: http/);
    const link = linkIn(sent[0] ?? { text: '' });

    await post(link, { action: 'move', starts_at: '2026-03-02T10:00:00Z' });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.text).toMatch(/^Ny tid: Cykelservice\n.*11:00.*\nFlytta eller avboka: /);
    await post(link, { action: 'cancel' });
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.text).toMatch(/^Avbokat: Cykelservice\n[^\n]*11:00[^\n]*$/);
    await mailsTo('mailed@example.com', 1);
    expect(sent).toHaveLength(3);
  });
});

it('a confirmation goes to an address that is given after booking', async () => {
  const agentId = await agentWithCalendar(tenant);
  const { id } = await book(agentId, '2026-03-02T08:00:00Z', {});
  const sessionId = app.deps.newId() as ChatSessionId;
  await app.deps.db.platform.pool.query(
    `insert into chat_sessions (tenant_id, id, agent_id, status, token_hash, created_at, last_activity_at, expires_at)
     values ($1, $2, $3, 'open', uuid_send($2), now(), now(), now() + interval '1 day')`,
    [tenant.id, sessionId, agentId],
  );
  await app.deps.db.platform.pool.query('update bookings set session_id = $1 where id = $2', [sessionId, id]);
  const context = { scope: app.deps.db.app, bus: app.deps.bus, tenantId: tenant.id, now: clock.now() };
  const set = (email: string) =>
    inEmittingTransaction(context, (tx, emit) =>
      setBookingContact({ tx, emit, now: clock.now() }, { agentId, conversation: { callId: null, sessionId }, email }),
    );
  for (const email of ['late@example.com', 'late@example.com']) await set(email);
  const [mail] = await mailsTo('late@example.com', 1);
  expect(mail?.text).toMatch(/link\?token=/);
  // Of addresses that follow each other, the last has the message.
  for (const email of ['later@example.com', 'latest@example.com']) await set(email);
  await mailsTo('latest@example.com', 1);
  await mailsTo('late@example.com', 1);
});

describe('the link of a booking', () => {
  it('shows it in the language of the customer, moves it to a free time, and cancels it', async () => {
    const agentId = await agentWithCalendar(tenant, { title: 'Fahrradservice' });
    const email = 'bo@example.com';
    const { id } = await book(agentId, '2026-03-02T08:00:00Z', { email, language: 'de' });
    await book(agentId, '2026-03-02T09:00:00Z', {});
    const link = linkIn((await mailsTo(email, 1))[0] ?? { text: '' });
    const page = await open(link);
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).toMatch(
      /<html lang="de">[^]*Fahrradservice[^]*Montag, 2\. März 2026[^]*Alma Berg[^]*Termin absagen/,
    );
    const times = (await open(`${link}&step=times`)).body;
    expect(times).toContain('value="2026-03-02T08:30:00.000Z"');
    expect(times).not.toContain('value="2026-03-02T09:00:00.000Z"');

    expect((await post(link, { action: 'move', starts_at: '2026-03-02T09:00:00Z' })).body).toMatch(
      /role="alert">Diese Zeit ist nicht mehr frei[^]*name="starts_at"/,
    );
    expect((await bookingOf(agentId, id)).starts_at).toBe('2026-03-02T08:00:00.000Z');
    const moved = await post(link, { action: 'move', starts_at: '2026-03-02T10:00:00Z' });
    expect(moved.body).toMatch(/Ihr Termin hat eine neue Zeit[^]*11:00/);
    await mailsTo(email, 2);

    // The same link again: it is bound to the booking, not to its time.
    expect((await post(link, { action: 'cancel' })).body).toContain('Dieser Termin ist abgesagt.');
    expect(await bookingOf(agentId, id)).toMatchObject({ status: 'cancelled', cancel_reason: expect.any(String) });
    expect((await post(link, { action: 'move', starts_at: '2026-03-02T10:30:00Z' })).body).toContain('abgesagt');
    await mailsTo(email, 3);
  });

  // Regression: moves by link held a database connection while they waited for a slow calendar, up to all there are.
  it('waits for the turn of the calendar to look for times and to move, and cancels without waiting', async () => {
    const agentId = await agentWithCalendar(tenant);
    const email = 'turn@example.com';
    const { id } = await book(agentId, '2026-03-02T08:00:00Z', { email });
    const link = linkIn((await mailsTo(email, 1))[0] ?? { text: '' });
    const { turns } = app.deps.areaDeps.bookingLinks.calendars;
    const ends: (() => void)[] = [];
    for (const kind of ['find', 'book'] as const)
      void turns.take({ tenantId: tenant.id, agentId, kind }, () => new Promise<void>((resolve) => ends.push(resolve)));
    const done: string[] = [];
    const times = open(`${link}&step=times`).then(() => done.push('times'));
    const moved = post(link, { action: 'move', starts_at: '2026-03-02T10:00:00Z' }).then(() => done.push('moved'));
    await open(link);
    expect([done, (await bookingOf(agentId, id)).starts_at]).toEqual([[], '2026-03-02T08:00:00.000Z']);
    for (const end of ends) end();
    await Promise.all([times, moved]);
    expect((await bookingOf(agentId, id)).starts_at).toBe('2026-03-02T10:00:00.000Z');
    let end = () => {};
    void turns.take(
      { tenantId: tenant.id, agentId, kind: 'book' },
      () => new Promise<void>((resolve) => (end = resolve)),
    );
    await post(link, { action: 'cancel' });
    expect((await bookingOf(agentId, id)).status).toBe('cancelled');
    end();
  });

  it('changes nothing when it is opened, nor later than the notice allows', async () => {
    const agentId = await agentWithCalendar(tenant, { change_notice_minutes: 24 * 60 });
    const email = 'cy@example.com';
    const { id } = await book(agentId, '2026-03-02T09:00:00Z', { email });
    const mail = (await mailsTo(email, 1))[0] ?? { text: '' };
    expect(linkIn(mail)).toBe('');
    const token = app.deps.areaDeps.bookingLinks.tokens.issue({
      tenantId: tenant.id as TenantId,
      bookingId: id as never,
    });
    const link = `/api/bookings/link?token=${token}`;
    expect((await open(`${link}&step=cancel`)).body).toContain('too late to change');
    expect((await post(link, { action: 'cancel' })).body).toContain('too late to change');
    expect((await bookingOf(agentId, id)).status).toBe('booked');
  });

  it('ends with the booking, and no other token shows anything', async () => {
    const agentId = await agentWithCalendar(tenant);
    const { id } = await book(agentId, '2026-03-04T08:00:00Z', { email: 'di@example.com' });
    const { tokens } = app.deps.areaDeps.bookingLinks;
    const named = { tenantId: tenant.id as TenantId, bookingId: id as never };
    const token = tokens.issue(named);
    const invalid = await open('/api/bookings/link?token=');
    expect(invalid.body).toContain('not valid');
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    const other = tokens.issue({ ...named, tenantId: (await app.createTenant()).id as TenantId });
    for (const wrong of [forged, other]) {
      expect((await open(`/api/bookings/link?token=${wrong}`)).body).toBe(invalid.body);
      expect((await post(`/api/bookings/link?token=${wrong}`, { action: 'cancel' })).body).toBe(invalid.body);
    }
    expect((await bookingOf(agentId, id)).status).toBe('booked');
    clock.advance(4 * 86_400_000);
    expect((await open(`/api/bookings/link?token=${token}`)).body).toBe(invalid.body);
  });
});
