import { z } from 'zod';
import { AgentId } from '../ids.ts';

export const TrafficSplitUpdate = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'Version of the agent that gets a share of new conversations' }),
    share: z.int().min(1).max(99).meta({ description: 'Percent of new conversations' }),
  })
  .meta({ id: 'TrafficSplitUpdate' });

/** Figures of the conversations that began with one version since the split started and are over. */
export const VersionFigures = z.object({
  calls: z.int().meta({ description: 'Answered calls' }),
  chats: z.int().meta({ description: 'Chats with a message' }),
  contained: z.int().meta({ description: 'Conversations the agent completed alone' }),
  judged: z.int().meta({ description: 'Conversations of which that can be said' }),
  succeeded: z.int().meta({ description: 'Calls judged a success' }),
  unsuccessful: z.int().meta({ description: 'Calls judged none' }),
  positive: z.int().meta({ description: 'Calls of positive sentiment' }),
  negative: z.int().meta({ description: 'Calls of negative sentiment' }),
  ratings: z.int().meta({ description: 'Chats with a rating' }),
  rating: z.number().nullable().meta({ description: 'Mean rating of chats, 1-5' }),
});
export type VersionFigures = z.infer<typeof VersionFigures>;

/** A share of new conversations goes to a fixed version; the others have the current one. */
export const TrafficSplit = z
  .object({
    agent_id: AgentId,
    version: z.int(),
    share: z.int(),
    started_at: z.iso.datetime(),
    figures: z.object({
      version: VersionFigures.meta({ description: 'Of the version of the split' }),
      current: VersionFigures.meta({ description: 'Of all others' }),
    }),
  })
  .meta({ id: 'TrafficSplit' });
export type TrafficSplit = z.infer<typeof TrafficSplit>;
