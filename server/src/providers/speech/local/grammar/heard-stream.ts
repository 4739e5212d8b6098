import { type RecognitionOptions, sampleRateHz, type Transcript } from '#voice/ports.ts';
import type { Expected } from './compile-grammar.ts';
import type { Borrower, DecoderPool } from './decoder-pool.ts';
import { englishPack } from './english-pack.ts';
import { frenchPack } from './french-pack.ts';
import type { GuidedDecoder } from './guided-decoder.ts';

/** Sound that waits for an ear: at most 30 s of it, what comes after that is lost. */
const maximumWaitingSamples = 30 * sampleRateHz;
const partialEveryMs = 240;

export interface HeardStreamReply {
  partial(text: string): void;
  final(transcript: Transcript): void;
  failed(cause: unknown): void;
}

export interface HeardStream {
  /** The next sound that may be speech. `atMs`: where in the caller's audio it begins. */
  sound(pcm: Int16Array, atMs: number): void;
  end(): void;
  /** Sets the expectations from the next utterance on; see `RecognitionStream.setExpectedPhrases`. */
  expect(phrases: readonly string[], agentText: string | undefined): void;
  close(): void;
}

type Waiting = { kind: 'sound'; pcm: Int16Array; atMs: number } | { kind: 'end' };

/** One caller's speech, utterance by utterance, each heard by an ear borrowed for its length. */
export function createHeardStream(
  options: RecognitionOptions,
  pool: DecoderPool,
  reply: HeardStreamReply,
): HeardStream {
  const pack = /^fr\b/i.test(options.language) ? frenchPack : englishPack;
  const asksForDetail = (agentText: string | undefined) =>
    agentText === undefined || pack.detailQuestion.test(agentText);
  let expected: Expected = {
    phrases: options.phrases,
    keywords: options.keywords,
    things: options.things ?? [],
    isDetailAsked: asksForDetail(options.agentText),
  };
  let isExpectedKnown = false;
  let decoder: GuidedDecoder | undefined;
  let isBorrowing = false;
  let isFinishing = false;
  let isClosed = false;
  let waitingSamples = 0;
  const waiting: Waiting[] = [];
  let utterance = newUtterance();

  const borrower: Borrower = {
    pack,
    ready(ear, isFamiliar) {
      isBorrowing = false;
      decoder = ear;
      if (!isFamiliar) isExpectedKnown = false;
      attempt(work);
    },
    failed(cause) {
      isClosed = true;
      reply.failed(cause);
    },
  };

  function attempt(step: () => void) {
    try {
      step();
    } catch (cause) {
      if (decoder) pool.discard(decoder);
      decoder = undefined;
      isClosed = true;
      reply.failed(cause);
    }
  }

  function work() {
    while (decoder && !isClosed) {
      const next = waiting.shift();
      if (!next) return;
      if (next.kind === 'sound') {
        waitingSamples -= next.pcm.length;
        hear(decoder, next.pcm, next.atMs);
      } else {
        const ear = decoder;
        decoder = undefined;
        isFinishing = true;
        void finish(ear);
      }
    }
    if (!isClosed && !isBorrowing && !isFinishing && waiting.length > 0) borrow();
  }

  function borrow() {
    isBorrowing = true;
    pool.borrow(borrower);
  }

  /** Expected phrases change between utterances only: the engine would drop the current one. */
  function begin(ear: GuidedDecoder) {
    if (!isExpectedKnown) ear.expect(expected);
    isExpectedKnown = true;
    ear.begin();
  }

  function hear(ear: GuidedDecoder, pcm: Int16Array, atMs: number) {
    if (utterance.heardMs === 0) begin(ear);
    utterance.pieces.push({ heardMs: utterance.heardMs, atMs });
    ear.push(pcm);
    utterance.heardMs += (pcm.length / sampleRateHz) * 1000;
    if (utterance.heardMs < utterance.nextPartialMs) return;
    utterance.nextPartialMs = utterance.heardMs + partialEveryMs;
    const text = ear.partial();
    if (text === '' || text === utterance.partial) return;
    utterance.partial = text;
    reply.partial(text);
  }

  /** Hands the ear back with the utterance's end; sound that comes meanwhile waits, so that finals stay in order. */
  async function finish(ear: GuidedDecoder) {
    const heard = utterance;
    utterance = newUtterance();
    try {
      const judgement = heard.heardMs > 0 ? await ear.finish() : undefined;
      pool.giveBack(ear);
      if (!isClosed) reply.final(judgement ? transcriptOf(judgement, heard) : { text: '' });
    } catch (cause) {
      pool.discard(ear);
      if (isClosed) return;
      isClosed = true;
      reply.failed(cause);
    }
    isFinishing = false;
    attempt(work);
  }

  return {
    sound(pcm, atMs) {
      if (isClosed || waitingSamples + pcm.length > maximumWaitingSamples) return;
      waitingSamples += pcm.length;
      waiting.push({ kind: 'sound', pcm, atMs });
      attempt(work);
    },
    end() {
      if (isClosed) return;
      waiting.push({ kind: 'end' });
      attempt(work);
    },
    expect(phrases, agentText) {
      expected = { ...expected, phrases, isDetailAsked: asksForDetail(agentText) };
      isExpectedKnown = false;
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      pool.leave(borrower);
      if (decoder) pool.giveBack(decoder);
      decoder = undefined;
    },
  };
}

const newUtterance = () => ({
  heardMs: 0,
  nextPartialMs: partialEveryMs,
  partial: '',
  /** Position of each piece in the caller's audio; silence between pieces was never handed over. */
  pieces: [] as { heardMs: number; atMs: number }[],
});

function transcriptOf(
  { text, guess, confidence, startMs, endMs }: Awaited<ReturnType<GuidedDecoder['finish']>>,
  { pieces, heardMs }: ReturnType<typeof newUtterance>,
): Transcript {
  const at = (ms: number) => {
    const piece = pieces.findLast((one) => one.heardMs <= ms) ?? pieces[0];
    return Math.round((piece?.atMs ?? 0) + ms - (piece?.heardMs ?? 0));
  };
  return {
    text,
    ...(guess !== undefined && { guess }),
    confidence,
    startMs: at(startMs),
    endMs: at(Math.min(endMs, heardMs)),
  };
}
