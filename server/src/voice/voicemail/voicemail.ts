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
  return new MachineDetection(parts);
}

class MachineDetection implements VoicemailHandler {
  readonly #parts: VoicemailParts;
  readonly #beeps = createBeepDetector();
  readonly #classify: ReturnType<typeof createGreetingClassifier>;
  #stage: Stage;
  #evidence: Evidence = 'beep';
  #callMs = 0;
  #waitedMs = 0;
  #isPerson = false;

  constructor(parts: VoicemailParts) {
    const { activity, isOutbound, settings, turns } = parts;
    this.#parts = parts;
    this.#classify = createGreetingClassifier(activity);
    const isEnabled = isOutbound && settings.voicemail.isDetected;
    this.#stage = isEnabled ? 'deciding' : 'off';
    // Speech before the agent may speak is replied to only where the caller is to speak first.
    if (isEnabled) turns.setPolicy(settings.firstSpeaker === 'user' ? 'collect' : 'transcribe');
  }

  tick(caller: Int16Array): void {
    if (this.#stage === 'off') return;
    this.#callMs += frameMs;
    const hasBeeped = this.#beeps.push(caller);
    if (this.#stage === 'waiting') return this.#waitForBeep(hasBeeped);
    if (this.#stage !== 'leaving') return this.#detect(hasBeeped);
    if (!hasBeeped) return;
    // A machine records nothing before its beep: the message starts again.
    this.#parts.agent.stopPlayback();
    this.#leaveMessage();
  }

  pushWords(words: readonly string[]): void {
    if (this.#stage !== 'deciding' && this.#stage !== 'watching') return;
    const { phrases } = this.#parts.settings.voicemail;
    const isCertain = containsPhrase(words, phrases.certain);
    if (isCertain || (!this.#isPerson && containsPhrase(words, phrases.likely))) this.#onDetected('words');
  }

  mayOpen(): boolean {
    return this.#stage === 'watching' || this.#stage === 'off';
  }

  isBusy(): boolean {
    return this.#stage === 'deciding' || this.#stage === 'waiting' || this.#stage === 'leaving';
  }

  #detect(hasBeeped: boolean): void {
    const verdict = this.#classify();
    if (hasBeeped) return this.#onDetected('beep');
    if (verdict === 'machine') return this.#onDetected('greeting');
    this.#isPerson = verdict === 'person';
    if (this.#stage === 'deciding' && verdict !== 'undecided') this.#admitAgent('watching');
    if (this.#callMs >= watchMs) this.#admitAgent('off');
  }

  #onDetected(evidence: Evidence): void {
    const { agent, ending, record, settings, turns } = this.#parts;
    const { action, message } = settings.voicemail;
    this.#evidence = evidence;
    record.live({ kind: 'notice', code: 'voicemail', text: evidence });
    ending.setDetail(`voicemail: ${evidence}`);
    if (action === 'continue') return this.#admitAgent('off');
    if (action === 'hangup' || message.trim() === '') return ending.end('voicemail', evidence);
    this.#stage = 'waiting';
    turns.setPolicy('transcribe');
    agent.stopAll();
    if (evidence === 'beep') this.#leaveMessage();
  }

  #admitAgent(next: 'watching' | 'off'): void {
    const { settings, turns } = this.#parts;
    if (this.#stage === 'deciding')
      turns.setPolicy(settings.firstSpeaker === 'user' ? 'reply' : 'transcribe-this-turn');
    this.#stage = next;
  }

  #waitForBeep(hasBeeped: boolean): void {
    this.#waitedMs += frameMs;
    const isGreetingOver = this.#parts.activity.silenceMs() >= greetingOverMs;
    if (hasBeeped || isGreetingOver || this.#waitedMs >= messageWaitMaxMs) this.#leaveMessage();
  }

  #leaveMessage(): void {
    const { agent, ending, settings } = this.#parts;
    this.#stage = 'leaving';
    agent.say(settings.voicemail.message, {
      isInterruptible: false,
      onOver: (wasInterrupted) => {
        if (!wasInterrupted) ending.end('voicemail', this.#evidence);
      },
    });
  }
}
