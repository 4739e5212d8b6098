import type { FliteRequest } from './flite-synthesis.ts';

/** More waiting clauses than this are several seconds of delay: better to say so. */
const maximumWaiting = 200;
/** Longer texts are spoken piece by piece, so that their sound begins early. */
const pieceLetters = 160;

/** A text as it was written, in a language (BCP 47 tag). */
export interface SpokenRequest extends FliteRequest {
  language: string;
}

/** Engines behind the queue. */
export interface ClauseVoices {
  /** Text as the engine of the request is given it; empty when nothing can be said. */
  words(request: SpokenRequest): string;
  speak(request: SpokenRequest): Promise<Int16Array>;
}

interface SpeakingListener {
  sound(pcm: Int16Array): void;
  end(): void;
  failed(message: string): void;
}

interface Job {
  pieces: string[];
  request: SpokenRequest;
  listener: SpeakingListener;
  isCancelled: boolean;
}

/** Clauses in the order they were asked for, piece by piece in turn, so that a long one does not hold up the others. */
export function createSpeakingQueue(voices: ClauseVoices) {
  const jobs: Job[] = [];
  let isWorking = false;

  async function work() {
    isWorking = true;
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      if (job.isCancelled) continue;
      const piece = job.pieces.shift();
      if (piece === undefined) {
        job.listener.end();
        continue;
      }
      await sayPiece(job, piece);
      // Messages, such as a cancel, are read between two pieces.
      await new Promise((resolve) => setImmediate(resolve));
    }
    isWorking = false;
  }

  async function sayPiece(job: Job, piece: string) {
    try {
      const sound = await voices.speak({ ...job.request, text: piece });
      if (job.isCancelled) return;
      if (sound.length > 0) job.listener.sound(sound);
      jobs.push(job);
    } catch (cause) {
      if (!job.isCancelled) job.listener.failed(cause instanceof Error ? cause.message : 'unknown');
    }
  }

  return {
    /** Returns the way to cancel it, after which its listener hears nothing more. */
    add(request: SpokenRequest, listener: SpeakingListener): () => void {
      if (jobs.length >= maximumWaiting) {
        listener.failed(`${jobs.length} clauses wait already`);
        return () => {};
      }
      const pieces = piecesOf(voices.words(request));
      const job: Job = { pieces, request, listener, isCancelled: false };
      jobs.push(job);
      if (!isWorking) void work();
      return () => {
        job.isCancelled = true;
      };
    },
  };
}

/** Whole sentences or clauses of up to `pieceLetters`, cut at the last mark, or at the last word where there is none. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > pieceLetters) {
    const head = rest.slice(0, pieceLetters);
    const mark = Math.max(
      head.lastIndexOf('. '),
      head.lastIndexOf('! '),
      head.lastIndexOf('? '),
      head.lastIndexOf(', '),
    );
    const space = head.lastIndexOf(' ');
    const cut = mark > 0 ? mark + 1 : space > 0 ? space : pieceLetters;
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
