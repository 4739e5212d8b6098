import { createEgress } from '@parley/egress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCalendarAccount } from '../calendar-account.conformance.ts';
import { type GooglePeer, startGooglePeer } from '../testing/google-peer.ts';
import { createGoogleAccount } from './google-account.ts';

const egress = createEgress({ allowHosts: ['127.0.0.0/8'] });
let peer: GooglePeer;
beforeAll(async () => {
  peer = await startGooglePeer();
});
afterAll(async () => {
  await egress.close();
  await peer.close();
});

const accountWith = (use: (refused?: string) => Promise<string>) =>
  createGoogleAccount({ url: peer.origin }, { egress, tokens: { use } });

describe('calendars at Google, by a loopback peer', () => {
  describeCalendarAccount(async () => {
    const calendarId = peer.addCalendar();
    return {
      account: accountWith(async () => 'good-token'),
      stranger: accountWith(async () => 'revoked-token'),
      calendarId,
      plant: async (event) => peer.plant(calendarId, event),
      removeAsPerson: async (eventId) => peer.remove(calendarId, eventId),
      editAsPerson: async (eventId, to) => peer.edit(calendarId, eventId, to),
      expire: (token) => {
        peer.expireSyncTokens();
        return token;
      },
    };
  });

  it('asks for another token once when one is refused', async () => {
    const refusals: (string | undefined)[] = [];
    const account = accountWith(async (refused) => {
      refusals.push(refused);
      return refused === undefined ? 'expired-token' : 'good-token';
    });
    await account.listCalendars(AbortSignal.timeout(20_000));
    expect(refusals).toEqual([undefined, 'expired-token']);
  });

  it('tells calendars that can only be read', async () => {
    const id = peer.addCalendar('reader');
    const calendars = await accountWith(async () => 'good-token').listCalendars(AbortSignal.timeout(20_000));
    expect(calendars.find((each) => each.id === id)?.isWritable).toBe(false);
  });
});
