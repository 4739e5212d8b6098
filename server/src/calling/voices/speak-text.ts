import { SpeechError, type SpeechOptions, sampleRateHz, type TextToSpeech, type Voice } from '#voice/ports.ts';
import { createClauseSplitter } from '#voice/text-to-speech/clause-splitter.ts';

/** Longest sound that is collected of a text, against engines without an end. Unit: seconds. */
const secondsMax = 90;

/** Collects the sound of a text, 16 kHz. Throws a SpeechError, or the reason of `signal`. */
export async function speakText(
  engine: TextToSpeech,
  options: SpeechOptions,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<Int16Array> {
  signal.throwIfAborted();
  const voice = engine.open(options);
  const pieces: Int16Array[] = [];
  try {
    for (const part of engine.accepts === 'text' ? [text] : clausesOf(text)) {
      await speakPart(
        voice,
        part,
        (pcm) => {
          pieces.push(pcm);
          const samples = pieces.reduce((sum, { length }) => sum + length, 0);
          return samples <= secondsMax * sampleRateHz;
        },
        { signal, engineId: engine.id },
      );
    }
  } finally {
    voice.close();
  }
  if (pieces.length === 0) throw new SpeechError('garbage', engine.id, `${engine.id} gave no sound`);
  return joined(pieces);
}

function clausesOf(text: string): string[] {
  const splitter = createClauseSplitter();
  const clauses = splitter.push(text);
  const rest = splitter.rest();
  return rest === undefined ? clauses : [...clauses, rest];
}

/** Speaks one utterance. `collect` returns false where the sound has become too long. */
function speakPart(
  voice: Voice,
  text: string,
  collect: (pcm: Int16Array) => boolean,
  { signal, engineId }: { signal: AbortSignal; engineId: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = voice.speak({
      audio(pcm) {
        if (collect(pcm)) return;
        utterance.cancel();
        finish(() => reject(new SpeechError('garbage', engineId, `${engineId} did not end its sound`)));
      },
      end: () => finish(resolve),
      failed: (error) => finish(() => reject(error)),
    });
    const onAbort = () => {
      utterance.cancel();
      finish(() => reject(signal.reason));
    };
    function finish(report: () => void) {
      signal.removeEventListener('abort', onAbort);
      report();
    }
    signal.addEventListener('abort', onAbort, { once: true });
    utterance.write(text);
    utterance.end();
  });
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
