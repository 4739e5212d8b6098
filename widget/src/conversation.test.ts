import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './api.ts';
import {
  type Conversation,
  type ConversationEvent,
  emptyConversation,
  isReplyPending,
  reduceConversation,
} from './conversation.ts';

const message = (fields: { id: string } & Partial<Record<keyof ChatMessage, unknown>>) =>
  ({
    role: 'agent',
    text: 'Hello',
    status: 'complete',
    client_message_id: null,
    sources: [],
    created_at: '2026-01-01T00:00:00Z',
    ...fields,
  }) as ChatMessage;

const play = (events: ConversationEvent[], from: Conversation = emptyConversation) =>
  events.reduce(reduceConversation, from);
const shown = ({ entries }: Conversation) => entries.map(({ role, text, state }) => `${role} ${state}: ${text}`);

const question = message({ id: 'm1', role: 'visitor', text: 'Open?', client_message_id: 'c1' });
const answer = message({ id: 'm2', text: 'Until six.' });
const queued: ConversationEvent = { kind: 'queued', clientMessageId: 'c1', text: 'Open?', files: [] };
const awaited: ConversationEvent = { kind: 'reply.pending', clientMessageId: 'c1' };
const grew = (delta: string, isReplay = false): ConversationEvent => ({
  kind: 'message.delta',
  messageId: 'm2',
  delta,
  isReplay,
});

describe('the conversation', () => {
  it('shows a sent message at once, and in the same bubble once stored', () => {
    const sent = play([queued]);
    const accepted = play([{ kind: 'message.created', message: question }], sent);
    expect(shown(sent)).toEqual(['visitor sending: Open?']);
    expect(shown(accepted)).toEqual(['visitor complete: Open?']);
    expect(accepted.entries[0]?.key).toBe(sent.entries[0]?.key);
  });

  it('shows typing while an accepted message waits for its first delta, and not before or after', () => {
    const waiting = play([queued, awaited]);
    expect(isReplyPending(waiting)).toBe(false);
    const accepted = play([{ kind: 'message.created', message: question }], waiting);
    expect(isReplyPending(accepted)).toBe(true);
    expect(isReplyPending(play([grew('Until')], accepted))).toBe(false);
    expect(isReplyPending(play([{ kind: 'reply.ended', clientMessageId: 'c1' }], accepted))).toBe(false);
  });

  it('appends deltas to a reply, and a replay replaces the partial text', () => {
    const cut = play([
      queued,
      awaited,
      { kind: 'message.created', message: question },
      grew('Until', true),
      grew(' s'),
    ]);
    expect(shown(cut).at(-1)).toBe('agent streaming: Until s');
    const resumed = play([grew('Until si', true), grew('x.')], cut);
    expect(shown(resumed).at(-1)).toBe('agent streaming: Until six.');
  });

  it('never reopens a completed reply', () => {
    expect(shown(play([{ kind: 'message.created', message: answer }, grew('late')]))).toEqual([
      'agent complete: Until six.',
    ]);
  });

  it('marks a reply without a pending request as interrupted', () => {
    const ended = play([queued, awaited, grew('Unt'), { kind: 'reply.ended', clientMessageId: 'c1' }]);
    expect(shown(ended).at(-1)).toBe('agent interrupted: Unt');
  });

  it('keeps a refused message with its reason, and resends it in the same bubble', () => {
    const refused = play([queued, { kind: 'refused', clientMessageId: 'c1', code: 'rate_limited' }]);
    expect(refused.entries[0]).toMatchObject({ state: 'refused', refusal: 'rate_limited' });
    expect(shown(play([queued], refused))).toEqual(['visitor sending: Open?']);
  });

  it('replaces messages by the history and keeps pending ones after it', () => {
    const later: ConversationEvent = { kind: 'queued', clientMessageId: 'c2', text: 'And Sunday?', files: [] };
    const reloaded = play([queued, later, { kind: 'history', messages: [question, answer] }]);
    expect(shown(reloaded)).toEqual([
      'visitor complete: Open?',
      'agent complete: Until six.',
      'visitor sending: And Sunday?',
    ]);
  });

  it('reports a lost connection until every channel is restored', () => {
    const lost = play([
      { kind: 'connection', channel: 'messages', isLost: true },
      { kind: 'connection', channel: 'events', isLost: true },
      { kind: 'connection', channel: 'events', isLost: false },
    ]);
    expect(lost.lost).toEqual(['messages']);
  });

  it('converges under duplicates, delays and both streams', () => {
    const event = fc.constantFrom<ConversationEvent>(
      { kind: 'message.created', message: question },
      { kind: 'message.created', message: answer },
      { kind: 'history', messages: [question] },
      { kind: 'history', messages: [question, answer] },
      awaited,
      grew('Until', true),
      grew(' six.'),
      { kind: 'connection', channel: 'events', isLost: true },
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const ending: ConversationEvent[] = [
          { kind: 'message.created', message: question },
          { kind: 'message.created', message: answer },
        ];
        const { entries } = play([queued, ...events, ...ending]);
        expect(entries.map(({ id }) => id).sort()).toEqual(['m1', 'm2']);
        expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
        expect(entries.find(({ id }) => id === 'm2')).toMatchObject({ text: 'Until six.', state: 'complete' });
      }),
    );
  });
});
