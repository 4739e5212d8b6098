import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Bus } from '#platform/bus/bus.ts';

/** Typing indicator of a chat. Sent over the bus, never stored. */
export interface Typing {
  tenantId: TenantId;
  sessionId: ChatSessionId;
  by: 'visitor' | 'operator';
  typing: boolean;
  /** Operator's name as visitors see it. */
  name?: string | undefined;
}

const topic = 'chat.typing';

const Word = z.object({
  tenant_id: z.string(),
  session_id: z.string(),
  by: z.enum(['visitor', 'operator']),
  typing: z.boolean(),
  name: z.string().optional(),
});

/** Publishes a typing indicator to every process. */
export function publishTyping(bus: Bus, { tenantId, sessionId, by, typing, name }: Typing): void {
  bus.publish(topic, JSON.stringify({ tenant_id: tenantId, session_id: sessionId, by, typing, name }));
}

/** Listeners of this process: to one chat, or to all. */
interface Listeners {
  ofChat: Map<ChatSessionId, Set<(typing: Typing) => void>>;
  ofAll: Set<(typing: Typing) => void>;
}

const listenersOf = new WeakMap<Bus, Listeners>();

/**
 * Subscribes to typing indicators of every process, or of `chat` alone; returns the unsubscribe function. Each message
 * is parsed once for all listeners.
 */
export function onTyping(bus: Bus, listener: (typing: Typing) => void, chat?: ChatSessionId): () => void {
  const listeners = listenersOf.get(bus) ?? listenTo(bus);
  if (chat === undefined) {
    listeners.ofAll.add(listener);
    return () => listeners.ofAll.delete(listener);
  }
  const here = listeners.ofChat.get(chat) ?? new Set();
  listeners.ofChat.set(chat, here.add(listener));
  return () => {
    here.delete(listener);
    if (here.size === 0 && listeners.ofChat.get(chat) === here) listeners.ofChat.delete(chat);
  };
}

function listenTo(bus: Bus): Listeners {
  const listeners: Listeners = { ofChat: new Map(), ofAll: new Set() };
  listenersOf.set(bus, listeners);
  bus.subscribe(topic, (message) => {
    const word = read(message);
    if (!word) return;
    for (const listener of listeners.ofChat.get(word.sessionId) ?? []) listener(word);
    for (const listener of listeners.ofAll) listener(word);
  });
  return listeners;
}

/** Null for a foreign message on the same server. */
function read(message: string): Typing | null {
  const { data } = Word.safeParse(parsed(message));
  if (!data) return null;
  return {
    tenantId: data.tenant_id as TenantId,
    sessionId: data.session_id as ChatSessionId,
    by: data.by,
    typing: data.typing,
    name: data.name,
  };
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}
