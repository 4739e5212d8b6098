import { createEgress } from '@parley/egress';
import { speechToTextConformance } from '../../../conformance/speech-to-text.conformance.ts';
import { openAssemblyAiPeer } from '../../testing/assemblyai-peer.ts';
import { peerKey } from '../../testing/loopback-peer.ts';
import { failPeer, toneFixtures, tones } from '../../testing/tone-fixtures.ts';
import { createAssemblyAiSpeechToText } from './assemblyai-speech-to-text.ts';

for (const model of ['universal-streaming-multilingual', 'u3-rt-pro']) {
  speechToTextConformance(
    `AssemblyAI ${model} over its peer`,
    async () => {
      const peer = await openAssemblyAiPeer(tones);
      const egress = createEgress({ allowHosts: ['127.0.0.1'] });
      const baseUrl = `ws://${peer.host}/v3/ws`;
      const open = (timeouts = {}) =>
        createAssemblyAiSpeechToText({ apiKey: peerKey, baseUrl, model, egress, timeouts });
      return {
        engine: open(),
        network: { failing: async (fault) => open(await failPeer(peer, fault)), sawClose: () => peer.sawClose() },
        async close() {
          await peer.close();
          await egress.close();
        },
      };
    },
    toneFixtures,
  );
}
