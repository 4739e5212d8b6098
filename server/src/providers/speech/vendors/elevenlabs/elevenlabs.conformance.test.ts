import { createEgress } from '@parley/egress';
import { speechToTextConformance } from '../../../conformance/speech-to-text.conformance.ts';
import { textToSpeechConformance } from '../../../conformance/text-to-speech.conformance.ts';
import { startElevenLabsPeer } from '../../testing/elevenlabs-peer.ts';
import { closeUncomplaining, failSocketPeer } from '../../testing/fail-socket-peer.ts';
import { peerKey } from '../../testing/socket-peer.ts';
import { toneFixtures } from '../../testing/tone-fixtures.ts';
import { createElevenLabsSpeechToText } from './elevenlabs-speech-to-text.ts';
import { createElevenLabsTextToSpeech } from './elevenlabs-text-to-speech.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });

speechToTextConformance(
  'elevenlabs',
  async () => {
    const peer = await startElevenLabsPeer();
    const common = { apiKey: peerKey, egress, baseUrl: peer.baseUrl };
    return {
      engine: createElevenLabsSpeechToText(common),
      network: {
        failing: async (fault) =>
          createElevenLabsSpeechToText({ ...common, timeouts: await failSocketPeer(peer, fault) }),
        sawClose: peer.sawClose,
      },
      close: () => closeUncomplaining(peer),
    };
  },
  toneFixtures,
);

textToSpeechConformance('elevenlabs', async () => {
  const peer = await startElevenLabsPeer();
  const common = { apiKey: peerKey, egress, baseUrl: peer.baseUrl };
  return {
    engine: createElevenLabsTextToSpeech(common),
    network: {
      failing: async (fault) =>
        createElevenLabsTextToSpeech({ ...common, timeouts: await failSocketPeer(peer, fault) }),
      willHangAfterSound: peer.willHangAfterSound,
      sawCancel: peer.sawCancel,
    },
    close: () => closeUncomplaining(peer),
  };
});
