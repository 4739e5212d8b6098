import { createDtmfSender, type DtmfSender } from '../dtmf/dtmf-sender.ts';
import type { HangUpCause, Line } from '../ports.ts';
import { createSpeechQueue, type SpeechQueue } from '../text-to-speech/speech-queue.ts';
import type { VoiceChain } from '../text-to-speech/voice-chain.ts';

interface PersonLegListener {
  /** The next 20 ms of the person's audio; overwritten after the call. */
  frame(person: Int16Array): void;
  /** Post-dial digits and whisper are done, as far as they could be. */
  briefed(): void;
  /** Digits or whisper failed. */
  problem(stage: 'speak' | 'line', cause: Error): void;
  /** The leg has ended by itself; not called after `hangUp`. */
  ended(cause: HangUpCause): void;
}

/** Second call leg of a transfer, to the person. */
export interface PersonLeg {
  readonly line: Line;
  sendDigit(digit: string): void;
  hangUp(cause?: HangUpCause): void;
}

interface PersonLegParts {
  line: Line;
  voices: VoiceChain;
  volume: number;
  postDialDigits: string;
  whisper: string;
  listener: PersonLegListener;
}

/** Takes over a connected line: sends the post-dial digits, says the whisper, then passes its frames to the listener. */
export function createPersonLeg(parts: PersonLegParts): PersonLeg {
  const leg = new BriefedLeg(parts);
  leg.start();
  return leg;
}

class BriefedLeg implements PersonLeg {
  readonly line: Line;
  readonly #parts: PersonLegParts;
  readonly #speechQueue: SpeechQueue;
  readonly #dtmfSender: DtmfSender;
  #isOver = false;

  constructor(parts: PersonLegParts) {
    this.line = parts.line;
    this.#parts = parts;
    this.#speechQueue = createSpeechQueue(parts);
    this.#dtmfSender = createDtmfSender(parts.line, (isPaused) => this.#speechQueue.setPaused(isPaused));
  }

  start(): void {
    this.line.listen({
      frame: (person) => this.#onFrame(person),
      digit() {},
      markPlayed: (name, wasCleared) => this.#speechQueue.markPlayed(name, wasCleared),
      connection() {},
      transfer() {},
      hold() {},
      ended: (cause) => {
        if (this.#isOver) return;
        this.#close();
        this.#parts.listener.ended(cause);
      },
    });
    const { postDialDigits } = this.#parts;
    const whisper = () => this.#whisper();
    const report = (error: Error) => this.#report(error);
    if (postDialDigits === '') whisper();
    else this.#dtmfSender.send(postDialDigits).catch(report).then(whisper, report);
  }

  sendDigit(digit: string): void {
    this.line.sendDigits(digit).catch((error: Error) => this.#report(error));
  }

  hangUp(cause?: HangUpCause): void {
    if (this.#isOver) return;
    this.#close();
    this.line.hangUp(cause).catch((error: Error) => this.#parts.listener.problem('line', error));
  }

  #onFrame(person: Int16Array): void {
    if (this.#isOver) return;
    this.#parts.listener.frame(person);
    this.#dtmfSender.tick(this.line.queuedMs() === 0);
    this.#speechQueue.tick();
  }

  #whisper(): void {
    const { listener, whisper } = this.#parts;
    if (this.#isOver) return;
    if (whisper.trim() === '') return listener.briefed();
    const speech = this.#speechQueue.enqueue({
      played: () => listener.briefed(),
      interrupted() {},
      failed(error) {
        listener.problem('speak', error);
        listener.briefed();
      },
    });
    speech.write(whisper);
    speech.end();
  }

  #close(): void {
    this.#isOver = true;
    this.#speechQueue.stop();
    this.#dtmfSender.close();
  }

  #report(error: Error): void {
    if (!this.#isOver) this.#parts.listener.problem('line', error);
  }
}
