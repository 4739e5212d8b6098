import { createDtmfSender } from '../dtmf/dtmf-sender.ts';
import type { HangUpCause, Line } from '../ports.ts';
import { createSpeechQueue } from '../text-to-speech/speech-queue.ts';
import type { VoiceChain } from '../text-to-speech/voice-chain.ts';

interface PersonLegListener {
  /** What the person says, 20 ms at a time; overwritten after the call. */
  frame(person: Int16Array): void;
  /** Everything was pressed and said that could be. */
  briefed(): void;
  /** Something of it could not. */
  problem(stage: 'speak' | 'line', cause: Error): void;
  /** The person's line is gone; not after `hangUp`. */
  ended(cause: HangUpCause): void;
}

/** The line of somebody who was rung for a caller, and what is done on it that the caller does not hear. */
export interface PersonLeg {
  readonly line: Line;
  sendDigit(digit: string): void;
  hangUp(cause?: HangUpCause): void;
}

/** Takes over a line that is up: presses the digits, says the whisper, then leaves it to the listener. */
export function createPersonLeg(parts: {
  line: Line;
  voices: VoiceChain;
  volume: number;
  postDialDigits: string;
  whisper: string;
  listener: PersonLegListener;
}): PersonLeg {
  const { line, listener } = parts;
  const speechQueue = createSpeechQueue(parts);
  const keys = createDtmfSender(line, speechQueue.setPaused);
  let isOver = false;

  function whisper(): void {
    if (isOver) return;
    if (parts.whisper.trim() === '') return listener.briefed();
    const delivery = speechQueue.enqueue({
      played: listener.briefed,
      interrupted() {},
      failed(error) {
        listener.problem('speak', error);
        listener.briefed();
      },
    });
    delivery.write(parts.whisper);
    delivery.end();
  }

  function hangUp(cause?: HangUpCause): void {
    if (isOver) return;
    isOver = true;
    speechQueue.stop();
    keys.close();
    line.hangUp(cause).catch((error: Error) => listener.problem('line', error));
  }

  const reportLine = (error: Error) => {
    if (!isOver) listener.problem('line', error);
  };

  line.listen({
    frame(heard) {
      if (isOver) return;
      listener.frame(heard);
      keys.tick(line.queuedMs() === 0);
      speechQueue.tick();
    },
    digit() {},
    markPlayed: speechQueue.markPlayed,
    connection() {},
    transfer() {},
    hold() {},
    ended(cause) {
      if (isOver) return;
      isOver = true;
      speechQueue.stop();
      keys.close();
      listener.ended(cause);
    },
  });
  if (parts.postDialDigits === '') whisper();
  else keys.send(parts.postDialDigits).catch(reportLine).then(whisper, reportLine);

  return {
    line,
    sendDigit: (digit) => void line.sendDigits(digit).catch(reportLine),
    hangUp,
  };
}
