import type { CallEnding } from '../call-end.ts';
import { containsPhrase } from '../language/phrases.ts';
import { type CallRecord, frameMs } from '../ports.ts';
import type { CallSettings } from '../settings.ts';
import type { SpeechActivity } from '../speech-to-text/speech-activity.ts';
import type { AgentOutput } from '../turns/agent-output.ts';
import type { TurnTaking } from '../turns/turn-taking.ts';
import { createBeepDetector } from './beep-detector.ts';
import { createGreetingClassifier } from './greeting-classifier.ts';

/** Evidence of an answering machine. */
type Evidence = 'beep' | 'greeting' | 'words';

/** Detection window; a later beep is another sound. Unit: milliseconds after the answer. */
const watchMs = 30_000;
/** A greeting without a beep is over after this silence. Unit: milliseconds. */
const greetingOverMs = 1_200;
/** The message is left then, whatever is heard. Unit: milliseconds after the machine was found. */
const messageWaitMaxMs = 40_000;

/**
 * `deciding`: the agent is silent until the class is known, or until two seconds without speech. `watching`: the agent
 * talks, and a machine may still be detected. `waiting`: for the beep. `leaving`: the message is being played.
 */
type Stage = 'off' | 'deciding' | 'watching' | 'waiting' | 'leaving';

/** Answering machine detection and what follows it. */
export interface VoicemailHandler {
  /** Called once a frame after it was heard, with the caller's sound as it came. */
  tick(caller: Int16Array): void;
  /** Takes the words of the caller's turn so far. */
  pushWords(words: readonly string[]): void;
  /** True when the agent may open the conversation. */
  mayOpen(): boolean;
  /** True while the class is undecided or a machine is handled: no reminders then. */
  isBusy(): boolean;
}

interface VoicemailParts {
  isOutbound: boolean;
  settings: CallSettings;
  activity: SpeechActivity;
  record: CallRecord;
  ending: CallEnding;
  agent: AgentOutput;
  turns: TurnTaking;
}

export function createVoicemailHandler(parts: VoicemailParts): VoicemailHandler {
  const { settings, activity, agent, turns, ending } = parts;
  const { isDetected, action, message, phrases } = settings.voicemail;
  const isWanted = parts.isOutbound && isDetected;
  const beeps = createBeepDetector();
  const judge = createGreetingClassifier(activity);
  let stage: Stage = isWanted ? 'deciding' : 'off';
  let evidence: Evidence = 'beep';
  let callMs = 0;
  let waitedMs = 0;
  let hasMetPerson = false;
  // Speech before the agent may speak is replied to only where the caller is to speak first.
  if (isWanted) turns.setPolicy(settings.firstSpeaker === 'user' ? 'collect' : 'transcribe');

  function onDetected(by: Evidence): void {
    evidence = by;
    parts.record.live({ kind: 'notice', code: 'voicemail', text: by });
    ending.setDetail(`voicemail: ${by}`);
    if (action === 'continue') return admitAgent('off');
    if (action === 'hangup' || message.trim() === '') return ending.end('voicemail', by);
    stage = 'waiting';
    turns.setPolicy('transcribe');
    agent.stopAll();
    if (by === 'beep') leaveMessage();
  }

  function admitAgent(next: 'watching' | 'off'): void {
    if (stage === 'deciding') turns.setPolicy(settings.firstSpeaker === 'user' ? 'reply' : 'transcribe-this-turn');
    stage = next;
  }

  function leaveMessage(): void {
    stage = 'leaving';
    agent.say(message, {
      isInterruptible: false,
      onOver(wasCut) {
        if (!wasCut) ending.end('voicemail', evidence);
      },
    });
  }

  function lookForMachine(hasBeeped: boolean): void {
    const verdict = judge();
    if (hasBeeped) return onDetected('beep');
    if (verdict === 'machine') return onDetected('greeting');
    hasMetPerson = verdict === 'person';
    if (stage === 'deciding' && verdict !== 'undecided') admitAgent('watching');
    if (callMs >= watchMs) admitAgent('off');
  }

  function waitForBeep(hasBeeped: boolean): void {
    waitedMs += frameMs;
    if (hasBeeped || activity.silenceMs() >= greetingOverMs || waitedMs >= messageWaitMaxMs) leaveMessage();
  }

  return {
    tick(caller) {
      if (stage === 'off') return;
      callMs += frameMs;
      const hasBeeped = beeps.push(caller);
      if (stage === 'waiting') return waitForBeep(hasBeeped);
      if (stage !== 'leaving') return lookForMachine(hasBeeped);
      if (!hasBeeped) return;
      // Nothing of what was said before the beep is on the tape.
      agent.stopPlayback();
      leaveMessage();
    },
    pushWords(words) {
      if (stage !== 'deciding' && stage !== 'watching') return;
      const isCertain = containsPhrase(words, phrases.certain);
      if (isCertain || (!hasMetPerson && containsPhrase(words, phrases.likely))) onDetected('words');
    },
    mayOpen: () => stage === 'watching' || stage === 'off',
    isBusy: () => stage === 'deciding' || stage === 'waiting' || stage === 'leaving',
  };
}
