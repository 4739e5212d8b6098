import { randomUUID } from 'node:crypto';
import type { Egress } from '@parley/egress';
import type { SpeechError, SpeechListener, Utterance, Voice } from '#voice/ports.ts';
import { type Context, type ContextConnection, openContextConnection } from './context-connection.ts';
import type { ContextProtocol } from './context-protocol.ts';
import { createDelivery, defaultSpeechTimeouts, type SpeechTimeouts } from './delivery.ts';
import { refuseToSpeak } from './refused-utterance.ts';
import { speechError } from './speech-error.ts';
import { createWrittenUtterance } from './written-utterance.ts';

/**
 * A voice over one warm WebSocket on which the vendor keeps utterances apart. It connects when opened, and again when
 * the vendor has closed it meanwhile. A connection found closed before the first audio is replaced once, transparently.
 */
export function openContextVoice(
  protocol: ContextProtocol,
  deps: { egress: Pick<Egress, 'openWebSocket'>; timeouts: SpeechTimeouts },
): Voice {
  const { connectMs } = { ...defaultSpeechTimeouts, ...deps.timeouts };
  const open = new Set<ContextConnection>();
  let isClosed = false;
  let newest = connect();

  function connect(): ContextConnection {
    const connection = openContextConnection({
      protocol,
      egress: deps.egress,
      connectTimeoutMs: connectMs,
      onLost(error, contexts) {
        open.delete(connection);
        for (const context of contexts) replaceOrFail(context, error);
      },
    });
    open.add(connection);
    return connection;
  }

  /** A connection that may take another utterance. */
  function usable(): ContextConnection {
    if (!newest.isUsable) {
      newest.retire();
      newest = connect();
    }
    return newest;
  }

  const places = new WeakMap<Context, { connection: ContextConnection; mayMove: boolean }>();

  function replaceOrFail(context: Context, error: SpeechError): void {
    const place = places.get(context);
    if (error.code !== 'cut' || place?.mayMove !== true || context.sent.length === 0) {
      return context.delivery.fail(error);
    }
    const connection = usable();
    places.set(context, { connection, mayMove: false });
    for (const message of context.sent) connection.send(context, message);
  }

  function send(context: Context, message: string): void {
    const { connection } = places.get(context) ?? begin(context);
    if (!context.delivery.hasSound) context.sent.push(message);
    connection.send(context, message);
  }

  function begin(context: Context) {
    const connection = usable();
    const place = { connection, mayMove: connection.isStanding };
    places.set(context, place);
    if (protocol.begin !== undefined) send(context, protocol.begin(context.id));
    return place;
  }

  function drop(context: Context): void {
    places.get(context)?.connection.drop(context);
  }

  function speak(listener: SpeechListener): Utterance {
    const delivery = createDelivery({
      engineId: protocol.engineId,
      listener,
      timeouts: deps.timeouts,
      onOver(error) {
        if (error?.code !== 'timeout') return;
        // A context that timed out is not retried.
        drop(context);
        places.get(context)?.connection.retire();
      },
    });
    const context: Context = { id: randomUUID(), delivery, readWords: protocol.createWordReader(), sent: [] };
    return createWrittenUtterance({
      delivery,
      send(phrase) {
        send(context, protocol.phrase(context.id, phrase));
        delivery.owe();
      },
      finish() {
        for (const message of protocol.end(context.id)) send(context, message);
        delivery.oweAll();
      },
      cancel: () => drop(context),
    });
  }

  return {
    speak: (listener) =>
      isClosed ? refuseToSpeak(speechError('cut', protocol.engineId, 'closed'), listener) : speak(listener),
    close() {
      isClosed = true;
      for (const connection of open) connection.close();
      open.clear();
    },
  };
}
