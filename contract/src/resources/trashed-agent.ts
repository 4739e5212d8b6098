import { z } from 'zod';
import { AgentId, PhoneNumberId } from '../ids.ts';
import { Agent } from './agent.ts';

/** State of a number since its agent was deleted. */
export const freedNumberStates = ['free', 'reassigned', 'assigned_elsewhere', 'released'] as const;

/** A number the agent had when it was deleted, and who has it now. */
export const FreedNumber = z
  .object({
    number_id: PhoneNumberId,
    number: z.string().meta({ description: 'Phone number in E.164' }),
    state: z.enum(freedNumberStates).meta({
      description:
        '`free`: still yours, assigned to no agent. `reassigned`: given back to this agent by this request. `assigned_elsewhere`: another agent answers it. `released`: no longer one of your numbers',
    }),
    agent_id: AgentId.nullable().meta({ description: 'The agent that answers it now' }),
  })
  .meta({ id: 'FreedNumber' });
export type FreedNumber = z.infer<typeof FreedNumber>;

export const RestoreTrashedAgent = z
  .strictObject({
    reassign_numbers: z.boolean().default(false).meta({
      description: 'Also assign those of its former numbers that are still free; needs the scope `numbers:write`',
    }),
  })
  .meta({ id: 'RestoreTrashedAgent' });

/** An agent right after it was restored from the trash. */
export const RestoredAgent = Agent.extend({
  freed_numbers: z.array(FreedNumber).meta({
    description: 'Numbers it had when it was deleted, and their state now; reassigned only on request',
  }),
  message: z.string().meta({ description: 'The same in a sentence' }),
}).meta({ id: 'RestoredAgent' });
