import { inspect } from 'node:util';
import { createEgress } from '@parley/egress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeepgramPeer, startDeepgramPeer } from '../../testing/deepgram-peer.ts';
import { closeUncomplaining } from '../../testing/fail-socket-peer.ts';
import { hearStream, pushTone } from '../../testing/hear-stream.ts';
import { peerKey, type SocketFault } from '../../testing/socket-peer.ts';
import { configureMessage, listenUrl } from './deepgram-listen-protocol.ts';
import { createDeepgramSpeechToText } from './deepgram-speech-to-text.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });
const plain = { language: 'en', keywords: [], phrases: [] };

describe('Deepgram speech-to-text', () => {
  let peer: DeepgramPeer;
  const engine = (answerMs = 5_000) =>
    createDeepgramSpeechToText({ apiKey: peerKey, egress, baseUrl: peer.baseUrl, timeouts: { answerMs } });
  beforeEach(async () => {
    peer = await startDeepgramPeer();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await closeUncomplaining(peer);
  });

  it('joins the parts of a segment into one final with times and confidence', async () => {
    peer.willHear([['two tickets to Uppsala please']]);
    const { stream, partials, final } = hearStream(engine());
    pushTone(stream, 400, 0);
    pushTone(stream, 1_000, 300);
    pushTone(stream, 200, 0);
    stream.flush();
    expect(await final()).toEqual({
      text: 'two tickets to Uppsala please',
      confidence: expect.closeTo(0.97),
      startMs: 400,
      endMs: 1_400,
    });
    expect(partials).toEqual(['two', 'two tickets to']);
    stream.close();
  });

  it('uses the finals so far where a Finalize stays unanswered', async () => {
    peer.willHear([['one two three']]);
    peer.leavesFinalizeUnanswered = true;
    const { stream, final } = hearStream(engine());
    pushTone(stream, 500, 300);
    stream.flush();
    expect((await final()).text).toBe('one two three');
    stream.close();
  });

  it('returns an empty final for a flush without speech', async () => {
    const { stream, final } = hearStream(engine());
    pushTone(stream, 500, 0);
    stream.flush();
    expect(await final()).toEqual({ text: '' });
    stream.close();
  });

  it('transcribes 30 segments in one stream, with continuous times', async () => {
    peer.willHear([Array.from({ length: 30 }, (_, index) => `stretch ${index}`)]);
    const { stream, final } = hearStream(engine());
    for (let index = 0; index < 30; index += 1) {
      pushTone(stream, 200, 300);
      pushTone(stream, 100, 0);
      stream.flush();
      expect(await final()).toMatchObject({ text: `stretch ${index}`, startMs: index * 300, endMs: index * 300 + 200 });
    }
    expect(peer.opened).toHaveLength(1);
    stream.close();
  });

  it('keeps the connection alive through a long silence', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    peer.willHear([['still here']]);
    const { stream, final } = hearStream(engine());
    pushTone(stream, 200, 0);
    stream.flush();
    await final();
    vi.advanceTimersByTime(60_000);
    pushTone(stream, 500, 300);
    stream.flush();
    expect((await final()).text).toBe('still here');
    expect(peer.messages.filter((type) => type === 'KeepAlive')).toHaveLength(14);
    stream.close();
  });

  it('closes the stream so that billing ends', async () => {
    const { stream, final } = hearStream(engine());
    pushTone(stream, 200, 0);
    stream.flush();
    await final();
    stream.close();
    await peer.sawClose();
    expect(peer.messages).toEqual(['Finalize', 'CloseStream']);
  });

  it('updates the keyterms when expected phrases change', async () => {
    const { stream, final } = hearStream(engine());
    stream.setExpectedPhrases(['Uppsala']);
    pushTone(stream, 200, 0);
    stream.flush();
    await final();
    expect(peer.messages).toEqual(['Configure', 'Finalize']);
    stream.close();
  });

  it.each([
    [1008, 'DATA-0000: no sound', 'refused'],
    [1011, 'NET-0001: nothing came', 'unavailable'],
    [1000, '', 'cut'],
  ])('maps a close with %s %s to %s', async (code, reason, meant) => {
    const { stream, final, failed } = hearStream(engine());
    pushTone(stream, 200, 0);
    stream.flush();
    await final();
    peer.endAll(code, reason);
    expect((await failed).code).toBe(meant);
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
});

describe('the URL of a Deepgram stream', () => {
  it('requests raw 16 kHz, partials and punctuation, and leaves endpointing to the call', () => {
    const url = listenUrl('wss://api.deepgram.com', 'nova-3', { ...plain, keywords: ['Uppsala', 'Åsa Öst'] });
    expect(url.href).toBe(
      'wss://api.deepgram.com/v1/listen?model=nova-3&encoding=linear16&sample_rate=16000&channels=1&language=en' +
        '&interim_results=true&endpointing=false&punctuate=true&smart_format=true&keyterm=Uppsala&keyterm=%C3%85sa+%C3%96st',
    );
  });

  it.each([
    ['en-GB', 'en-GB'],
    ['sv-SE', 'sv-SE'],
    ['de-DE', 'de'],
    ['fr-FR', 'fr'],
    ['nb', 'nb'],
  ])('sends %s as %s', (language, wanted) => {
    const url = listenUrl('wss://api.deepgram.com', 'nova-3', { ...plain, language });
    expect(url.searchParams.get('language')).toBe(wanted);
  });

  it('limits keyterms to the vendor’s maximum, and sends none to models without them', () => {
    const keywords = Array.from({ length: 400 }, (_, index) => `name ${index}`);
    const terms = listenUrl('wss://api.deepgram.com', 'nova-3', { ...plain, keywords }).searchParams.getAll('keyterm');
    expect(terms).toEqual(keywords.slice(0, 100));
    const older = listenUrl('wss://api.deepgram.com', 'nova-2', { ...plain, keywords });
    expect(older.searchParams.has('keyterm')).toBe(false);
  });

  it('updates keyterms only where the vendor can', () => {
    const options = { ...plain, keywords: ['Åsa'], phrases: ['yes'] };
    const message = configureMessage('wss://api.deepgram.com', 'nova-3', options);
    expect(JSON.parse(message ?? '{}')).toEqual({ type: 'Configure', keyterms: ['Åsa', 'yes'] });
    expect(configureMessage('wss://api.eu.deepgram.com', 'nova-3', options)).toBeUndefined();
    expect(configureMessage('wss://api.deepgram.com', 'nova-2', options)).toBeUndefined();
  });
});
