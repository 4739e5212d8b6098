import { createEgress } from '@parley/egress';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { SpeechError } from '#voice/ports.ts';
import { speakOverHttp } from './http-speech.ts';

const egress = createEgress({ allowHosts: ['127.0.0.1'] });
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

type Answer = Parameters<typeof startLoopbackServer>[0];

async function speak(answer: Answer, limits = { firstAudioMs: 5_000, idleMs: 5_000 }) {
  const server = await startLoopbackServer(answer);
  opened.push(server.close);
  const pieces: number[] = [];
  const url = new URL('/speak', server.origin);
  const request = {
    egress,
    engineId: 'a/b',
    url,
    headers: { authorization: 'Bearer secret-key' },
    body: '{}',
    fromHz: 16_000,
  };
  let first = () => {};
  const firstSound = new Promise<void>((resolve) => {
    first = resolve;
  });
  let speech = { cancel: () => {} };
  const done = new Promise<SpeechError | undefined>((resolve) => {
    speech = speakOverHttp(
      { ...request, ...limits },
      {
        audio(pcm) {
          pieces.push(pcm.length);
          first();
        },
        end: () => resolve(undefined),
        failed: resolve,
      },
    );
  });
  return { done, pieces, firstSound, cancel: () => speech.cancel(), server };
}

const sound = Buffer.alloc(3_201, 1);

describe('speech over HTTP', () => {
  it('streams audio, and ends once', async () => {
    const { done, pieces, server } = await speak((_request, response) => response.end(sound));
    expect(await done).toBeUndefined();
    expect(pieces.reduce((sum, length) => sum + length, 0)).toBe(1_600);
    expect(server.requests).toMatchObject([{ method: 'POST', url: '/speak', body: '{}' }]);
  });

  const faults: [string, Answer, string][] = [
    ['401', (_request, response) => void response.writeHead(401).end(), 'refused'],
    ['429', (_request, response) => void response.writeHead(429).end(), 'rate_limited'],
    ['503', (_request, response) => void response.writeHead(503).end(), 'unavailable'],
    [
      'a page of HTML',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      'garbage',
    ],
    ['no sound at all', (_request, response) => void response.end(), 'garbage'],
  ];
  it.each(faults)('fails once with %s', async (_name, answer, code) => {
    const { done, pieces } = await speak(answer);
    const error = await done;
    expect(error).toMatchObject({ code, engineId: 'a/b' });
    expect(error?.message).not.toContain('secret-key');
    expect(pieces).toEqual([]);
  });

  it('fails with cut where the connection ends before the audio does', async () => {
    const { done } = await speak((_request, response) => {
      response.writeHead(200, { 'content-length': 10_000 });
      response.write(sound, () => setTimeout(() => response.destroy(), 50));
    });
    expect(await done).toMatchObject({ code: 'cut' });
  });

  it('fails with timeout before the first chunk, and after a stalled one', async () => {
    const silent = await speak(() => {}, { firstAudioMs: 100, idleMs: 5_000 });
    expect(await silent.done).toMatchObject({ code: 'timeout' });
    const stuck = await speak((_request, response) => void response.write(sound), { firstAudioMs: 5_000, idleMs: 100 });
    expect(await stuck.done).toMatchObject({ code: 'timeout' });
    expect(stuck.pieces.length).toBeGreaterThan(0);
  });

  it('is silent after a cancel', async () => {
    let left = () => {};
    const gone = new Promise<void>((resolve) => {
      left = resolve;
    });
    const { firstSound, cancel, done } = await speak((_request, response) => {
      response.on('close', left);
      response.write(sound);
    });
    await firstSound;
    cancel();
    await gone;
    expect(await Promise.race([done, Promise.resolve('silent')])).toBe('silent');
  });
});
