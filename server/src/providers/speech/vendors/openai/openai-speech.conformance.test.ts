import { createEgress } from '@parley/egress';
import { speechToTextConformance } from '../../../conformance/speech-to-text.conformance.ts';
import { textToSpeechConformance } from '../../../conformance/text-to-speech.conformance.ts';
import { peerKey } from '../../testing/loopback-peer.ts';
import { openOpenAiSpeechPeer } from '../../testing/openai-speech-peer.ts';
import { failPeer, toneFixtures, tones } from '../../testing/tone-fixtures.ts';
import { createCompatibleSpeechToText, createOpenAiSpeechToText } from './openai-speech-to-text.ts';
import { createOpenAiTextToSpeech } from './openai-text-to-speech.ts';

async function openPeer() {
  const peer = await openOpenAiSpeechPeer(tones);
  const egress = createEgress({ allowHosts: ['127.0.0.1'] });
  const close = async () => {
    await peer.close();
    await egress.close();
  };
  return { peer, egress, baseUrl: `http://${peer.host}/v1`, close };
}

speechToTextConformance(
  'OpenAI over its peer',
  async () => {
    const { peer, egress, baseUrl, close } = await openPeer();
    const open = (timeouts = {}) => createOpenAiSpeechToText({ apiKey: peerKey, baseUrl, egress, timeouts });
    return {
      engine: open(),
      network: { failing: async (fault) => open(await failPeer(peer, fault)), sawClose: () => peer.sawClose() },
      close,
    };
  },
  toneFixtures,
);

speechToTextConformance(
  'a compatible server over its peer',
  async () => {
    const { peer, egress, baseUrl, close } = await openPeer();
    const headers = { authorization: `Bearer ${peerKey}` };
    const open = (timeouts = {}) =>
      createCompatibleSpeechToText({ baseUrl, headers, model: 'whisper', egress, timeouts });
    return {
      engine: open(),
      hasPartials: false,
      network: { failing: async (fault) => open(await failPeer(peer, fault)), sawClose: () => peer.sawClose() },
      close,
    };
  },
  toneFixtures,
);

textToSpeechConformance('OpenAI over its peer', async () => {
  const { peer, egress, baseUrl, close } = await openPeer();
  const open = (timeouts = {}) => createOpenAiTextToSpeech({ apiKey: peerKey, baseUrl, egress, timeouts });
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
