import { createEgress } from '@parley/egress';
import { speechToTextConformance } from '../../../conformance/speech-to-text.conformance.ts';
import { textToSpeechConformance } from '../../../conformance/text-to-speech.conformance.ts';
import { openAzurePeer } from '../../testing/azure-peer.ts';
import { peerKey } from '../../testing/loopback-peer.ts';
import { failPeer, toneFixtures, tones } from '../../testing/tone-fixtures.ts';
import { createAzureSpeechToText } from './azure-speech-to-text.ts';
import { createAzureTextToSpeech } from './azure-text-to-speech.ts';

async function openPeer() {
  const peer = await openAzurePeer(tones);
  const egress = createEgress({ allowHosts: ['127.0.0.1'] });
  const close = async () => {
    await peer.close();
    await egress.close();
  };
  return { peer, close, given: { key: peerKey, region: 'westeurope', egress } };
}

speechToTextConformance(
  'Azure over its peer',
  async () => {
    const { peer, given, close } = await openPeer();
    const open = (timeouts = {}) => createAzureSpeechToText({ ...given, baseUrl: `ws://${peer.host}`, timeouts });
    return {
      engine: open(),
      network: { failing: async (fault) => open(await failPeer(peer, fault)), sawClose: () => peer.sawClose() },
      close,
    };
  },
  toneFixtures,
);

textToSpeechConformance('Azure over its peer', async () => {
  const { peer, given, close } = await openPeer();
  const open = (timeouts = {}) => createAzureTextToSpeech({ ...given, baseUrl: `http://${peer.host}`, timeouts });
  return {
    engine: open(),
    network: {
      failing: async (fault) => open(await failPeer(peer, fault)),
      willHangAfterSound: () => {
        peer.hangsAfterSound = true;
      },
      sawCancel: () => peer.sawClose(),
    },
    close,
  };
});
