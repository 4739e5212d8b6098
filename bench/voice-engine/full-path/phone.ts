import { createG711Decoder, createG711Encoder } from '../../../server/src/voice/codec/g711-stream.ts';
import type { MediaClock } from '../../../server/src/voice/line/media-clock.ts';
import { createPacedLine } from '../../../server/src/voice/line/paced-line.ts';
import type { PacedLine } from '../../../server/src/voice/line/wire.ts';
import type { ScriptedRecognizer } from '../fakes/scripted-recognizer.ts';
import type { Scenario } from '../scenario.ts';
import type { Talk } from './talk.ts';

/** Samples of 8 kHz in a packet of 20 ms. */
const packetUnits = 160;

export interface PhoneTally {
  turns: number;
  missedTurns: number;
  turnMs: number[];
  interruptionMs: number[];
  missedInterruptions: number;
  bytesOut: number;
}

/** Caller on a G.711 phone that asks, listens, and barges into every second reply. */
export interface Phone {
  readonly line: PacedLine;
  /** Sends the next packet. */
  tick(now: number): void;
}

export function createPhone(input: {
  number: number;
  clock: MediaClock;
  scenario: Scenario;
  talk: Talk;
  silence: Uint8Array;
  recognizer: ScriptedRecognizer;
  tally(): PhoneTally;
}): Phone {
  const { clock, scenario, talk, recognizer, tally } = input;
  const encoder = createG711Encoder('pcmu');
  let packets = 0;
  let phase: 'gap' | 'talk' | 'wait' | 'listen' = 'gap';
  let leftMs = scenario.gapMs + ((input.number * 137) % 3_000);
  let talkAt = 0;
  let askedAt = 0;
  let heardFrom = 0;
  /** The first packet of speech into an answer; 0: the agent was silent, or has fallen silent. */
  let interruptedAt = 0;
  let replies = 0;
  let isAgentHeard = false;

  const line = createPacedLine({
    info: { id: `phone-${input.number}`, kind: 'sip', direction: 'inbound', headers: {}, wireCodec: 'pcmu/8000' },
    capabilities: { digitsIn: true, digitsOut: false, transfer: 'none', clear: 'local', mark: 'exact' },
    clock,
    decoder: createG711Decoder('pcmu'),
    wire: {
      send(frame, isSilence) {
        tally().bytesOut += encoder.encode(frame).length;
        hear(!isSilence);
      },
      close: async () => encoder.close(),
    },
  });

  function hear(isSound: boolean): void {
    isAgentHeard = isSound;
    const now = performance.now();
    if (isSound && phase === 'wait') {
      phase = 'listen';
      heardFrom = now;
      tally().turnMs.push(now - askedAt);
    }
    if (!isSound && interruptedAt > 0) {
      tally().interruptionMs.push(now - interruptedAt);
      interruptedAt = 0;
    }
  }

  function beginTalk(): void {
    phase = 'talk';
    talkAt = 0;
    recognizer.begin(talk.words, talk.payloads.length * 20);
  }

  function endTalk(now: number): void {
    phase = 'wait';
    askedAt = now;
    recognizer.end();
    tally().turns += 1;
    if (interruptedAt > 0) tally().missedInterruptions += 1;
    interruptedAt = 0;
  }

  function beginGap(): void {
    phase = 'gap';
    leftMs = scenario.gapMs;
  }

  function decide(now: number): void {
    switch (phase) {
      case 'gap':
        leftMs -= 20;
        if (leftMs <= 0) beginTalk();
        return;
      case 'talk':
        if (talkAt === talk.payloads.length) endTalk(now);
        return;
      case 'wait':
        if (now - askedAt <= scenario.patienceMs) return;
        tally().missedTurns += 1;
        return beginGap();
      case 'listen':
        if ((replies + 1) % scenario.interruptEvery === 0 && now - heardFrom > scenario.interruptAfterMs) {
          interruptedAt = now;
          replies += 1;
          return beginTalk();
        }
        if (isAgentHeard || now - heardFrom < scenario.replyMs) return;
        replies += 1;
        beginGap();
    }
  }

  return {
    line,
    tick(now) {
      decide(now);
      const payload = phase === 'talk' ? talk.payloads[talkAt] : undefined;
      if (payload !== undefined) talkAt += 1;
      packets += 1;
      line.receive({
        sequence: packets & 0xffff,
        timestamp: (packets * packetUnits) >>> 0,
        payload: payload ?? input.silence,
        arrivalMs: clock.now(),
      });
    },
  };
}
