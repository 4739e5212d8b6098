import { AgentConfig } from '@parley/contract/resources/agent';
import { type CallParts, runCall } from '../call/run-call.ts';
import {
  type CallEnd,
  type CallToolRecord,
  frameMs,
  frameSamples,
  type RecognitionStream,
  type ReplyEngine,
  type ReplyRequest,
  type ReplyStreamListener,
  SpeechError,
  type SpeechToText,
  sampleRateHz,
  type TextToSpeech,
  type TranscriptListener,
  type TurnRecord,
  type VoiceActivity,
} from '../ports.ts';
import { callSettingsOf } from '../settings.ts';
import { createRehearsalLine } from './rehearsal-line.ts';
import type { RehearsalSwitchboard } from './rehearsal-switchboard.ts';

const loud = new Int16Array(frameSamples).fill(8_000);
const quiet = new Int16Array(frameSamples);

/** A requested reply, controlled by the test. */
export interface RequestedReply {
  request: ReplyRequest;
  listener: ReplyStreamListener;
  isConfirmed: boolean;
  isCancelled: boolean;
  committed?: { playedText: string; interrupted: boolean };
}

/** Reply of the rehearsed agent: a text at once, or a function of the request. */
type Answering = string | ((asked: RequestedReply) => void);

/** Speaks 65 ms of sound per character, at once. `isBroken` says when it fails instead. */
export function rehearsalVoice(
  id: string,
  options: { takes?: TextToSpeech['accepts']; failsAfterMs?: number; isSilent?: boolean } = {},
): TextToSpeech & { readonly spoken: string[] } {
  const spoken: string[] = [];
  return {
    id,
    accepts: options.takes ?? 'clauses',
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

/** A call in which a test plays caller, recognizer and replyEngine, 20 ms at a time. */
export function rehearse(
  options: {
    agent?: Record<string, unknown>;
    /** Default: none. */
    disclosure?: string;
    /** One after another; the last one repeats. Default: "All right." */
    answers?: readonly Answering[];
    voices?: readonly [TextToSpeech, ...TextToSpeech[]];
    parts?: Partial<CallParts>;
    isSpeculative?: boolean;
    /** Default: open. */
    vocabulary?: SpeechToText['vocabulary'];
    line?: Parameters<typeof createRehearsalLine>[0];
    switchboard?: RehearsalSwitchboard;
  } = {},
) {
  const line = createRehearsalLine(options.line);
  const requests: RequestedReply[] = [];
  const messages: string[] = [];
  const turns: TurnRecord[] = [];
  const tools: CallToolRecord[] = [];
  const problems: string[] = [];
  const ends: CallEnd[] = [];
  let now = 0;
  const transfers: string[] = [];
  const live: string[] = [];
  const disclosedAtMs: number[] = [];
  /** Recorded frames, by the first sample of each. */
  const recorded: { caller: number; agent: number }[] = [];
  const unfinished: string[] = [];
  const expectations: { phrases: readonly string[]; agentText?: string | undefined }[] = [];
  /** The caller's, and then that of the person they are connected to. */
  const hearings: { listener: TranscriptListener; words: string[]; said: number; guess?: string }[] = [];

  const recognizer: SpeechToText = {
    id: 'rehearsal',
    vocabulary: options.vocabulary ?? 'open',
    open(_options, listener): RecognitionStream {
      const hearing: (typeof hearings)[number] = { listener, words: [], said: 0 };
      hearings.push(hearing);
      return {
        push() {},
        flush() {
          const text = hearing.words.splice(0, hearing.said).join(' ');
          hearing.said = 0;
          listener.final({ text, ...(hearing.guess !== undefined && { guess: hearing.guess }) });
          delete hearing.guess;
        },
        setExpectedPhrases: (phrases, agentText) => void expectations.push({ phrases, agentText }),
        close() {},
      };
    },
  };

  const replyEngine: ReplyEngine = {
    reply(request, listener) {
      const answering = options.answers?.[Math.min(requests.length, options.answers.length - 1)] ?? 'All right.';
      const mine: RequestedReply = { request, listener, isConfirmed: false, isCancelled: false };
      requests.push(mine);
      if (typeof answering === 'string') {
        listener.text(answering);
        listener.end({ modelId: 'rehearsal', endsCall: false });
      } else answering(mine);
      return {
        confirm: () => void (mine.isConfirmed = true),
        cancel: () => void (mine.isCancelled = true),
        commit: (played) => void (mine.committed = played),
      };
    },
    addMessage: (entry) => void messages.push(`${entry.role}: ${entry.text}`),
  };

  const agent = AgentConfig.parse({ name: 'Ada', greeting: '', ...options.agent });
  const settings = callSettingsOf(agent, (text) => text, options.disclosure);
  const call = runCall({
    line,
    settings: { ...settings, usesPreemptiveReplies: options.isSpeculative ?? true },
    replyEngine,
    record: {
      answered() {},
      disclosed: () => void disclosedAtMs.push(now),
      unfinishedTurn: ({ text }) => void unfinished.push(text),
      turn: (turn) => void turns.push(turn),
      tool: (tool) => void tools.push(tool),
      live: (notice) => void (notice.kind === 'notice' && live.push(`${notice.code}: ${notice.text}`)),
      transfer({ destination, mode, state, detail }) {
        transfers.push(`${mode} ${destination}: ${state}${detail === undefined ? '' : ` (${detail})`}`);
      },
      problem: ({ stage, cause }) => void problems.push(`${stage}: ${cause.message}`),
      ended: (end) => void ends.push(end),
    },
    voiceActivity: openVoiceActivity(),
    openVoiceActivity,
    ...(options.switchboard === undefined ? {} : { switchboard: options.switchboard }),
    recorder: {
      write: (caller, played) => void recorded.push({ caller: caller[0] ?? 0, agent: played[0] ?? 0 }),
      close: async () => {},
    },
    recognizers: [recognizer],
    recognition: { language: 'en', keywords: [], phrases: [] },
    voices: mapVoices(options.voices ?? [rehearsalVoice('voice')]),
    volume: 1,
    now: () => now,
    ...options.parts,
  });

  /** Caller and person say something in the same 20 ms. */
  function tick(frame: Int16Array, personFrame: Int16Array = quiet): void {
    now += frameMs;
    line.tick(frame);
    for (const person of options.switchboard?.people ?? []) person.tick(personFrame);
  }

  function speak(index: number, text: string, passWord: () => void): void {
    const hearing = hearings[index];
    if (hearing === undefined) throw new Error('Nobody listens');
    for (const word of text.split(' ')) {
      passWord();
      hearing.words.push(word);
      hearing.said += 1;
      hearing.listener.partial(hearing.words.join(' '));
    }
  }

  const pass = (ms: number, frame: Int16Array, personFrame: Int16Array = quiet) => {
    for (let passed = 0; passed < ms; passed += frameMs) tick(frame, personFrame);
  };

  return {
    line,
    call,
    requests,
    messages,
    turns,
    tools,
    problems,
    ends,
    transfers,
    live,
    disclosedAtMs,
    recorded,
    /** Texts of the agent's turns as far as they were heard, once a second. */
    unfinished,
    /** Set for the recognizer in use, in order. */
    expectations,
    tick,
    /** Turns as a reader sees them. */
    transcript: () => turns.map((turn) => `${turn.role}: ${turn.text}${turn.wasInterrupted ? ' --' : ''}`),
    wait: (ms: number) => pass(ms, quiet),
    /** Says a text at 300 ms a word; partial words are heard as they are said. */
    say: (text: string) => speak(0, text, () => pass(300, loud)),
    personSays: (text: string) => speak(1, text, () => pass(300, quiet, loud)),
    /** Sound that is taken for speech and holds no words. */
    noise: (ms: number) => pass(ms, loud),
    /** Speech that is not recognized, with the recognizer's guess at its words. */
    mumble(guess: string) {
      const [hearing] = hearings;
      if (hearing) hearing.guess = guess;
      pass(700, loud);
    },
    /** Sound of the caller, as long as it lasts. */
    hear(sound: Int16Array) {
      for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
        tick(sound.subarray(at, at + frameSamples));
      }
    },
    /** True when the last frame held audio of the agent. */
    isAgentHeard: () => line.sounded.at(-1) === true,
  };
}

function openVoiceActivity(): VoiceActivity {
  return { push: (frame) => (frame[0] ?? 0) > 1_000, close() {} };
}

function mapVoices([first, ...others]: readonly [TextToSpeech, ...TextToSpeech[]]): CallParts['voices'] {
  const choose = (engine: TextToSpeech) => ({
    engine,
    options: { voiceId: '', language: 'en', speed: 1, stability: 0.5 },
  });
  return [choose(first), ...others.map(choose)];
}
