import { z } from 'zod';
import { ChatStatus } from './chat.ts';

const count = z.int();

/** How the chats of a time went. Counted are the chats that began in it, with all that became of them since. */
export const ChatStats = z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    timezone: z.string(),
    sessions: z.object({
      total: count,
      by_status: z.record(ChatStatus, count),
    }),
    messages: z.object({ total: count, visitor: count, agent: count, operator: count }),
    handoffs: z.object({
      total: count.meta({ description: 'Chats a person was asked for, or that somebody took by themselves' }),
      answered: count.meta({ description: 'Of these, chats somebody had' }),
    }),
    first_answer: z.object({
      median_ms: z.int().nullable().meta({
        description: "From the visitor's first message to the agent's complete answer; null: there was none",
      }),
    }),
    rating: z.object({ average: z.number().nullable(), count }),
    solved_without_person: z.object({
      share: z.number().nullable().meta({
        description: 'Of the chats that are over and in which the visitor said something, from 0 to 1; null: none',
      }),
      count,
      of: count,
    }),
    days: z.array(
      z.object({
        day: z.iso.date().meta({ description: 'In `timezone`' }),
        sessions: count,
        by_status: z.record(ChatStatus, count),
        messages: count,
        handoffs: count,
      }),
    ),
  })
  .meta({ id: 'ChatStats' });
export type ChatStats = z.infer<typeof ChatStats>;
