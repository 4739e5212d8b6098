import { inspect } from 'node:util';
import { createEgress } from '@parley/egress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ElevenLabsPeer, startElevenLabsPeer } from '../../testing/elevenlabs-peer.ts';
import { closeUncomplaining } from '../../testing/fail-socket-peer.ts';
import { hearStream, pushTone } from '../../testing/hear-stream.ts';
import { peerKey, type SocketFault } from '../../testing/socket-peer.ts';
import { realtimeUrl } from './elevenlabs-listen-protocol.ts';
import { createElevenLabsSpeechToText } from './elevenlabs-speech-to-text.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });

describe('ElevenLabs speech-to-text', () => {
  let peer: ElevenLabsPeer;
  const engine = (answerMs = 5_000) =>
    createElevenLabsSpeechToText({ apiKey: peerKey, egress, baseUrl: peer.baseUrl, timeouts: { answerMs } });
  beforeEach(async () => {
    peer = await startElevenLabsPeer();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await closeUncomplaining(peer);
  });

  it('commits on a flush and emits the final once, with times and confidence', async () => {
    peer.willHear([['two tickets to Uppsala please', 'and a coffee']]);
    const { stream, partials, final } = hearStream(engine());
    pushTone(stream, 400, 0);
    pushTone(stream, 1_000, 300);
    stream.flush();
    const heard = await final();
    expect(heard).toMatchObject({ text: 'two tickets to Uppsala please', confidence: expect.closeTo(0.951, 2) });
    // Sound goes out in chunks of 60 ms, and the peer hears by the chunk.
    expect(heard.startMs).toBeGreaterThanOrEqual(340);
    expect(heard.startMs).toBeLessThanOrEqual(400);
    expect(heard.endMs).toBeLessThanOrEqual(1_400);
    expect(partials).toEqual(['two']);
    pushTone(stream, 500, 300);
    stream.flush();
    expect((await final()).text).toBe('and a coffee');
    stream.close();
  });

  it('returns an empty final for a flush without speech, or with too little to commit', async () => {
    const { stream, final } = hearStream(engine());
    pushTone(stream, 500, 0);
    stream.flush();
    expect(await final()).toEqual({ text: '' });
    pushTone(stream, 100, 0);
    stream.flush();
    expect(await final()).toEqual({ text: '' });
    stream.close();
  });

  it('transcribes 30 segments in one stream', async () => {
    peer.willHear([Array.from({ length: 30 }, (_, index) => `stretch ${index}`)]);
    const { stream, final } = hearStream(engine());
    for (let index = 0; index < 30; index += 1) {
      pushTone(stream, 300, 300);
      pushTone(stream, 100, 0);
      stream.flush();
      expect((await final()).text).toBe(`stretch ${index}`);
    }
    expect(peer.opened).toHaveLength(1);
    stream.close();
  });

  it('keeps the connection alive through a long silence', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    peer.willHear([['still here']]);
    const { stream, final } = hearStream(engine());
    pushTone(stream, 400, 0);
    stream.flush();
    await final();
    vi.advanceTimersByTime(60_000);
    pushTone(stream, 500, 300);
    stream.flush();
    expect((await final()).text).toBe('still here');
    expect(peer.emptyChunks).toBe(5);
    stream.close();
  });

  it.each([
    ['auth_error', 'refused'],
    ['quota_exceeded', 'refused'],
    ['input_error', 'refused'],
    ['rate_limited', 'rate_limited'],
    ['resource_exhausted', 'unavailable'],
    ['transcriber_error', 'unavailable'],
    ['session_time_limit_exceeded', 'cut'],
  ])('maps the error %s to %s', async (name, code) => {
    peer.listenError = name;
    const { stream, failed } = hearStream(engine());
    pushTone(stream, 500, 300);
    const error = await failed;
    expect(error.code).toBe(code);
    expect(error.message).toContain(name);
    stream.close();
  });

  it.each<SocketFault>(['refused', '429', '5xx', 'hangs', 'cut', 'garbage'])(
    'has no key in the error when the vendor fails by "%s"',
    async (fault) => {
      peer.fault = fault;
      const { stream, failed } = hearStream(engine(fault === 'hangs' ? 100 : 5_000));
      pushTone(stream, 500, 300);
      stream.flush();
      expect(inspect(await failed, { depth: 10, showHidden: true })).not.toContain(peerKey);
    },
  );

  it('requests 16 kHz, times and manual commits, with keyterms up to the vendor’s maximum', () => {
    const keywords = [
      ...Array.from({ length: 60 }, (_, index) => `name ${index}`),
      'a name of more than twenty letters',
    ];
    const url = realtimeUrl('wss://api.elevenlabs.io', 'scribe_v2_realtime', {
      language: 'sv-SE',
      keywords: keywords.toReversed(),
      phrases: [],
    });
    const keyterms = url.searchParams.getAll('keyterms');
    expect(url.pathname).toBe('/v1/speech-to-text/realtime');
    expect(keyterms).toHaveLength(50);
    expect(keyterms).not.toContain('a name of more than twenty letters');
    url.searchParams.delete('keyterms');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      model_id: 'scribe_v2_realtime',
      audio_format: 'pcm_16000',
      commit_strategy: 'manual',
      include_timestamps: 'true',
      language_code: 'sv',
    });
  });
});
