import type { Egress } from '@parley/egress';
import type { SpeechError, SpeechListener, Utterance, Voice } from '#voice/ports.ts';
import { createDelivery, type Delivery, defaultSpeechTimeouts, type SpeechTimeouts } from '../../shared/delivery.ts';
import { refuseToSpeak } from '../../shared/refused-utterance.ts';
import { speechError } from '../../shared/speech-error.ts';
import { createWrittenUtterance } from '../../shared/written-utterance.ts';
import { type DeepgramSpeechConnection, openDeepgramSpeech } from './deepgram-speech-connection.ts';
import { flushMessage, speakMessage } from './deepgram-speech-protocol.ts';

/** One utterance: what is to be sent, kept until there is sound. */
interface Turn {
  readonly delivery: Delivery;
  messages: string[];
  /** The connection stood before it began, so one that breaks may have been gone already. */
  mayMove: boolean;
}

export interface DeepgramVoiceInput {
  egress: Pick<Egress, 'openWebSocket'>;
  engineId: string;
  apiKey: string;
  url: URL;
  timeouts: SpeechTimeouts;
  monotonicMs: () => number;
}

/**
 * A voice over one warm WebSocket. Deepgram does not name utterances, so only one is on the wire at a time: the next one
 * begins when the one before it was flushed, or its clearing was confirmed.
 */
export function openDeepgramVoice(input: DeepgramVoiceInput): Voice {
  const { engineId } = input;
  const { connectMs } = { ...defaultSpeechTimeouts, ...input.timeouts };
  const turns: Turn[] = [];
  let isClosed = false;
  /** The first turn has been begun on the connection. */
  let isSpeaking = false;
  let connection = connect();

  function connect(): DeepgramSpeechConnection {
    return openDeepgramSpeech({
      ...input,
      connectTimeoutMs: connectMs,
      sound: (bytes) => {
        const turn = isSpeaking ? turns[0] : undefined;
        if (turn === undefined) return;
        turn.messages = [];
        turn.delivery.sound(bytes);
      },
      flushed: () => {
        if (isSpeaking) turns[0]?.delivery.done(true);
      },
      ready: advance,
      lost,
    });
  }

  /** Begins the first turn if it has something to say and the connection is free. */
  function advance(): void {
    const turn = turns[0];
    if (isClosed || isSpeaking || turn === undefined || turn.messages.length === 0) return;
    if (!connection.isUsable) {
      connection.close();
      connection = connect();
    }
    if (!connection.isFree) return;
    isSpeaking = true;
    turn.mayMove = connection.isStanding;
    for (const message of turn.messages) transmit(turn, message);
  }

  function send(turn: Turn, message: string): void {
    if (!turn.delivery.hasSound) turn.messages.push(message);
    if (isSpeaking && turns[0] === turn) transmit(turn, message);
    else advance();
  }

  function transmit(turn: Turn, message: string): void {
    connection.send(message);
    // Before the flush Deepgram may wait for more words.
    if (message === flushMessage) turn.delivery.oweAll();
  }

  function lost(error: SpeechError): void {
    const turn = isSpeaking ? turns[0] : undefined;
    isSpeaking = false;
    if (turn === undefined) return advance();
    const isWorthARetry = error.code === 'cut' && turn.mayMove && !turn.delivery.hasSound;
    if (!isWorthARetry) return turn.delivery.fail(error);
    connection = connect();
    advance();
  }

  function remove(turn: Turn, how: 'over' | 'cancelled' | 'late'): void {
    const wasSpeaking = isSpeaking && turns[0] === turn;
    const index = turns.indexOf(turn);
    if (index >= 0) turns.splice(index, 1);
    if (wasSpeaking) {
      isSpeaking = false;
      if (how === 'cancelled') connection.clear();
      if (how === 'late') connection.close();
    }
    advance();
  }

  function speak(listener: SpeechListener): Utterance {
    const delivery = createDelivery({
      engineId,
      listener,
      timeouts: input.timeouts,
      onOver: (error) => remove(turn, error?.code === 'timeout' ? 'late' : 'over'),
    });
    const turn: Turn = { delivery, messages: [], mayMove: false };
    turns.push(turn);
    return createWrittenUtterance({
      delivery,
      send: (phrase) => send(turn, speakMessage(phrase.endsWith(' ') ? phrase : `${phrase} `)),
      finish: () => send(turn, flushMessage),
      cancel: () => remove(turn, 'cancelled'),
    });
  }

  return {
    speak: (listener) => (isClosed ? refuseToSpeak(speechError('cut', engineId, 'closed'), listener) : speak(listener)),
    close() {
      isClosed = true;
      for (const turn of turns.splice(0)) turn.delivery.stop();
      connection.close();
    },
  };
}
