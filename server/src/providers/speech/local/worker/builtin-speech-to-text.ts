import {
  type RecognitionStream,
  SpeechError,
  type SpeechErrorCode,
  type SpeechToText,
  type TranscriptListener,
} from '#voice/ports.ts';
import { createSpeechGate } from '../grammar/speech-gate.ts';
import type { HearReply, HearRequest } from './messages.ts';
import type { WorkerLink, WorkerLinks } from './worker-links.ts';

const engineId = 'builtin';
/** Words that fit badly are looked for several times, by a thread that other calls share. Unit: milliseconds. */
const flushTimeoutMs = 3_000;
/** Maximum batches kept for a worker that is starting: about 30 s of speech. */
const maximumKept = 400;

/** The embedded engine of limited vocabulary, which hears in a worker thread. */
export function createBuiltinSpeechToText(links: WorkerLinks<HearRequest, HearReply>): SpeechToText {
  let lastId = 0;
  return {
    id: engineId,
    vocabulary: 'limited',
    flushTimeoutMs,
    open: (options, listener) => {
      lastId += 1;
      return openStream(links, lastId, { kind: 'open', id: lastId, options: structuredClone(options) }, listener);
    },
  };
}

function openStream(
  links: WorkerLinks<HearRequest, HearReply>,
  id: number,
  opening: HearRequest,
  listener: TranscriptListener,
): RecognitionStream {
  let link: WorkerLink<HearRequest, HearReply> | undefined;
  let isOver = false;
  let kept: HearRequest[] = [opening];

  function send(request: HearRequest) {
    if (isOver) return;
    if (!link) {
      if (kept.length < maximumKept) kept.push(request);
      return;
    }
    link.send(request, request.kind === 'sound' ? [request.pcm.buffer as ArrayBuffer] : []);
  }
  function over() {
    isOver = true;
    link?.forget(id);
    kept = [];
  }
  function fail(code: SpeechErrorCode, what: string) {
    if (isOver) return;
    over();
    listener.failed(new SpeechError(code, engineId, `The built-in recognizer ${what}`));
  }
  const served = {
    reply(message: HearReply) {
      if (message.kind === 'partial') listener.partial(message.text);
      else if (message.kind === 'final') listener.final(message.transcript);
      else fail('unavailable', `failed: ${message.message}`);
    },
    cut: () => fail('cut', 'has crashed and is being started again'),
  };
  const stopWaiting = links.pick((found) => {
    if (!found) {
      // The caller gets the stream before it can fail.
      fail('unavailable', 'did not start in time');
      return;
    }
    found.serve(id, served);
    link = found;
    for (const request of kept.splice(0)) send(request);
  });
  const gate = createSpeechGate({
    sound: (pcm, atMs) => send({ kind: 'sound', id, pcm, atMs }),
    end: () => send({ kind: 'end', id }),
  });
  return {
    push: (frame, isBackground) => {
      if (!isOver) gate.push(frame, isBackground);
    },
    flush: () => gate.flush(),
    setExpectedPhrases: (phrases, agentText) => send({ kind: 'expect', id, phrases: [...phrases], agentText }),
    close() {
      stopWaiting();
      send({ kind: 'close', id });
      over();
    },
  };
}
