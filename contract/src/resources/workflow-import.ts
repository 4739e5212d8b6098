import { z } from 'zod';
import { AgentId, ToolId, WorkflowId } from '../ids.ts';
import { AgentConfig } from './agent.ts';
import { toolFields } from './tool.ts';
import { WorkflowDefinition } from './workflow-graph.ts';

/** Formats of other platforms that can be imported. */
export const importFormats = [
  'vapi-assistant',
  'vapi-workflow',
  'retell-agent',
  'retell-flow',
  'elevenlabs-agent',
  'dograh-workflow',
] as const;
export const ImportFormat = z.enum(importFormats).meta({ id: 'ImportFormat' });
export type ImportFormat = z.infer<typeof ImportFormat>;

export const WorkflowImportRequest = z
  .strictObject({
    source: ImportFormat.optional().meta({ description: 'Left out: recognised by the fields of the document' }),
    document: z.record(z.string(), z.unknown()).meta({
      description:
        "The export, or the answer of the platform's API, as it is. A Retell agent may come with its engine: `{agent, conversation_flow}` or `{agent, llm}`",
    }),
    create: z.boolean().default(false).meta({
      description: 'false: the answer alone; true: agent, tools and workflow are created, all or nothing',
    }),
  })
  .meta({ id: 'WorkflowImportRequest' });

export const ImportNotice = z
  .object({
    kind: z.enum(['dropped', 'changed', 'action_required']).meta({
      description:
        '`dropped`: not in the result; `changed`: in another form; `action_required`: needs something that the document does not hold',
    }),
    path: z.string().meta({ description: 'JSON pointer into the document' }),
    what: z.string(),
    why: z.string(),
    what_to_do: z.string(),
  })
  .meta({ id: 'ImportNotice' });
export type ImportNotice = z.infer<typeof ImportNotice>;

export const WorkflowImportResult = z
  .object({
    source: ImportFormat,
    name: z.string(),
    agent: AgentConfig.meta({ description: 'Values of headers are masked' }),
    workflow: WorkflowDefinition.nullable().meta({
      description: 'null: the document has no process, its agent is one prompt',
    }),
    tools: z
      .array(z.object({ id: z.guid(), ...toolFields }))
      .meta({ description: 'Tools of the agent and of nodes, by the ids used here; values of headers are masked' }),
    report: z.array(ImportNotice).meta({ description: 'Everything that could not be carried over as it was' }),
    created: z
      .object({ agent_id: AgentId, workflow_id: WorkflowId.nullable(), tool_ids: z.array(ToolId) })
      .nullable()
      .meta({ description: 'null: nothing was created' }),
  })
  .meta({ id: 'WorkflowImportResult' });
