import { AgentConfig } from '@parley/contract/resources/agent';
import {
  type AnswerListener,
  type AnswerRequest,
  type CallEnd,
  type CallToolRecord,
  frameMs,
  frameSamples,
  type Mind,
  type RecognitionStream,
  sampleRateHz,
  SpeechError,
  type SpeechToText,
  type TextToSpeech,
  type TranscriptListener,
  type TurnRecord,
} from '../ports.ts';
import { type CallParts, runCall } from '../run-call.ts';
import { callSettingsOf } from '../settings.ts';
import { createRehearsalLine } from './rehearsal-line.ts';

const loud = new Int16Array(frameSamples).fill(8_000);
const quiet = new Int16Array(frameSamples);

/** An answer somebody asked for, in the hands of the test. */
export interface AskedAnswer {
  request: AnswerRequest;
  listener: AnswerListener;
  isConfirmed: boolean;
  isWithdrawn: boolean;
  settled?: { text: string; wasInterrupted: boolean };
}

/** How the rehearsed agent answers: a text at once, or whatever the function does with the listener. */
type Answering = string | ((asked: AskedAnswer) => void);

/** Speaks 65 ms of sound per character, at once. `isBroken` says when it fails instead. */
export function rehearsalVoice(
  id: string,
  options: { takes?: TextToSpeech['takes']; failsAfterMs?: number; isSilent?: boolean } = {},
): TextToSpeech & { readonly spoken: string[] } {
  const spoken: string[] = [];
  return {
    id,
    takes: options.takes ?? 'clauses',
    spoken,
    open: () => ({
      speak(listener) {
        let text = '';
        let isOver = false;
        return {
          write: (more) => void (text += more),
          end() {
            if (isOver || options.isSilent === true) return;
            spoken.push(text);
            const ms = text.trim().length * 65;
            const madeMs = Math.min(ms, options.failsAfterMs ?? ms);
            if (madeMs > 0) listener.audio(new Int16Array((madeMs * sampleRateHz) / 1000).fill(4_000));
            isOver = true;
            if (options.failsAfterMs === undefined) listener.end();
            else listener.failed(new SpeechError('cut', id, 'cut'));
          },
          cancel: () => void (isOver = true),
        };
      },
      close() {},
    }),
  };
}

/** A call in which a test plays caller, recogniser and mind, 20 ms at a time. */
export function rehearse(
  options: {
    agent?: Record<string, unknown>;
    /** One after another; the last one repeats. Default: "All right." */
    answers?: readonly Answering[];
    voices?: readonly [TextToSpeech, ...TextToSpeech[]];
    parts?: Partial<CallParts>;
    isSpeculative?: boolean;
  } = {},
) {
  const line = createRehearsalLine();
  const asked: AskedAnswer[] = [];
  const notes: string[] = [];
  const turns: TurnRecord[] = [];
  const tools: CallToolRecord[] = [];
  const problems: string[] = [];
  const ends: CallEnd[] = [];
  let now = 0;
  const words: string[] = [];
  let said = 0;
  let hearing: TranscriptListener | undefined;

  const recogniser: SpeechToText = {
    id: 'rehearsal',
    vocabulary: 'open',
    open(_options, listener): RecognitionStream {
      hearing = listener;
      return {
        push() {},
        flush() {
          const text = words.splice(0, said).join(' ');
          said = 0;
          listener.final({ text });
        },
        expect() {},
        close() {},
      };
    },
  };

  const mind: Mind = {
    answer(request, listener) {
      const answering = options.answers?.[Math.min(asked.length, options.answers.length - 1)] ?? 'All right.';
      const mine: AskedAnswer = { request, listener, isConfirmed: false, isWithdrawn: false };
      asked.push(mine);
      if (typeof answering === 'string') {
        listener.text(answering);
        listener.end({ modelId: 'rehearsal', endsCall: false });
      } else answering(mine);
      return {
        confirm: () => void (mine.isConfirmed = true),
        withdraw: () => void (mine.isWithdrawn = true),
        settle: (heard) => void (mine.settled = heard),
      };
    },
    note: (entry) => void notes.push(`${entry.role}: ${entry.text}`),
  };

  const agent = AgentConfig.parse({ name: 'Ada', greeting: '', ...options.agent });
  const settings = callSettingsOf(agent, (text) => text);
  const call = runCall({
    line,
    settings: { ...settings, isSpeculative: options.isSpeculative ?? true },
    mind,
    record: {
      answered() {},
      turn: (turn) => void turns.push(turn),
      tool: (tool) => void tools.push(tool),
      live() {},
      problem: ({ stage, cause }) => void problems.push(`${stage}: ${cause.message}`),
      ended: (end) => void ends.push(end),
    },
    voiceActivity: { push: (frame) => (frame[0] ?? 0) > 1_000, close() {} },
    recognisers: [recogniser],
    recognition: { language: 'en', keywords: [], phrases: [] },
    voices: mapVoices(options.voices ?? [rehearsalVoice('voice')]),
    volume: 1,
    now: () => now,
    ...options.parts,
  });

  function tick(frame: Int16Array): void {
    now += frameMs;
    line.tick(frame);
  }

  return {
    line,
    call,
    asked,
    notes,
    turns,
    tools,
    problems,
    ends,
    /** Turns as a reader sees them. */
    transcript: () => turns.map((turn) => `${turn.role}: ${turn.text}${turn.wasInterrupted ? ' --' : ''}`),
    wait(ms: number) {
      for (let passed = 0; passed < ms; passed += frameMs) tick(quiet);
    },
    /** Says a text at 300 ms a word; partial words are heard as they are said. */
    say(text: string) {
      for (const word of text.split(' ')) {
        for (let passed = 0; passed < 300; passed += frameMs) tick(loud);
        words.push(word);
        said += 1;
        hearing?.partial(words.join(' '));
      }
    },
    /** Sound that is taken for speech and holds no words. */
    noise(ms: number) {
      for (let passed = 0; passed < ms; passed += frameMs) tick(loud);
    },
    /** Whether the agent could be heard in the last frame. */
    isAgentHeard: () => line.sounded.at(-1) === true,
  };
}

function mapVoices([first, ...others]: readonly [TextToSpeech, ...TextToSpeech[]]): CallParts['voices'] {
  const choose = (engine: TextToSpeech) => ({
    engine,
    options: { voiceId: '', language: 'en', speed: 1, stability: 0.5 },
  });
  return [choose(first), ...others.map(choose)];
}
