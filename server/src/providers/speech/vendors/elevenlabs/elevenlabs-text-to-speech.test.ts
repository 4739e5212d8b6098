import { createEgress } from '@parley/egress';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ElevenLabsPeer, startElevenLabsPeer } from '../../testing/elevenlabs-peer.ts';
import { closeUncomplaining } from '../../testing/fail-socket-peer.ts';
import { samplesPerCharacter } from '../../testing/peer-sound.ts';
import { peerKey } from '../../testing/socket-peer.ts';
import { plainSpeech, sayAloud } from '../../testing/speak-aloud.ts';
import { warmVoiceSuite } from '../../testing/warm-voice.suite.ts';
import { createElevenLabsTextToSpeech } from './elevenlabs-text-to-speech.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });

warmVoiceSuite('elevenlabs', {
  start: startElevenLabsPeer,
  engine: (peer, timeouts) =>
    createElevenLabsTextToSpeech({ apiKey: peerKey, egress, baseUrl: peer.baseUrl, timeouts }),
});

describe('ElevenLabs text-to-speech', () => {
  let peer: ElevenLabsPeer;
  const engine = (model?: string) =>
    createElevenLabsTextToSpeech({ apiKey: peerKey, egress, baseUrl: peer.baseUrl, ...(model ? { model } : {}) });
  beforeEach(async () => {
    peer = await startElevenLabsPeer();
  });
  afterEach(() => closeUncomplaining(peer));

  it('synthesizes 30 consecutive utterances on one connection', async () => {
    const voice = engine().open(plainSpeech);
    for (let round = 0; round < 30; round += 1) {
      const { sound, error } = await sayAloud(voice, 'Number one.');
      expect(error).toBeUndefined();
      expect(sound).toHaveLength('Number one. '.length * samplesPerCharacter);
    }
    expect(peer.opened).toHaveLength(1);
    voice.close();
  });

  it.each([
    [undefined, 'nb-NO', 'no'],
    [undefined, 'sv-SE', 'sv'],
    [undefined, 'xx', null],
    ['eleven_multilingual_v2', 'sv', null],
  ])('sends the language only to models that accept it: %s %s', async (model, language, code) => {
    const voice = engine(model).open({ ...plainSpeech, language, voiceId: 'a/b', speed: 9, stability: 7 });
    expect((await sayAloud(voice, 'Hello.')).error).toBeUndefined();
    const url = peer.opened.at(-1);
    expect(url?.pathname).toBe('/v1/text-to-speech/a%2Fb/multi-stream-input');
    expect(url?.searchParams.get('language_code')).toBe(code);
    expect(url?.searchParams.get('output_format')).toBe('pcm_16000');
    voice.close();
  });
});
