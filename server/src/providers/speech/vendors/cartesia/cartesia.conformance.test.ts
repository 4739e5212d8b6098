import { createEgress } from '@parley/egress';
import { textToSpeechConformance } from '../../../conformance/text-to-speech.conformance.ts';
import { startCartesiaPeer } from '../../testing/cartesia-peer.ts';
import { closeUncomplaining, failSocketPeer } from '../../testing/fail-socket-peer.ts';
import { peerKey } from '../../testing/socket-peer.ts';
import { createCartesiaTextToSpeech } from './cartesia-text-to-speech.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });

textToSpeechConformance('cartesia', async () => {
  const peer = await startCartesiaPeer();
  const common = { apiKey: peerKey, egress, baseUrl: peer.baseUrl };
  return {
    engine: createCartesiaTextToSpeech(common),
    network: {
      failing: async (fault) => createCartesiaTextToSpeech({ ...common, timeouts: await failSocketPeer(peer, fault) }),
      willHangAfterSound: peer.willHangAfterSound,
      sawCancel: peer.sawCancel,
    },
    close: () => closeUncomplaining(peer),
  };
});
