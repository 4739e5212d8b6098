import type { CallId, TenantId } from '@parley/contract/ids';
import { SipTrunkConfig } from '@parley/contract/resources/sip-trunk';
import type { SipStack, StoredDialog } from '@parley/sip';
import { expect, it } from 'vitest';
import type { LostCall } from '#areas/telephony/calls';
import type { OpenTrunk } from '#areas/telephony/sip-trunks';
import { createLogger } from '#platform/log/logger.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';
import { hangUpLostCalls, type LostCallParts } from './hang-up-lost-calls.ts';

const dialog: StoredDialog = {
  callId: 'one',
  local: '<sip:us@example.com>;tag=1',
  remote: '<sip:them@example.com>;tag=2',
  sequence: 3,
  routes: [],
  target: 'sip:them@198.51.100.7',
};
const sip = (trunkId: string | null = null) => ({ kind: 'sip', trunkId, dialog });
const carrier = { kind: 'carrier', provider: 'twilio', callRef: 'CA1' };

/** A trunk with credentials; the rest of it plays no part. */
const trunk = {
  config: SipTrunkConfig.parse({ name: 'Trunk', kind: 'registration', host: 'sip.example.com', username: 'ann' }),
  password: 'secret',
} as OpenTrunk;

async function hangUp(
  farEnds: LostCall['farEnds'],
  more: Partial<LostCallParts> & { bye?: () => Promise<unknown> } = {},
) {
  const { bye = async () => ({ status: 200 }), ...parts } = more;
  const sent: unknown[] = [];
  const released: LostCall['farEnds'][] = [];
  const stack = {
    hangUpStored(stored: StoredDialog, options: object) {
      sent.push([stored.callId, options]);
      return bye();
    },
  } as unknown as SipStack;
  const provider = { id: 'twilio', hangUp: async (ref: string) => void sent.push(ref) } as unknown as TelephonyProvider;
  await hangUpLostCalls({
    store: {
      claimLostFarEnds: async () => [{ tenantId: 'tenant' as TenantId, id: 'call' as CallId, farEnds }],
      releaseFarEnds: async (call) => void released.push(call.farEnds),
    },
    stack: () => stack,
    directory: { find: (id) => (id === 'trunk' ? trunk : undefined) },
    providers: [provider],
    log: createLogger({ level: 'silent' }),
    ...parts,
  });
  return { sent, released };
}

it('a lost call is hung up at every far end, by BYE or at its carrier', async () => {
  const { sent, released } = await hangUp([sip(), sip('trunk'), carrier]);
  const reason = 'The server was restarted';
  expect(sent).toEqual([
    ['one', { reason }],
    ['one', { reason, credentials: { username: 'ann', password: 'secret' } }],
    'CA1',
  ]);
  expect(released).toEqual([[]]);
});

it('a far end that gives no answer is not tried for ever', async () => {
  expect((await hangUp([sip()], { bye: () => Promise.reject(new Error('timeout')) })).released).toEqual([[]]);
});

it('a process without SIP or the carrier leaves its far ends to others, but for unknown ones', async () => {
  const unknown = { kind: 'fax' };
  const { sent, released } = await hangUp([sip(), carrier, unknown], { stack: () => undefined, providers: [] });
  expect([sent, released]).toEqual([[], [[sip(), carrier]]]);
});
