import {
  SpeechError,
  type SpeechErrorCode,
  type SpeechListener,
  type TextToSpeech,
  type Utterance,
} from '#voice/ports.ts';
import type { SpeakReply, SpeakRequest } from './messages.ts';
import type { WorkerLink, WorkerLinks } from './worker-links.ts';

const engineId = 'builtin';

interface SpeakOptions {
  voiceId: string;
  language: string;
  speed: number;
}

/** The embedded voices, which speak in a worker thread. English. */
export function createBuiltinTextToSpeech(links: WorkerLinks<SpeakRequest, SpeakReply>): TextToSpeech {
  let lastId = 0;
  return {
    id: engineId,
    accepts: 'clauses',
    open({ voiceId, language, speed }) {
      for (const link of links.all()) link.send({ kind: 'prepare', voiceId, language });
      const open = new Set<Utterance>();
      let isClosed = false;
      return {
        speak(listener) {
          if (isClosed) return refuse(listener);
          lastId += 1;
          const utterance = beginUtterance(links, lastId, { voiceId, language, speed }, listener, () =>
            open.delete(utterance),
          );
          open.add(utterance);
          return utterance;
        },
        close() {
          isClosed = true;
          for (const utterance of open) utterance.cancel();
        },
      };
    },
  };
}

/** An utterance asked of a voice that was closed. */
function refuse(listener: SpeechListener): Utterance {
  let isCancelled = false;
  queueMicrotask(() => {
    if (!isCancelled) listener.failed(new SpeechError('cut', engineId, 'The built-in voice was closed'));
  });
  return {
    write() {},
    end() {},
    cancel() {
      isCancelled = true;
    },
  };
}

function beginUtterance(
  links: WorkerLinks<SpeakRequest, SpeakReply>,
  id: number,
  options: SpeakOptions,
  listener: SpeechListener,
  onOver: () => void,
): Utterance {
  let text = '';
  let isEnded = false;
  let isOver = false;
  let link: WorkerLink<SpeakRequest, SpeakReply> | undefined;
  let stopWaiting = () => {};
  const over = () => {
    isOver = true;
    link?.forget(id);
    onOver();
  };
  const fail = (code: SpeechErrorCode, what: string) => {
    if (isOver) return;
    over();
    listener.failed(new SpeechError(code, engineId, `The built-in voice ${what}`));
  };
  const served = {
    reply(message: SpeakReply) {
      if (isOver) return;
      if (message.kind === 'sound') {
        listener.audio(message.pcm);
      } else if (message.kind === 'end') {
        over();
        listener.end();
      } else {
        fail('unavailable', `failed: ${message.message}`);
      }
    },
    cut: () => fail('cut', 'has crashed and is being started again'),
  };
  return {
    write(more) {
      if (!isEnded) text += more;
    },
    end() {
      if (isEnded || isOver) return;
      isEnded = true;
      stopWaiting = links.pick((found) => {
        if (isOver) return;
        if (!found) {
          fail('unavailable', 'did not start in time');
          return;
        }
        link = found;
        found.serve(id, served);
        found.send({ kind: 'speak', id, text, ...options });
      });
    },
    cancel() {
      if (isOver) return;
      stopWaiting();
      link?.send({ kind: 'cancel', id });
      over();
    },
  };
}
