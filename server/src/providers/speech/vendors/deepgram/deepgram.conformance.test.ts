import { createEgress } from '@parley/egress';
import { speechToTextConformance } from '../../../conformance/speech-to-text.conformance.ts';
import { textToSpeechConformance } from '../../../conformance/text-to-speech.conformance.ts';
import { startDeepgramPeer } from '../../testing/deepgram-peer.ts';
import { closeUncomplaining, failSocketPeer } from '../../testing/fail-socket-peer.ts';
import { peerKey } from '../../testing/socket-peer.ts';
import { toneFixtures } from '../../testing/tone-fixtures.ts';
import { createDeepgramSpeechToText } from './deepgram-speech-to-text.ts';
import { createDeepgramTextToSpeech } from './deepgram-text-to-speech.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });

speechToTextConformance(
  'deepgram',
  async () => {
    const peer = await startDeepgramPeer();
    const common = { apiKey: peerKey, egress, baseUrl: peer.baseUrl };
    return {
      engine: createDeepgramSpeechToText(common),
      network: {
        failing: async (fault) =>
          createDeepgramSpeechToText({ ...common, timeouts: await failSocketPeer(peer, fault) }),
        sawClose: peer.sawClose,
      },
      close: () => closeUncomplaining(peer),
    };
  },
  toneFixtures,
);

textToSpeechConformance('deepgram', async () => {
  const peer = await startDeepgramPeer();
  const common = { apiKey: peerKey, egress, baseUrl: peer.baseUrl };
  return {
    engine: createDeepgramTextToSpeech(common),
    network: {
      failing: async (fault) => createDeepgramTextToSpeech({ ...common, timeouts: await failSocketPeer(peer, fault) }),
      willHangAfterSound: peer.willHangAfterSound,
      sawCancel: peer.sawCancel,
    },
    close: () => closeUncomplaining(peer),
  };
});
