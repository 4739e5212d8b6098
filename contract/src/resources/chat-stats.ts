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
      total: count.meta({ description: 'Chats with a requested handoff, or claimed by an operator without one' }),
      answered: count.meta({ description: 'Those that an operator claimed' }),
    }),
    first_answer: z.object({
      median_ms: z.int().nullable().meta({
        description: "From the visitor's first message to the agent's complete answer; null: there was none",
      }),
    }),
    rating: z.object({ average: z.number().nullable(), count }),
    solved_without_person: z.object({
      share: z.number().nullable().meta({
        description: 'Among closed chats with a message of the visitor, from 0 to 1; null: no such chats',
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
