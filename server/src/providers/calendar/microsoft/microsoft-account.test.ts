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
    };
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
