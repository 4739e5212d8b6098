import { expect, it } from 'vitest';
import { type BookedEvent, type CalendarAccount, CalendarProviderError } from '#areas/agents/calendar-accounts';

/** Event that a person has in the calendar. Times are of the clock in `Europe/Stockholm`. */
export type PlantedEvent =
  | { kind: 'timed'; from: string; to: string; as?: 'busy' | 'free' | 'cancelled' }
  | { kind: 'all_day'; date: string; as?: 'busy' | 'free' }
  /** Every day from `date` on without end, without the days of `except`; `moved` begins at another time. */
  | {
      kind: 'daily';
      date: string;
      from: string;
      to: string;
      except?: readonly string[];
      moved?: { date: string; from: string; to: string };
    };

export interface CalendarBench {
  account: CalendarAccount;
  /** Account with credentials that are not accepted; null: it needs none. */
  stranger: CalendarAccount | null;
  /** An empty, writable calendar. */
  calendarId: string;
  /** Puts an event of a person into the calendar; absent: people write bookings alone. */
  plant?(event: PlantedEvent): Promise<void>;
  /** Deletes an event as a person would, without the account. */
  removeAsPerson?(eventId: string): Promise<void>;
  /** Moves an event as a person would, to times or to a whole day. */
  editAsPerson?(eventId: string, to: { from: number; to: number } | { date: string }): Promise<void>;
  /** Makes the provider refuse a token of changes; returns the one to ask with. */
  expire?(token: string): string;
}

export const benchTimezone = 'Europe/Stockholm';
const signal = () => AbortSignal.timeout(20_000);
const at = (text: string) => Date.parse(text);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const eventOf = (uid: string, from: string, to: string): BookedEvent => ({
  uid,
  ...span(from, to),
  title: 'Alma Berg; gears, brakes',
  description: 'Line one\nLine two \\ with a backslash, åäö',
});

