import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startDeepgramPeer } from '../../server/src/providers/speech/testing/deepgram-peer.ts';
import { peerKey } from '../../server/src/providers/speech/testing/socket-peer.ts';
import { answerParent } from '../shared/children.ts';
import { vendors } from './scenario.ts';

export interface VendorAddresses {
  speechUrl: string;
  speechKey: string;
  modelUrl: string;
}

type VendorQuestion = { kind: 'open' } | { kind: 'complaints' };

/** More streams and stretches than any run has. */
const streams = 5_000;
const stretches = 500;

let complaints: readonly string[] = [];

/** Hearing, speaking and thinking of known delay, behind the protocols of vendors. */
answerParent<VendorQuestion>(async (question): Promise<VendorAddresses | readonly string[]> => {
  if (question.kind === 'complaints') return complaints;
  const speech = await startDeepgramPeer();
  complaints = speech.complaints;
  const script = Array.from({ length: stretches }, () => vendors.heard);
  speech.willHear(Array.from({ length: streams }, () => script));
  return { speechUrl: speech.baseUrl, speechKey: peerKey, modelUrl: await openModel() };
});

async function openModel(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => void speak(response));
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function speak(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
  await delay(vendors.firstTokenMs);
  for (const word of vendors.answer.split(' ')) {
    if (response.destroyed) return;
    response.write(chunk({ content: `${word} ` }));
    await delay(vendors.tokenMs);
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
}

function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  const value = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_770_000_000, model: 'peer-1', choices };
  return `data: ${JSON.stringify(value)}\n\n`;
}
