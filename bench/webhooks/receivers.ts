import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from '../shared/children.ts';
import { sharedNowMs } from '../shared/numbers.ts';

export type Question =
  | { kind: 'listen' }
  | { kind: 'forget' }
  /** Resolves with all arrivals once there are `count`, or after `timeoutMs` with those there are. */
  | { kind: 'await'; count: number; timeoutMs: number };

/** Call and instant of each request, on the clock that all processes share. Unit: milliseconds. */
export type Arrival = [callId: string, atMs: number];

/** Receivers of webhooks in a process of their own: `/hanging` never answers, every other path answers 204 at once. */
answerParent(async (question: Question) => {
  switch (question.kind) {
    case 'listen':
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return (server.address() as AddressInfo).port;
    case 'forget':
      arrivals = [];
      return null;
    case 'await': {
      const end = performance.now() + question.timeoutMs;
      while (arrivals.length < question.count && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return arrivals;
    }
  }
});

let arrivals: Arrival[] = [];
const callId = /"call":\{"id":"([0-9a-f-]{36})"/;

const server = createServer((request, response) => {
  const atMs = sharedNowMs();
  if (request.url === '/hanging') return void request.resume();
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (piece) => (body += piece));
  request.on('end', () => {
    arrivals.push([callId.exec(body)?.[1] ?? '', atMs]);
    response.writeHead(204).end();
  });
});
server.keepAliveTimeout = 60_000;
