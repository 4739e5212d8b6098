import { type MessagePort, parentPort } from 'node:worker_threads';
import { createDecoderPool } from '../grammar/decoder-pool.ts';
import { createEars } from '../grammar/guided-decoder.ts';
import { createHeardStream, type HeardStream } from '../grammar/heard-stream.ts';
import type { HearReply, HearRequest, ServeRequest } from './messages.ts';

/** Callers one worker hears at the same time: 8 ears keep about half a core busy and 240 MB. */
const pool = createDecoderPool({ maximum: 8, create: createEars() });

function serve(port: MessagePort) {
  const streams = new Map<number, HeardStream>();
  const reply = (message: HearReply) => port.postMessage(message);
  port.on('message', (request: HearRequest) => {
    const { id } = request;
    switch (request.kind) {
      case 'open':
        streams.set(
          id,
          createHeardStream(request.options, pool, {
            partial: (text) => reply({ kind: 'partial', id, text }),
            final: (transcript) => reply({ kind: 'final', id, transcript }),
            failed: (cause) => {
              streams.delete(id);
              reply({ kind: 'failed', id, message: cause instanceof Error ? cause.message : 'unknown' });
            },
          }),
        );
        return;
      case 'sound':
        streams.get(id)?.sound(request.pcm, request.atMs);
        return;
      case 'end':
        streams.get(id)?.end();
        return;
      case 'expect':
        streams.get(id)?.expect(request.phrases, request.agentText);
        return;
      case 'close':
        streams.get(id)?.close();
        streams.delete(id);
    }
  });
  port.on('close', () => {
    for (const stream of streams.values()) stream.close();
    streams.clear();
  });
}

parentPort?.on('message', ({ port }: ServeRequest) => serve(port));
