import type { Egress } from '@parley/egress';
import type { SpeechError } from '#voice/ports.ts';
import type { ContextMessage, ContextProtocol, WordReader } from './context-protocol.ts';
import type { Delivery } from './delivery.ts';
import { openVendorStream } from './open-stream.ts';
import { speechError } from './speech-error.ts';

/** One utterance on a connection. */
export interface Context {
  readonly id: string;
  readonly delivery: Delivery;
  readonly readWords: WordReader;
  /** Messages sent before the first audio: repeated on a new connection if the old one turns out to be closed. */
  sent: string[];
}

/** One WebSocket with the utterances on it. */
export interface ContextConnection {
  /** False once it is closed or may take no more. */
  readonly isUsable: boolean;
  /** True while connected, so that a connection that breaks now may have been closed before. */
  readonly isStanding: boolean;
  send(context: Context, message: string): void;
  /** Cancels an utterance, at the vendor too. */
  drop(context: Context): void;
  /** Takes nothing new; closes when what it has is over. */
  retire(): void;
  close(): void;
}

export function openContextConnection(input: {
  protocol: ContextProtocol;
  egress: Pick<Egress, 'openWebSocket'>;
  connectTimeoutMs: number;
  /** Called once, with the unfinished contexts; not after our own `close`. */
  onLost(error: SpeechError, contexts: readonly Context[]): void;
}): ContextConnection {
  const { protocol } = input;
  const contexts = new Map<string, Context>();
  /** Contexts the vendor may still hold, cancelled ones included. */
  const held = new Set<string>();
  let isStanding = false;
  let isRetired = false;
  let isClosed = false;

  function close(): void {
    isClosed = true;
    stream.close(protocol.farewell);
  }
  function lose(error: SpeechError): void {
    if (isClosed) return;
    close();
    const lost = [...contexts.values()];
    contexts.clear();
    input.onLost(error, lost);
  }
  function forget(id: string): void {
    contexts.delete(id);
    if (isRetired && contexts.size === 0) close();
  }

  function receive(message: ContextMessage): void {
    const { contextId, error } = message;
    if (contextId === undefined) return error === undefined ? undefined : lose(error);
    if (message.isDone === true || error !== undefined) held.delete(contextId);
    const context = contexts.get(contextId);
    if (context === undefined) return;
    if (error !== undefined) {
      forget(contextId);
      context.delivery.fail(error);
      return;
    }
    tell(context, message);
    if (message.isDone !== true) return;
    forget(contextId);
    context.delivery.done(true);
  }

  const stream = openVendorStream(
    { ...input, engineId: protocol.engineId, url: protocol.url, headers: protocol.headers },
    {
      opened: () => {
        isStanding = true;
      },
      text(text) {
        const message = protocol.read(text);
        if (message === undefined) lose(speechError('garbage', protocol.engineId));
        else receive(message);
      },
      closed: lose,
    },
  );

  return {
    get isUsable() {
      return !isClosed && !isRetired && held.size < protocol.mostContexts;
    },
    get isStanding() {
      return isStanding;
    },
    send(context, message) {
      contexts.set(context.id, context);
      held.add(context.id);
      stream.send(message);
    },
    drop(context) {
      if (!contexts.has(context.id)) return;
      stream.send(protocol.cancel(context.id));
      forget(context.id);
    },
    retire() {
      isRetired = true;
      if (contexts.size === 0) close();
    },
    close() {
      for (const context of contexts.values()) context.delivery.stop();
      contexts.clear();
      close();
    },
  };
}

function tell(context: Context, message: ContextMessage): void {
  const { delivery } = context;
  const words = message.alignment === undefined ? [] : context.readWords(message.alignment, delivery.soundMs);
  if (message.sound !== undefined) {
    delivery.sound(message.sound);
    context.sent = [];
  }
  delivery.words(words);
}
