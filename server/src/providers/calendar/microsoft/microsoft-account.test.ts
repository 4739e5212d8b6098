import { createEgress } from '@parley/egress';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCalendarAccount } from '../calendar-account.conformance.ts';
import { type GraphPeer, startGraphPeer } from '../testing/graph-peer.ts';
import { createMicrosoftAccount } from './microsoft-account.ts';

const egress = createEgress({ allowHosts: ['127.0.0.0/8'] });
let peer: GraphPeer;
beforeAll(async () => {
  peer = await startGraphPeer();
});
afterAll(async () => {
  await egress.close();
  await peer.close();
});

const accountWith = (token: string, url = peer.origin) =>
  createMicrosoftAccount({ url }, { egress, tokens: { use: async () => token } });

describe('calendars at Microsoft, by a loopback peer', () => {
  describeCalendarAccount(async () => {
    const calendarId = peer.addCalendar();
    return {
      account: accountWith('good-token'),
      stranger: accountWith('revoked-token'),
      calendarId,
      plant: async (event) => peer.plant(calendarId, event),
      removeAsPerson: async (eventId) => peer.remove(eventId),
      editAsPerson: async (eventId, to) => peer.edit(eventId, to),
      expire: (token) => {
        peer.expireDeltaLinks();
        return token;
      },
    };
  });

  it('an event among the deleted items is gone, although its id still finds it', async () => {
    const account = accountWith('good-token');
    const calendarId = peer.addCalendar();
    const event = {
      uid: 'discarded',
      from: Date.UTC(2026, 2, 2, 9),
      to: Date.UTC(2026, 2, 2, 10),
      title: '',
      description: '',
    };
    const signal = AbortSignal.timeout(20_000);
    const eventId = await account.createEvent({ calendarId, event }, signal);
    const read = () => account.readEvent({ calendarId, eventId, timezone: 'UTC' }, signal);
    expect(await read()).toMatchObject({ kind: 'timed' });
    peer.discard(eventId);
    expect(await read()).toEqual({ kind: 'gone' });
  });

  it('an event that was moved out of the days that are read is told, and a link that ends too soon is replaced', async () => {
    const account = accountWith('good-token');
    const calendarId = peer.addCalendar();
    const event = {
      uid: 'far',
      from: Date.UTC(2026, 2, 2, 9),
      to: Date.UTC(2026, 2, 2, 10),
      title: '',
      description: '',
    };
    const signal = AbortSignal.timeout(20_000);
    const eventId = await account.createEvent({ calendarId, event }, signal);
    const since = (token: string | null, now: string) =>
      account.changes({ calendarId, token, eventIds: new Set(), now: new Date(now) }, signal);
    const { token } = await since(null, '2026-03-01T10:00:00Z');
    const far = { from: Date.UTC(2029, 2, 2, 9), to: Date.UTC(2029, 2, 2, 10) };
    peer.edit(eventId, far);
    expect([...((await since(token, '2026-03-01T10:02:00Z')).eventIds ?? [])]).toEqual([eventId]);
    expect(await account.readEvent({ calendarId, eventId, timezone: 'UTC' }, signal)).toEqual({
      kind: 'timed',
      ...far,
    });
    expect((await since(token, '2026-06-01T10:00:00Z')).eventIds).toBeNull();
  });

  it('sends its token to no other host that a link names', async () => {
    const thief = await startLoopbackServer((_request, response) => response.end('{}'));
    const liar = await startLoopbackServer((_request, response) => {
      response.end(JSON.stringify({ value: [], '@odata.nextLink': `${thief.origin}/v1.0/me/calendars` }));
    });
    const asked = accountWith('good-token', liar.origin).listCalendars(AbortSignal.timeout(20_000));
    await expect(asked).rejects.toMatchObject({ fault: 'unavailable' });
    expect(thief.requests).toEqual([]);
    await liar.close();
    await thief.close();
  });
});
