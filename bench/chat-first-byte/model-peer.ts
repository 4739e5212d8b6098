import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { answerParent } from '../shared/children.ts';
import { sharedNowMs } from '../shared/numbers.ts';

/**
 * A model of known latency behind OpenAI's chat completions. Its first words hold the times of request and first token,
 * on the clock all processes share, so that its share can be subtracted.
 */
answerParent(async (model: { firstTokenMs: number; tokens: number; tokenMs: number }) => {
  const server = createServer((request, response) => {
    const askedAt = sharedNowMs();
    request.resume();
    request.on('end', () => void speak(response, askedAt));
  });
  server.keepAliveTimeout = 60_000;

  async function speak(response: ServerResponse, askedAt: number): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ role: 'assistant', content: '' }));
    await delay(model.firstTokenMs);
    response.write(chunk({ content: `asked=${askedAt} spoke=${sharedNowMs()} . ` }));
    for (let token = 1; token < model.tokens && !response.destroyed; token++) {
      await delay(model.tokenMs);
      response.write(chunk({ content: `word${token} ` }));
    }
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
});

function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  const value = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_770_000_000, model: 'peer-1', choices };
  return `data: ${JSON.stringify(value)}\n\n`;
}
