import { createEgress } from '@parley/egress';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DeepgramPeer, startDeepgramPeer } from '../../testing/deepgram-peer.ts';
import { closeUncomplaining } from '../../testing/fail-socket-peer.ts';
import { samplesPerCharacter } from '../../testing/peer-sound.ts';
import { peerKey } from '../../testing/socket-peer.ts';
import { plainSpeech, sayAloud, startSpeaking } from '../../testing/speak-aloud.ts';
import { warmVoiceSuite } from '../../testing/warm-voice.suite.ts';
import { createDeepgramTextToSpeech } from './deepgram-text-to-speech.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });

warmVoiceSuite('deepgram', {
  start: startDeepgramPeer,
  engine: (peer, timeouts) => createDeepgramTextToSpeech({ apiKey: peerKey, egress, baseUrl: peer.baseUrl, timeouts }),
});

describe('Deepgram text-to-speech', () => {
  let peer: DeepgramPeer;
  let nowMs = 0;
  const engine = () =>
    createDeepgramTextToSpeech({ apiKey: peerKey, egress, baseUrl: peer.baseUrl, monotonicMs: () => nowMs });
  beforeEach(async () => {
    peer = await startDeepgramPeer();
    nowMs = 0;
  });
  afterEach(() => closeUncomplaining(peer));

  it('synthesizes 30 consecutive utterances, reconnecting before the vendor’s limit of 20 flushes a minute', async () => {
    const voice = engine().open(plainSpeech);
    for (let round = 0; round < 30; round += 1) {
      const { sound, error } = await sayAloud(voice, 'Number one.');
      expect(error).toBeUndefined();
      expect(sound).toHaveLength('Number one. '.length * samplesPerCharacter);
    }
    expect(peer.opened).toHaveLength(2);
    expect(peer.messages.filter((type) => type === 'Flush')).toHaveLength(30);
    voice.close();
  });

  it('keeps its connection below 20 utterances a minute', async () => {
    const voice = engine().open(plainSpeech);
    for (let round = 0; round < 20; round += 1) {
      await sayAloud(voice, 'Number one.');
      nowMs += 4_000;
    }
    expect(peer.opened).toHaveLength(1);
    voice.close();
  });

  it('serializes two concurrent utterances', async () => {
    const voice = engine().open(plainSpeech);
    const [one, two] = [startSpeaking(voice), startSpeaking(voice)];
    two.utterance.write('Second.');
    two.utterance.end();
    one.utterance.write('First of all.');
    one.utterance.end();
    const sounds = [(await one.done).sound.length, (await two.done).sound.length];
    expect(sounds).toEqual([14 * samplesPerCharacter, 8 * samplesPerCharacter]);
    voice.close();
  });

  it('requests 16 kHz, the language’s voice and a speed within bounds', async () => {
    for (const [options, wanted] of [
      [{}, 'model=aura-2-thalia-en&encoding=linear16&sample_rate=16000'],
      [{ language: 'de-AT', speed: 1.4 }, 'model=aura-2-viktoria-de&encoding=linear16&sample_rate=16000'],
      [{ voiceId: 'aura-2-zeus-en', speed: 3 }, 'model=aura-2-zeus-en&encoding=linear16&sample_rate=16000&speed=1.5'],
    ] as const) {
      const voice = engine().open({ ...plainSpeech, ...options });
      await sayAloud(voice, 'Hello.');
      expect(peer.opened.at(-1)?.search).toBe(`?${wanted}`);
      voice.close();
    }
  });

  it('refuses a language without a voice, without a request', async () => {
    const voice = engine().open({ ...plainSpeech, language: 'sv-SE' });
    expect((await sayAloud(voice, 'Hej.')).error).toMatchObject({ code: 'refused', engineId: 'deepgram/aura-2' });
    expect(peer.opened).toEqual([]);
    voice.close();
  });

  it.each([
    [1008, 'DATA-0000: bad', 'refused'],
    [1011, 'NET-0000: trouble', 'unavailable'],
    [1006, undefined, 'cut'],
  ] as const)('maps a close with %s %s to %s', async (code, reason, meant) => {
    const voice = engine().open(plainSpeech);
    const { utterance, firstSound, done } = startSpeaking(voice);
    utterance.write('A sentence is spoken here. ');
    await firstSound;
    if (reason === undefined) peer.cutAll();
    else peer.endAll(code, reason);
    expect((await done).error?.code).toBe(meant);
    voice.close();
  });
});