/** Promises of every calendar account. `open` gives an empty calendar each time. */
export function describeCalendarAccount(open: () => Promise<CalendarBench>): void {
  const busy = async ({ account, calendarId }: CalendarBench, from: string, to: string) => {
    const times = await account.busyTimes({ calendarId, span: span(from, to), timezone: benchTimezone }, signal());
    return times
      .toSorted((a, b) => a.from - b.from)
      .map(
        (each) => `${new Date(each.from).toISOString().slice(0, 16)} ${new Date(each.to).toISOString().slice(11, 16)}`,
      );
  };

  it('lists its calendars, among them a writable one', async () => {
    const { account, calendarId } = await open();
    const calendars = await account.listCalendars(signal());
    expect(calendars.find(({ id }) => id === calendarId)).toMatchObject({ isWritable: true });
    expect(calendars.every(({ name }) => name !== '')).toBe(true);
  });

  it('an event is busy from its creation to its deletion, and a second creation makes no second event', async () => {
    const bench = await open();
    const { account, calendarId } = bench;
    const event = eventOf('0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60', '2026-03-02T09:00Z', '2026-03-02T09:30Z');
    const eventId = await account.createEvent({ calendarId, event }, signal());
    expect(await account.createEvent({ calendarId, event }, signal())).toBe(eventId);
    const day = span('2026-03-02T00:00Z', '2026-03-03T00:00Z');
    const times = await account.busyTimes({ calendarId, span: day, timezone: benchTimezone }, signal());
    expect(times).toEqual([{ from: event.from, to: event.to, eventId }]);
    await account.deleteEvent({ calendarId, eventId, uid: event.uid }, signal());
    expect(await busy(bench, '2026-03-02T00:00Z', '2026-03-03T00:00Z')).toEqual([]);
    await account.deleteEvent({ calendarId, eventId, uid: event.uid }, signal());
  });

  it('an event whose creation was not answered can be deleted by the booking alone', async () => {
    const bench = await open();
    const { account, calendarId } = bench;
    const event = eventOf('0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b61', '2026-03-02T09:00Z', '2026-03-02T09:30Z');
    await account.createEvent({ calendarId, event }, signal());
    await account.deleteEvent({ calendarId, eventId: null, uid: event.uid }, signal());
    expect(await busy(bench, '2026-03-02T00:00Z', '2026-03-03T00:00Z')).toEqual([]);
    await account.deleteEvent({ calendarId, eventId: null, uid: 'never-created' }, signal());
  });

  it('a moved event is busy at its new time alone, and one that a person deleted is there again', async () => {
    const bench = await open();
    const { account, calendarId } = bench;
    const event = eventOf('0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b62', '2026-03-02T09:00Z', '2026-03-02T09:30Z');
    const eventId = await account.createEvent({ calendarId, event }, signal());
    const moved = { ...event, ...span('2026-03-03T10:00Z', '2026-03-03T11:00Z') };
    const movedId = await account.moveEvent({ calendarId, eventId, event: moved }, signal());
    expect(await busy(bench, '2026-03-01T00:00Z', '2026-03-05T00:00Z')).toEqual(['2026-03-03T10:00 11:00']);
    if (!bench.removeAsPerson) return;
    await bench.removeAsPerson(movedId);
    expect(await busy(bench, '2026-03-01T00:00Z', '2026-03-05T00:00Z')).toEqual([]);
    await account.moveEvent({ calendarId, eventId: movedId, event: moved }, signal());
    expect(await busy(bench, '2026-03-01T00:00Z', '2026-03-05T00:00Z')).toEqual(['2026-03-03T10:00 11:00']);
  });

  it('an event that only touches the span is not in it', async () => {
    const bench = await open();
    const { account, calendarId } = bench;
    const event = eventOf('0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b63', '2026-03-02T09:00Z', '2026-03-02T10:00Z');
    await account.createEvent({ calendarId, event }, signal());
    expect(await busy(bench, '2026-03-02T10:00Z', '2026-03-02T11:00Z')).toEqual([]);
    expect(await busy(bench, '2026-03-02T08:00Z', '2026-03-02T09:00Z')).toEqual([]);
    expect(await busy(bench, '2026-03-02T09:59Z', '2026-03-02T11:00Z')).toEqual(['2026-03-02T09:00 10:00']);
  });

  it('a series is busy on each of its days, at the same time of the clock over both changes', async () => {
    const bench = await open();
    if (!bench.plant) return;
    await bench.plant({ kind: 'daily', date: '2026-01-12', from: '09:00', to: '09:30' });
    expect(await busy(bench, '2026-03-28T00:00Z', '2026-03-31T00:00Z')).toEqual([
      '2026-03-28T08:00 08:30',
      '2026-03-29T07:00 07:30',
      '2026-03-30T07:00 07:30',
    ]);
    expect(await busy(bench, '2026-10-24T00:00Z', '2026-10-27T00:00Z')).toEqual([
      '2026-10-24T07:00 07:30',
      '2026-10-25T08:00 08:30',
      '2026-10-26T08:00 08:30',
    ]);
  });

  it('a day taken out of a series is free, and a moved one busy at its new time', async () => {
    const bench = await open();
    if (!bench.plant) return;
    const moved = { date: '2026-03-04', from: '14:00', to: '15:00' };
    await bench.plant({ kind: 'daily', date: '2026-03-02', from: '09:00', to: '09:30', except: ['2026-03-03'], moved });
    expect(await busy(bench, '2026-03-02T00:00Z', '2026-03-06T00:00Z')).toEqual([
      '2026-03-02T08:00 08:30',
      '2026-03-04T13:00 14:00',
      '2026-03-05T08:00 08:30',
    ]);
  });

  it('an all-day event is busy for the whole local day, also the one of 25 hours', async () => {
    const bench = await open();
    if (!bench.plant) return;
    await bench.plant({ kind: 'all_day', date: '2026-10-25' });
    const times = await bench.account.busyTimes(
      { calendarId: bench.calendarId, span: span('2026-10-24T00:00Z', '2026-10-28T00:00Z'), timezone: benchTimezone },
      signal(),
    );
    expect(times.map(({ from, to }) => [new Date(from).toISOString(), new Date(to).toISOString()])).toEqual([
      ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ]);
  });

  it('free and cancelled events do not block', async () => {
    const bench = await open();
    if (!bench.plant) return;
    await bench.plant({ kind: 'timed', from: '2026-03-02T09:00', to: '2026-03-02T10:00', as: 'free' });
    await bench.plant({ kind: 'timed', from: '2026-03-02T11:00', to: '2026-03-02T12:00', as: 'cancelled' });
    await bench.plant({ kind: 'all_day', date: '2026-03-02', as: 'free' });
    await bench.plant({ kind: 'timed', from: '2026-03-02T13:00', to: '2026-03-02T14:00' });
    expect(await busy(bench, '2026-03-02T00:00Z', '2026-03-03T00:00Z')).toEqual(['2026-03-02T12:00 13:00']);
  });

  const changesSince = (
    { account, calendarId }: Pick<CalendarBench, 'account' | 'calendarId'>,
    token: string | null,
    eventId: string,
  ) =>
    account.changes(
      { calendarId, token, eventIds: new Set([eventId]), now: new Date('2026-03-01T10:00:00Z') },
      signal(),
    );

  it('changes by Parley and by people are told once, and an event is read as it is', async () => {
    const bench = await open();
    const { account, calendarId } = bench;
    const event = eventOf('0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b64', '2026-03-02T09:00Z', '2026-03-02T09:30Z');
    const eventId = await account.createEvent({ calendarId, event }, signal());
    const read = () => account.readEvent({ calendarId, eventId, timezone: benchTimezone }, signal());
    expect(await read()).toEqual({ kind: 'timed', from: event.from, to: event.to });
    let { token } = await changesSince(bench, null, eventId);
    const expectQuiet = async () => {
      const quiet = await changesSince(bench, token, eventId);
      expect([quiet.hasChanged, quiet.eventIds?.size]).toEqual([false, 0]);
      token = quiet.token;
    };
    const expectTold = async () => {
      const told = await changesSince(bench, token, eventId);
      expect(told.hasChanged).toBe(true);
      expect([...(told.eventIds ?? [])]).toContain(eventId);
      token = told.token;
      await expectQuiet();
    };
    await expectQuiet();
    if (bench.editAsPerson && bench.removeAsPerson && bench.plant) {
      await account.moveEvent({ calendarId, eventId, event: { ...event, to: at('2026-03-02T10:00Z') } }, signal());
      await expectTold();
      const times = span('2026-03-04T13:00Z', '2026-03-04T14:00Z');
      await bench.editAsPerson(eventId, times);
      await expectTold();
      expect(await read()).toEqual({ kind: 'timed', ...times });
      await bench.plant({ kind: 'timed', from: '2026-03-02T11:00', to: '2026-03-02T12:00' });
      ({ token } = await changesSince(bench, token, eventId));
      await bench.editAsPerson(eventId, { date: '2026-03-05' });
      await expectTold();
      expect(await read()).toEqual({ kind: 'all_day', ...span('2026-03-04T23:00Z', '2026-03-05T23:00Z') });
      // Booked at a time again: nothing of the whole day is left.
      await account.moveEvent({ calendarId, eventId, event }, signal());
      await expectTold();
      expect(await read()).toEqual({ kind: 'timed', from: event.from, to: event.to });
      await bench.removeAsPerson(eventId);
      await expectTold();
    } else await account.deleteEvent({ calendarId, eventId, uid: event.uid }, signal());
    expect(await read()).toEqual({ kind: 'gone' });
  });

  it('after a token that is no longer accepted, any event may have changed, and the next token is good', async () => {
    const bench = await open();
    if (!bench.expire || !bench.editAsPerson) return;
    const { account, calendarId } = bench;
    const event = eventOf('0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b65', '2026-03-02T09:00Z', '2026-03-02T09:30Z');
    const eventId = await account.createEvent({ calendarId, event }, signal());
    const first = await changesSince(bench, null, eventId);
    expect(first.eventIds).toBeNull();
    const again = await changesSince(bench, bench.expire(first.token), eventId);
    expect([again.hasChanged, again.eventIds]).toEqual([true, null]);
    await bench.editAsPerson(eventId, span('2026-03-04T13:00Z', '2026-03-04T14:00Z'));
    expect([...((await changesSince(bench, again.token, eventId)).eventIds ?? [])]).toContain(eventId);
  });

  it('a calendar that does not exist is an error, not an empty one', async () => {
    const { account } = await open();
    const day = span('2026-03-02T00:00Z', '2026-03-03T00:00Z');
    const calendarId = '/missing/calendar/';
    const asked = account.busyTimes({ calendarId, span: day, timezone: benchTimezone }, signal());
    await expect(asked).rejects.toMatchObject({ fault: expect.stringMatching(/^(?:not_found|refused)$/) });
    const changes = changesSince({ account, calendarId }, null, 'e');
    await expect(changes).rejects.toMatchObject({ fault: expect.stringMatching(/^(?:not_found|refused)$/) });
  });

  it('wrong credentials are told as such', async () => {
    const { stranger } = await open();
    if (!stranger) return;
    const refused = await stranger.listCalendars(signal()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CalendarProviderError);
    expect(refused).toMatchObject({ fault: 'unauthorized' });
  });
}
