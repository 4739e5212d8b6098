import { type MessagePort, parentPort } from 'node:worker_threads';
import { createSpeakingQueue } from '../flite/speaking-queue.ts';
import { createLocalVoices } from './local-voices.ts';
import type { ServeRequest, SpeakReply, SpeakRequest } from './messages.ts';

const voices = createLocalVoices();
const queue = createSpeakingQueue(voices);

function serve(port: MessagePort) {
  const cancels = new Map<number, () => void>();
  const reply = (message: SpeakReply, sound?: Int16Array) =>
    port.postMessage(message, sound ? [sound.buffer as ArrayBuffer] : []);
  port.on('message', (request: SpeakRequest) => {
    if (request.kind === 'prepare') {
      // A failure comes back when something is to be said.
      voices.prepare(request).catch(() => {});
      return;
    }
    const { id } = request;
    if (request.kind === 'cancel') {
      cancels.get(id)?.();
      cancels.delete(id);
      return;
    }
    const done = (message: SpeakReply) => {
      cancels.delete(id);
      reply(message);
    };
    cancels.set(
      id,
      queue.add(request, {
        sound: (pcm) => reply({ kind: 'sound', id, pcm }, pcm),
        end: () => done({ kind: 'end', id }),
        failed: (message) => done({ kind: 'failed', id, message }),
      }),
    );
  });
  port.on('close', () => {
    for (const cancel of cancels.values()) cancel();
  });
}

parentPort?.on('message', ({ port }: ServeRequest) => serve(port));
