import { createHmac } from 'node:crypto';
import type { CallId, TenantId } from '@parley/contract/ids';
import {
  callOver,
  offerRefused,
  refusalOfCall,
  type WebCall,
  type WebCalls,
  type WebLine,
} from '#areas/telephony/web-voice';
import { issueToken, matchesTokenHash } from '#platform/ids/token.ts';
import type { AnsweredPhrases } from '../call/answered-phrases.ts';
import { CallRefused } from '../call/call-reservations.ts';
import { recognizerChain } from '../call/speech-chain.ts';
import type { VoiceCall } from '../call/voice-call.ts';
import type { VoiceCalls } from '../call/voice-calls.ts';
import { LineRefused } from '../messages/call-port.ts';
import type { SpeechConfig, VoiceConfig } from '../settings/voice-settings.ts';
import type { Admission } from '../workers/admission.ts';
import { exampleQuestions } from './example-questions.rules.ts';

const resumeTokenPrefix = 'resume';
/** How long credentials for the TURN server hold: as long as the longest call. Unit: seconds. */
const turnSeconds = 12 * 3600;
/** Validity of a token after the call: a reconnect answers "call over", not "unauthorised". */
const tokenOutlivesCallMs = 60_000;
/** Number of example phrases a page shows. */
const examplesMax = 6;

/** Calls from browsers: fills the port of the web-voice area. */
export function createWebVoiceCalls(parts: {
  config: Pick<VoiceConfig, 'stunServers' | 'turnSecret' | 'turnUrl'>;
  speechConfigFor(tenantId: TenantId): SpeechConfig;
  calls: VoiceCalls;
  admission: Admission;
  answeredPhrases: AnsweredPhrases;
  /** Vocabulary of the built-in recognizer: open, limited to the expected phrases, or none in this language. */
  builtinVocabulary(language: string): 'open' | 'limited' | 'none';
}): WebCalls {
  const { config, calls } = parts;
  const resumeTokens = new Map<CallId, Uint8Array>();

  function giveResumeToken(id: CallId): string {
    const { token, hash } = issueToken(resumeTokenPrefix);
    resumeTokens.set(id, hash);
    return token;
  }

  function forgetLater(id: CallId): void {
    setTimeout(() => resumeTokens.delete(id), tokenOutlivesCallMs).unref();
  }

  return {
    refusal: () => parts.admission.refusal(),
    async hearing(tenantId, agent, quickQuestions) {
      const hearsItself = recognizerChain(agent, parts.speechConfigFor(tenantId))[0]?.vendor === 'builtin';
      const vocabulary = hearsItself ? parts.builtinVocabulary(agent.language) : 'open';
      if (vocabulary !== 'limited') return { vocabulary, examples: [] };
      const phrases = await parts.answeredPhrases.of({ agent, variables: {}, quickQuestions, tools: [] });
      return { vocabulary, examples: exampleQuestions(phrases, { quickQuestions, count: examplesMax }) };
    },
    iceServers(callId, now) {
      const stun = config.stunServers.map((urls) => ({ urls }));
      if (config.turnUrl === undefined) return stun;
      return [...stun, { urls: config.turnUrl, ...turnCredentials(config.turnSecret ?? '', callId, now) }];
    },
    async start(call, line) {
      const answerSdp = await withLineRefusal(() => calls.start(callOf(call, line), line));
      const resumeToken = giveResumeToken(call.id);
      void Promise.resolve(calls.ended(call.id)).then(() => forgetLater(call.id));
      return { answerSdp, resumeToken };
    },
    isResumeToken(callId, token) {
      const hash = resumeTokens.get(callId);
      return hash !== undefined && matchesTokenHash(token, hash);
    },
    async resume(callId, line) {
      const answerSdp = await withLineRefusal(() => calls.resume(callId, line));
      return { answerSdp, resumeToken: giveResumeToken(callId) };
    },
  };
}

function callOf(call: WebCall, line: WebLine): VoiceCall {
  const headers: Record<string, string> = call.origin === null ? {} : { origin: call.origin };
  return { ...call, type: 'web', info: { direction: 'inbound', kind: line.kind, headers } };
}

/** Turns a line's refusal into the API's error. */
async function withLineRefusal(work: () => Promise<string | null>): Promise<string | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallRefused) throw refusalOfCall(error.reason);
    if (!(error instanceof LineRefused) || error.reason === 'internal') throw error;
    throw error.reason === 'call-over' ? callOver() : offerRefused(error.message);
  }
}

/** Credentials of one call, as TURN servers with a shared secret want them (draft-uberti-behave-turn-rest-00). */
export function turnCredentials(secret: string, callId: string, now: Date): { username: string; credential: string } {
  const username = `${Math.floor(now.getTime() / 1000) + turnSeconds}:${callId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
