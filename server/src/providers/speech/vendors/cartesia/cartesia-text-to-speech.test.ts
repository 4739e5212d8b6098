import { createEgress } from '@parley/egress';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CartesiaPeer, startCartesiaPeer } from '../../testing/cartesia-peer.ts';
import { closeUncomplaining } from '../../testing/fail-socket-peer.ts';
import { samplesPerCharacter } from '../../testing/peer-sound.ts';
import { peerKey } from '../../testing/socket-peer.ts';
import { plainSpeech, sayAloud, startSpeaking } from '../../testing/speak-aloud.ts';
import { warmVoiceSuite } from '../../testing/warm-voice.suite.ts';
import { createCartesiaProtocol } from './cartesia-protocol.ts';
import { createCartesiaTextToSpeech } from './cartesia-text-to-speech.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });

warmVoiceSuite('cartesia', {
  start: startCartesiaPeer,
  engine: (peer, timeouts) => createCartesiaTextToSpeech({ apiKey: peerKey, egress, baseUrl: peer.baseUrl, timeouts }),
});

describe('Cartesia text-to-speech', () => {
  let peer: CartesiaPeer;
  const engine = () => createCartesiaTextToSpeech({ apiKey: peerKey, egress, baseUrl: peer.baseUrl });
  beforeEach(async () => {
    peer = await startCartesiaPeer();
  });
  afterEach(() => closeUncomplaining(peer));

  it('synthesizes 30 consecutive utterances on one connection', async () => {
    const voice = engine().open({ ...plainSpeech, speed: 7 });
    for (let round = 0; round < 30; round += 1) {
      const { sound, error } = await sayAloud(voice, 'Number one.');
      expect(error).toBeUndefined();
      expect(sound).toHaveLength('Number one.'.length * samplesPerCharacter);
    }
    expect(peer.opened).toHaveLength(1);
    voice.close();
  });

  it('synthesizes two concurrent utterances without mixing them', async () => {
    const voice = engine().open(plainSpeech);
    const [one, two] = [startSpeaking(voice), startSpeaking(voice)];
    one.utterance.write('First of all.');
    two.utterance.write('Second.');
    two.utterance.end();
    one.utterance.end();
    const sounds = [(await one.done).sound.length, (await two.done).sound.length];
    expect(sounds).toEqual([13 * samplesPerCharacter, 7 * samplesPerCharacter]);
    voice.close();
  });

  it.each([
    [429, 'rate_limited'],
    [402, 'refused'],
    [500, 'unavailable'],
  ])('an error with status %s fails its utterance as %s and keeps the connection', async (status, code) => {
    const voice = engine().open(plainSpeech);
    peer.nextStatus = status;
    expect((await sayAloud(voice, 'Hello there.')).error?.code).toBe(code);
    expect((await sayAloud(voice, 'Hello again.')).error).toBeUndefined();
    expect(peer.opened).toHaveLength(1);
    voice.close();
  });

  it('sends voice, language and speed in the vendor’s format', () => {
    const settings = {
      engineId: 'e',
      apiKey: 'k',
      baseUrl: 'wss://a.example',
      model: 'sonic-3.5',
      defaultVoiceId: 'd',
    };
    const say = (options: object) => {
      const protocol = createCartesiaProtocol(settings, { ...plainSpeech, ...options });
      return JSON.parse(protocol.phrase('c', 'Hi ')) as Record<string, unknown>;
    };
    expect(say({ language: 'sv-SE', speed: 0.1, voiceId: 'v' })).toMatchObject({
      language: 'sv',
      voice: { mode: 'id', id: 'v' },
      generation_config: { speed: 0.6 },
      context_id: 'c',
      transcript: 'Hi ',
      continue: true,
    });
    const plain = say({ language: 'xx' });
    expect(plain).not.toHaveProperty('language');
    expect(plain).not.toHaveProperty('generation_config');
    expect(plain).toMatchObject({ voice: { id: 'd' } });
  });
});
