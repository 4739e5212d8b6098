import { createEgress } from '@parley/egress';
import { textSenderConformance } from '../conformance/text-sender.conformance.ts';
import { createBuiltinTexts } from './builtin/builtin-texts.ts';
import { createTelnyxApi } from './telnyx/telnyx-api.ts';
import { createTelnyxTexts } from './telnyx/telnyx-texts.ts';
import type { PeerAnswer } from './testing/peer-server.ts';
import { peerKey, startTelnyxPeer } from './testing/telnyx-peer.ts';
import { peerAccount, startTwilioPeer } from './testing/twilio-peer.ts';
import { createTwilioApi } from './twilio/twilio-api.ts';
import { createTwilioTexts } from './twilio/twilio-texts.ts';

const from = '+14155550100';
const nowhere = 'http://127.0.0.1:1';
const answers: Record<string, PeerAnswer | undefined> = {
  broken: { status: 500 },
  garbage: { status: 200, body: { unexpected: true } },
  'rate-limited': { status: 429, headers: { 'retry-after': '2' } },
  unauthorized: { status: 401, body: {} },
};

textSenderConformance('the installation itself', async () => ({
  sender: createBuiltinTexts(),
  from,
  close: async () => {},
}));

textSenderConformance(
  'Twilio',
  async () => {
    const peer = await startTwilioPeer();
    const egress = createEgress({ allowHosts: ['127.0.0.1'] });
    const open = (baseUrl: string) => createTwilioTexts(createTwilioApi({ egress, ...peerAccount, baseUrl }));
    const sender = open(peer.origin);
    peer.owned.set(from, { sid: 'PN1', fields: new URLSearchParams() });
    return {
      sender: { ...sender, send: (message) => (peer.setFault(undefined), sender.send(message)) },
      from,
      carried: () => peer.messages,
      failing: (fault) => (peer.setFault(answers[fault]), fault === 'unreachable' ? open(nowhere) : sender),
      async close() {
        await peer.close();
        await egress.close();
      },
    };
  },
  { isNetworked: true },
);

textSenderConformance(
  'Telnyx',
  async () => {
    const peer = await startTelnyxPeer();
    const egress = createEgress({ allowHosts: ['127.0.0.1'] });
    const open = (baseUrl: string) => createTelnyxTexts(createTelnyxApi({ egress, apiKey: peerKey, baseUrl }));
    const sender = open(peer.origin);
    peer.owned.set(from, { id: 'n1', connectionId: 'c1' });
    return {
      sender: { ...sender, send: (message) => (peer.setFault(undefined), sender.send(message)) },
      from,
      carried: () => peer.messages,
      failing: (fault) => (peer.setFault(() => answers[fault]), fault === 'unreachable' ? open(nowhere) : sender),
      async close() {
        await peer.close();
        await egress.close();
      },
    };
  },
  { isNetworked: true },
);
