import type { AgentConfig } from '@parley/contract/resources/agent';
import { type CallLanguage, callLanguage } from './language/call-language.ts';
import { type Phrases, phrasesOf } from './language/phrases.ts';

/** Minimum caller speech that counts as a barge-in. */
export interface BargeInThreshold {
  minWords: number;
  /** Unit: milliseconds of speech. */
  minMs: number;
}

/** Settings of one call, from the agent's configuration with all variables filled in. */
export interface CallSettings {
  language: CallLanguage;
  firstSpeaker: 'agent' | 'user' | 'model';
  /** Said before everything else and never interrupted: that the caller talks to a machine. Empty: nothing. */
  disclosure: string;
  /** Consent message and greeting, in the order they are said; empty where there is none. */
  opening: string;
  openingDelayMs: number;
  isOpeningInterruptible: boolean;
  /** 0: never interrupted; 1: by the first sound. */
  interruptionSensitivity: number;
  whileSpeaking: BargeInThreshold;
  whileThinking: BargeInThreshold;
  ignorePhrases: Phrases;
  stopPhrases: Phrases;
  waitPhrases: Phrases;
  slowerPhrases: Phrases;
  louderPhrases: Phrases;
  /** Silence that ends an ordinary turn. Unit: milliseconds of caller audio. */
  endOfTurnSilenceMs: number;
  /** 0: waits long; 1: answers at the first chance. */
  responsiveness: number;
  /** Begins to answer before the turn is over. */
  usesPreemptiveReplies: boolean;
  maxDurationMs: number;
  silence: { remindAfterMs: number; remindMax: number; endAfterMs: number };
  endCallPhrases: Phrases;
  endCallMessage: string;
  keypad: AgentConfig['keypad'];
  backchannel: AgentConfig['backchannel'];
  /** Handling of an answering machine on an outbound call. */
  voicemail: VoicemailSettings;
}

export interface VoicemailSettings {
  isDetected: boolean;
  action: AgentConfig['voicemail']['action'];
  /** Left after the beep: the disclosure, then the agent's message or else its greeting. */
  message: string;
  phrases: { certain: Phrases; likely: Phrases };
}

/**
 * The settings of a call with this agent. `fill` puts the call's variables into a text; `disclosure`: template of the
 * statement that the agent is a machine, empty where it makes none.
 */
export function callSettingsOf(
  agent: AgentConfig,
  fill: (text: string) => string,
  disclosure: string = '',
): CallSettings {
  const { turn_taking: taking, silence } = agent;
  const language = callLanguage(agent.language);
  const opening = [agent.consent_message, agent.greeting].filter((text) => text.trim() !== '').join(' ');
  return {
    language,
    firstSpeaker: agent.first_speaker,
    disclosure: fill(disclosure),
    opening: fill(opening),
    openingDelayMs: agent.greeting_delay_ms,
    isOpeningInterruptible: agent.greeting_interruptible,
    interruptionSensitivity: agent.interruption_sensitivity,
    whileSpeaking: thresholdOf(taking.while_speaking ?? taking),
    whileThinking: thresholdOf(taking.while_thinking ?? taking),
    ignorePhrases: phrasesOf([...language.backchannels, ...language.fillers, ...taking.ignore_phrases]),
    stopPhrases: phrasesOf([...language.stopPhrases, ...taking.stop_phrases]),
    waitPhrases: phrasesOf(language.waitPhrases),
    slowerPhrases: phrasesOf(language.slowerPhrases),
    louderPhrases: phrasesOf(language.louderPhrases),
    endOfTurnSilenceMs: agent.stt.endpointing_ms,
    responsiveness: agent.responsiveness,
    usesPreemptiveReplies: true,
    maxDurationMs: agent.max_duration_seconds * 1000,
    silence: {
      remindAfterMs: silence.remind_after_ms,
      remindMax: silence.remind_max,
      endAfterMs: silence.end_after_ms,
    },
    endCallPhrases: phrasesOf(agent.end_call_phrases),
    endCallMessage: fill(agent.end_call_message),
    keypad: agent.keypad,
    backchannel: agent.backchannel,
    voicemail: {
      isDetected: agent.voicemail.detect,
      action: agent.voicemail.action,
      message: fill(voicemailMessage(agent, opening, disclosure)),
      phrases: { certain: phrasesOf(language.voicemail.certain), likely: phrasesOf(language.voicemail.likely) },
    },
  };
}

/** A machine's recording is heard without the conversation, so it discloses too. */
function voicemailMessage({ voicemail }: AgentConfig, opening: string, disclosure: string): string {
  const message = voicemail.message.trim() === '' ? opening : voicemail.message;
  return message.trim() === '' || disclosure === '' ? message : `${disclosure} ${message}`;
}

function thresholdOf(gate: { min_words: number; min_ms: number }): BargeInThreshold {
  return { minWords: gate.min_words, minMs: gate.min_ms };
}
