import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRateHz, type TextToSpeech } from '#voice/ports.ts';
import type { SpeechTimeouts } from '../shared/delivery.ts';
import { closeUncomplaining } from './fail-socket-peer.ts';
import { measurePitch, pitchOf, samplesPerCharacter } from './peer-sound.ts';
import type { SocketFault, SocketPeer } from './socket-peer.ts';
import { plainSpeech, sayAloud, startSpeaking } from './speak-aloud.ts';

export interface WarmVoicePeer extends SocketPeer {
  willHangAfterSound(): void;
  sawCancel(): Promise<void>;
}

/** Promises of voices over one warm WebSocket, for any vendor. */
export function warmVoiceSuite(
  name: string,
  subject: { start(): Promise<WarmVoicePeer>; engine(peer: WarmVoicePeer, timeouts: SpeechTimeouts): TextToSpeech },
): void {
  describe(`${name} over one warm connection`, () => {
    let peer: WarmVoicePeer;
    beforeEach(async () => {
      peer = await subject.start();
    });
    afterEach(() => closeUncomplaining(peer));
    const openVoice = (timeouts: SpeechTimeouts = {}) => subject.engine(peer, timeouts).open(plainSpeech);

    it('connects when opened, before the first text', async () => {
      const voice = openVoice();
      await expect.poll(() => peer.opened.length).toBe(1);
      voice.close();
      await peer.sawClose();
      expect(peer.opened).toHaveLength(1);
    });

    it('cancels an utterance, and the next one has only its own audio', async () => {
      const voice = openVoice();
      const long = startSpeaking(voice);
      long.utterance.write('Zebras are the animals that live in the grass of Africa, among lions. ');
      await long.firstSound;
      long.utterance.cancel();
      const heardBefore = long.pieces.length;
      const next = await sayAloud(voice, 'All fine.');
      expect(long.pieces).toHaveLength(heardBefore);
      expect(next.error).toBeUndefined();
      expect(measurePitch(next.sound)).toBeCloseTo(pitchOf('A'), -1);
      voice.close();
    });

    it('works after several consecutive cancels', async () => {
      const voice = openVoice();
      for (let round = 0; round < 12; round += 1) {
        const cancelled = startSpeaking(voice);
        cancelled.utterance.write('Zebras are the animals that live in the grass of Africa. ');
        if (round % 2 === 0) await cancelled.firstSound;
        cancelled.utterance.cancel();
      }
      const { sound, error } = await sayAloud(voice, 'All fine.');
      expect(error).toBeUndefined();
      expect(measurePitch(sound)).toBeCloseTo(pitchOf('A'), -1);
      voice.close();
    });

    it.each([
      ['broken off', (one: WarmVoicePeer) => one.cutAll()],
      ['closed by the vendor', (one: WarmVoicePeer) => one.endAll(1000)],
    ])('speaks after the connection was %s while idle', async (_how, end) => {
      const voice = openVoice();
      await sayAloud(voice, 'Hello there.');
      end(peer);
      // The same result whether the close was noticed before or during the utterance.
      const at = await sayAloud(voice, 'And again.');
      expect(at.error).toBeUndefined();
      expect(at.sound.length).toBeGreaterThanOrEqual('And again.'.length * samplesPerCharacter);
      expect(peer.opened.length).toBe(2);
      voice.close();
    });

    it('fails with timeout where the audio stalls, and speaks again afterwards', async () => {
      const voice = openVoice({ idleMs: 150 });
      peer.willHangAfterSound();
      const { error, sound } = await sayAloud(voice, 'This one will never come to its end.');
      expect(error?.code).toBe('timeout');
      expect(sound.length).toBeGreaterThan(0);
      expect((await sayAloud(voice, 'All fine.')).error).toBeUndefined();
      // A voice that timed out is not retried.
      expect(peer.opened).toHaveLength(2);
      voice.close();
    });

    it('does not count the model’s time between two sentences', async () => {
      const voice = openVoice({ firstAudioMs: 5_000, idleMs: 250 });
      const { utterance, firstSound, done } = startSpeaking(voice);
      utterance.write('The first sentence stands here. ');
      if (name !== 'deepgram') await firstSound;
      await new Promise((resolve) => setTimeout(resolve, 750));
      utterance.write('The second one comes late.');
      utterance.end();
      expect((await done).error).toBeUndefined();
      voice.close();
    });

    it.each<SocketFault>(['refused', '429', '5xx', 'hangs', 'cut', 'garbage'])(
      'has no key and no text in its error when the vendor fails by "%s"',
      async (fault) => {
        peer.fault = fault;
        const voice = openVoice(fault === 'hangs' ? { firstAudioMs: 100 } : {});
        const { error } = await sayAloud(voice, 'Xanthippe has the number seven.');
        expect(error?.engineId).toMatch(/^\w+\//);
        expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/peer-key|Xanthippe/);
        voice.close();
      },
    );

    it('emits words in spoken order and at their time, if at all', async () => {
      const voice = openVoice();
      const text = 'The workshop opens at nine. Please come in time, and bring your bicycle.';
      const { words, sound } = await sayAloud(voice, text);
      voice.close();
      if (words.length === 0) return expect(name).toBe('deepgram');
      expect(words.map((word) => word.text)).toEqual(text.split(' '));
      const lastMs = (sound.length / sampleRateHz) * 1000;
      const share = (words.at(-2)?.startMs ?? 0) / lastMs;
      expect(share).toBeGreaterThan(0.7);
      expect(share).toBeLessThan(1);
    });
  });
}
