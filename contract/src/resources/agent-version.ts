import { z } from 'zod';
import { Actor } from '../actor.ts';
import { AgentConfig } from './agent.ts';

export const AgentVersionSource = z.enum(['create', 'edit', 'activation', 'restore', 'backup', 'duplicate', 'tool']);
export type AgentVersionSource = z.infer<typeof AgentVersionSource>;

const versionRow = {
  version: z.int(),
  source: AgentVersionSource,
  author: Actor,
  changed_fields: z.array(z.string()).meta({ description: 'Top-level fields that differ from the version before' }),
  note: z.string(),
  restored_from: z.int().nullable().meta({ description: 'For source restore: the version it equals' }),
  created_at: z.iso.datetime(),
};

export const AgentVersionSummary = z.object(versionRow).meta({ id: 'AgentVersionSummary' });
export const AgentVersion = z.object({ ...versionRow, config: AgentConfig }).meta({ id: 'AgentVersion' });

/** Contract 2.2. */
export const AgentRestored = z
  .object({
    success: z.boolean(),
    message: z.string().meta({ description: 'Names the version the agent was restored to' }),
    backup_version: z.int().meta({ description: 'Number under which the state before the restore was saved' }),
    new_version: z.int().meta({ description: 'Number of the agent after restoring' }),
  })
  .meta({ id: 'AgentRestored' });

export const AgentVersionComparison = z
  .object({
    from: z.int(),
    to: z.int(),
    changes: z.array(
      z.object({
        path: z.string().meta({ description: 'JSON pointer' }),
        op: z.enum(['add', 'remove', 'replace']),
        before: z.unknown().optional().meta({ description: 'Value in `from`; absent where it was added' }),
        after: z.unknown().optional().meta({ description: 'Value in `to`; absent where it was removed' }),
      }),
    ),
    prompt_diff: z.string().meta({ description: 'Unified diff of the prompt; empty when it is the same' }),
  })
  .meta({ id: 'AgentVersionComparison' });
