import { z } from 'zod';
import { Actor } from '../actor.ts';
import { AgentId, WorkflowId } from '../ids.ts';
import { Name } from '../names.ts';
import { WorkflowFault } from './workflow-fault.ts';
import { WorkflowDefinition } from './workflow-graph.ts';

const description = z.string().trim().max(2000).default('');

/** Agents and conversations on one version. */
const VersionUse = z.object({
  version: z.int(),
  agents: z.int().meta({ description: 'Agents whose new conversations start on this version' }),
  running_conversations: z.int().meta({ description: 'Conversations in progress on this version; they finish on it' }),
});

const AssignedAgent = z.object({
  agent_id: AgentId,
  name: z.string(),
  version: z.int().nullable().meta({ description: 'Fixed version; null: follows the published one' }),
});

const workflowRow = {
  id: WorkflowId,
  name: z.string(),
  description: z.string(),
  revision: z.int().meta({ description: 'Grows with every change of name, description or draft; also the ETag' }),
  draft_changed: z.boolean().meta({ description: 'The draft differs from the published version' }),
  draft_updated_at: z.iso.datetime(),
  draft_updated_by: Actor,
  published_version: z.int().nullable().meta({ description: 'Newest version; null: never published' }),
  published_at: z.iso.datetime().nullable(),
  agent_count: z.int().meta({ description: 'Agents outside the trash it is assigned to' }),
  running_conversations: z.int().meta({ description: 'Conversations in progress, on all of its versions' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

export const WorkflowSummary = z.object(workflowRow).meta({ id: 'WorkflowSummary' });
export type WorkflowSummary = z.infer<typeof WorkflowSummary>;

export const Workflow = z
  .object({
    ...workflowRow,
    draft: WorkflowDefinition,
    agents: z.array(AssignedAgent).meta({ description: 'Agents it is assigned to; those in the trash are left out' }),
    versions_in_use: z
      .array(VersionUse)
      .meta({ description: 'Newest first; versions without agent and run are left out' }),
  })
  .meta({ id: 'Workflow' });
export type Workflow = z.infer<typeof Workflow>;

export const WorkflowCreate = z
  .strictObject({ name: Name, description, draft: WorkflowDefinition.prefault({}) })
  .meta({ id: 'WorkflowCreate', description: 'An exported workflow is accepted as it is' });
export type WorkflowCreate = z.infer<typeof WorkflowCreate>;

export const WorkflowUpdate = z
  .strictObject({
    name: Name.optional(),
    description: z.string().trim().max(2000).optional(),
    draft: WorkflowDefinition.optional().meta({ description: 'Replaces the whole draft' }),
  })
  .meta({ id: 'WorkflowUpdate' });
export type WorkflowUpdate = z.infer<typeof WorkflowUpdate>;

export const WorkflowVersionSource = z.enum(['publish', 'rollback']);
export type WorkflowVersionSource = z.infer<typeof WorkflowVersionSource>;

const versionRow = {
  version: z.int(),
  source: WorkflowVersionSource,
  rolled_back_to: z.int().nullable().meta({ description: 'For source rollback: the version it equals' }),
  note: z.string(),
  author: Actor,
  sha256: z.string().meta({ description: 'Hash of the graph as canonical JSON; equal graphs have equal hashes' }),
  created_at: z.iso.datetime(),
  agents: VersionUse.shape.agents,
  running_conversations: VersionUse.shape.running_conversations,
};

/** Revisions and versions that a workflow's version runs, fixed when it was published. */
export const WorkflowPins = z.object({
  tools: z.record(z.string(), z.int()).meta({ description: 'Revision of each tool by its id' }),
  subflows: z.record(z.string(), z.int()).meta({
    description: 'Version of each sub-flow without a fixed one, by its workflow id',
  }),
});
export type WorkflowPins = z.infer<typeof WorkflowPins>;

export const WorkflowVersionSummary = z.object(versionRow).meta({ id: 'WorkflowVersionSummary' });
export type WorkflowVersionSummary = z.infer<typeof WorkflowVersionSummary>;

export const WorkflowVersion = z
  .object({ ...versionRow, graph: WorkflowDefinition, pins: WorkflowPins })
  .meta({ id: 'WorkflowVersion' });
export type WorkflowVersion = z.infer<typeof WorkflowVersion>;

const note = z
  .string()
  .trim()
  .max(500)
  .default('')
  .meta({ description: 'Reason for the version, shown in the history' });

export const WorkflowPublish = z.strictObject({ note }).meta({ id: 'WorkflowPublish' });
export const WorkflowRollback = z.strictObject({ note }).meta({ id: 'WorkflowRollback' });

/** Effect of a publish, before it happens. */
export const WorkflowPublishPreview = z
  .object({
    next_version: z.int(),
    draft_changed: z.boolean(),
    faults: z.array(WorkflowFault),
    following_agents: z.int().meta({ description: 'Agents whose new conversations start on the next version' }),
    fixed_agents: z.int().meta({ description: 'Agents that stay on a fixed version' }),
    versions_in_use: z.array(VersionUse),
  })
  .meta({ id: 'WorkflowPublishPreview' });

export const WorkflowValidate = z
  .strictObject({
    graph: WorkflowDefinition,
    workflow_id: WorkflowId.optional().meta({ description: 'Workflow it is a draft of, for the check on recursion' }),
  })
  .meta({ id: 'WorkflowValidate' });

export const WorkflowAssign = z
  .strictObject({
    workflow_id: WorkflowId,
    version: z.int().min(1).nullable().default(null).meta({
      description: 'Fixed version; null: new conversations follow the published one',
    }),
  })
  .meta({ id: 'WorkflowAssign' });

export const WorkflowAssignment = z
  .object({
    agent_id: AgentId,
    workflow_id: WorkflowId,
    version: z.int().nullable(),
    effective_version: z.int().meta({ description: 'Version that new conversations start on' }),
    agent_version: z.int().meta({ description: "The agent's version after this request" }),
  })
  .meta({ id: 'WorkflowAssignment' });

/** A workflow as a file, which `POST /api/workflows` accepts. Tools, agents and sub-flows are named by their ids. */
export const WorkflowExport = z
  .object({
    name: z.string(),
    description: z.string(),
    draft: WorkflowDefinition,
  })
  .meta({ id: 'WorkflowExport' });
