import { z } from 'zod';
import { AgentId, CallId, ChatSessionId, WorkflowId, WorkflowRunId } from '../ids.ts';
import { workflowNodeKinds } from './workflow-node.ts';
import { WorkflowValue } from './workflow-variable.ts';

const Outcome = z.enum(['succeeded', 'failed']);

/** One passage through a node. */
export const WorkflowStep = z
  .object({
    step: z.int().meta({ description: 'Number in the run, from 1' }),
    workflow_id: WorkflowId.meta({ description: 'Another than the run’s in a sub-flow' }),
    version: z.int().nullable().meta({ description: 'null: the draft, in a simulation' }),
    node_id: z.string(),
    kind: z.enum(workflowNodeKinds),
    event: z.enum(['enter', 'input', 'silence', 'return', 'resume']).meta({
      description:
        '`enter`: by an edge or at the start; `input`: the person said or pressed something; `silence`: they did not; `return`: from a global node; `resume`: from a sub-flow or after a crash',
    }),
    edge_id: z.string().nullable().meta({ description: 'Edge taken; null: the run waits here, went back, or ended' }),
    reason: z
      .enum(['expression', 'intent', 'dtmf', 'timeout', 'result', 'prompt', 'always', 'else', 'global'])
      .nullable()
      .meta({ description: 'Kind of the condition that held; `global`: a global node was entered' }),
    outcome: Outcome.nullable(),
    problem: z
      .enum([
        'expression_failed',
        'no_edge',
        'node_missing',
        'too_many_steps',
        'too_deep',
        'workflow_missing',
        'tool_unavailable',
        'agent_missing',
      ])
      .nullable()
      .meta({ description: 'Fault that the run went on from, or ended by' }),
    at: z.iso.datetime().meta({ description: 'Start of the step' }),
    variables: z.record(z.string(), WorkflowValue).meta({ description: 'Variables set in the step' }),
    text: z.string().meta({ description: 'Said in the step; in a call, as far as it was heard' }),
    duration_ms: z.int(),
  })
  .meta({ id: 'WorkflowStep' });
export type WorkflowStep = z.infer<typeof WorkflowStep>;

/** Passage of a conversation through its workflow. */
export const WorkflowRun = z
  .object({
    id: WorkflowRunId,
    workflow_id: WorkflowId,
    version: z.int().meta({ description: 'The conversation finishes on it, whatever is published meanwhile' }),
    status: z.enum(['running', 'ended', 'failed']).meta({
      description: '`failed`: it could not go on, and the agent continued by its own prompt',
    }),
    outcome: Outcome.nullable(),
    node_id: z.string().meta({ description: 'Present or last node' }),
    ended_at: z.iso.datetime().nullable(),
    end_reason: z.enum(['finished', 'failed', 'conversation_ended', 'process_lost']).nullable().meta({
      description:
        '`finished`: an end was reached; `failed`: it could not go on; `conversation_ended`: the call was hung up or the chat closed on the way; `process_lost`: the process of the call died',
    }),
    due_at: z.iso.datetime().nullable().meta({ description: 'When it goes on without the person; null: never' }),
    variables: z.record(z.string(), WorkflowValue),
    steps: z.array(WorkflowStep).meta({ description: 'Oldest first; the newest 500 of a longer run' }),
  })
  .meta({ id: 'WorkflowRun' });
export type WorkflowRun = z.infer<typeof WorkflowRun>;

/** Run in the list of a workflow. */
export const WorkflowRunSummary = WorkflowRun.pick({
  id: true,
  workflow_id: true,
  version: true,
  status: true,
  outcome: true,
  end_reason: true,
  ended_at: true,
  due_at: true,
})
  .extend({
    node_id: z.string().meta({ description: 'Present or last node of this workflow; of a sub-flow its own node' }),
    agent_id: AgentId.nullable(),
    session_id: ChatSessionId.nullable().meta({ description: 'Chat of the run; null: a call' }),
    call_id: CallId.nullable(),
    step: z.int().meta({ description: 'Number of its last step' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'WorkflowRunSummary' });
export type WorkflowRunSummary = z.infer<typeof WorkflowRunSummary>;
