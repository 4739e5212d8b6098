import type { TenantId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { createEgress } from '@parley/egress';
import { noTools } from '#brain/create-brain.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import { createLogger } from '#platform/log/logger.ts';
import { type CallParts, runCall } from '#voice/call/run-call.ts';
import {
  type CallEnd,
  frameMs,
  frameSamples,
  type SpeechToText,
  type TextToSpeech,
  type TurnRecord,
} from '#voice/ports.ts';
import { callSettingsOf } from '#voice/settings.ts';
import type { VoiceChoice } from '#voice/text-to-speech/voice-chain.ts';
import { type Config, readConfig } from '../../../app/config.ts';
import { wireBrain } from '../../../app/wire-brain.ts';
import { peerKey } from '../../../providers/language/testing/vendor-peer.ts';
import { createRehearsalLine } from '../../../voice/testing/rehearsal-line.ts';
import { CallReplyEngine } from '../../call/call-reply-engine.ts';
import { recognizerChain, voiceChain } from '../../call/speech-chain.ts';
import { openRecognizer, openVoiceEngine } from '../speech-engines.ts';
import { createLineTime } from './line-time.ts';
import { createSoundLog, type Stretch } from './sound-log.ts';
import type { Vendors } from './vendors.ts';

const noModelServers = { find: async () => undefined, fetchFor: () => fetch };

/** The engines of this machine, where a call may fall back to them. */
export interface OwnEngines {
  hearing?: SpeechToText;
  voice?: TextToSpeech;
}

/** One question of the caller and what came back. */
export interface Exchange {
  /** Audible speech of the agent since the caller fell silent. */
  stretches: Stretch[];
  /** The turns it added to the record. */
  turns: TurnRecord[];
}

/** A call as it runs in a media worker, over a line whose other end is a test. */
export interface SpokenCall {
  turns: readonly TurnRecord[];
  problems: readonly string[];
  ends: readonly CallEnd[];
  /** The caller says something and listens to the answer, or to the end of the call. `midway`: in the middle of it. */
  ask(question: Int16Array, midway?: () => void): Promise<Exchange>;
  /** Waits in silence. Unit: milliseconds of line time. */
  wait(durationMs: number): Promise<void>;
  /** Ends it where it has not ended, and closes what it had open; again does nothing. */
  hangUp(): Promise<void>;
}

/** Silence of both that makes an exchange complete. Unit: milliseconds. */
const completeAfterMs = 300;
/** Longest answer there is, waits for vendors included. Unit: milliseconds. */
const exchangeMaxMs = 20_000;
const loudness = 500;

export function startSpokenCall(vendors: Vendors, own: OwnEngines = {}): SpokenCall {
  const config = readConfig(vendors.environment);
  const egress = createEgress({ allowHosts: config.allowedHosts });
  const agent = agentOf(vendors);
  const line = createRehearsalLine();
  const log = createSoundLog();
  const turns: TurnRecord[] = [];
  const problems: string[] = [];
  const ends: CallEnd[] = [];
  const time = createLineTime();
  const quiet = new Int16Array(frameSamples);
  let isClosed = false;
  const replyEngine = new CallReplyEngine({
    brain: wireBrain({ keys: { find: () => undefined }, egress, clock: systemClock, modelServers: noModelServers }),
    tenantId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId,
    agent,
    variables: {},
    collected: {},
    tools: noTools,
    transferTo: () => undefined,
    newId: () => uuidV7(new Date()),
    log: createLogger({ level: 'silent' }),
  });
  const live = runCall({
    ...enginesOf(agent, config, egress, own),
    line,
    replyEngine: replyEngine,
    settings: callSettingsOf(agent, (text) => text),
    record: {
      answered() {},
      disclosed() {},
      unfinishedTurn() {},
      turn: (turn) => void turns.push(turn),
      tool() {},
      transfer() {},
      live() {},
      problem: ({ stage, cause }) => void problems.push(`${stage}: ${cause.message}`),
      ended: (end) => void ends.push(end),
    },
    recognition: { language: agent.language, keywords: [], phrases: [] },
    recorder: log,
    volume: 1,
    now: () => performance.now(),
  });

  async function pass(frame: Int16Array): Promise<void> {
    await time.next();
    line.tick(frame);
  }

  async function say(sound: Int16Array, midway: (() => void) | undefined): Promise<void> {
    for (let at = 0; at < sound.length; at += frameSamples) {
      if (at === sound.length / 2) midway?.();
      await pass(sound.subarray(at, at + frameSamples));
    }
  }

  return {
    turns,
    problems,
    ends,
    async ask(question, midway) {
      const from = turns.length;
      await say(question, midway);
      const silentFrom = log.length;
      // The engine's own phrases, such as "One moment, please.", are no answer.
      const isAnswered = () => turns.slice(from).some(({ role, engineId }) => role === 'agent' && engineId !== 'call');
      const isOver = () => isAnswered() && log.silentMs() >= completeAfterMs;
      for (let passed = 0; !isOver() && ends.length === 0 && passed < exchangeMaxMs; passed += frameMs) {
        await pass(quiet);
      }
      return { stretches: log.stretchesSince(silentFrom), turns: turns.slice(from) };
    },
    async wait(durationMs) {
      for (let passed = 0; passed < durationMs; passed += frameMs) await pass(quiet);
    },
    async hangUp() {
      if (isClosed) return;
      isClosed = true;
      line.hangUpByCaller();
      await live.closed;
      replyEngine.close();
      await egress.close();
    },
  };
}

function agentOf({ thinking }: Vendors): AgentConfig {
  const [first, second] = thinking.map(({ baseUrl }, index) => ({
    provider: 'openai-compatible',
    model: `model-${index + 1}`,
    url: baseUrl,
    headers: { authorization: `Bearer ${peerKey}` },
  }));
  return AgentConfig.parse({
    name: 'Ada',
    prompt: 'You answer for a small restaurant. The kitchen opens at eight.',
    greeting: '',
    first_speaker: 'user',
    stt: { provider: 'deepgram' },
    voice: { provider: 'elevenlabs' },
    llm: { ...first, fallbacks: [second, { provider: 'builtin' }] },
  });
}

function enginesOf(agent: AgentConfig, config: Config, egress: ReturnType<typeof createEgress>, own: OwnEngines) {
  const [firstEar, ...otherEars] = recognizerChain(agent, config).flatMap((engine) =>
    engine.vendor === 'builtin' ? (own.hearing ?? []) : openRecognizer(engine, egress),
  );
  const [firstVoice, ...otherVoices] = voiceChain(agent, config).flatMap(({ engine, options }): VoiceChoice[] => {
    const chosen = engine.vendor === 'builtin' ? own.voice : openVoiceEngine(engine, egress);
    return chosen === undefined ? [] : [{ engine: chosen, options }];
  });
  if (firstEar === undefined || firstVoice === undefined) throw new Error('A call needs a recognizer and a voice');
  const voiceActivity: CallParts['voiceActivity'] = {
    push: (frame) => frame.some((sample) => Math.abs(sample) > loudness),
    close() {},
  };
  return {
    voiceActivity,
    recognizers: [firstEar, ...otherEars] as const,
    voices: [firstVoice, ...otherVoices] as const,
  };
}
