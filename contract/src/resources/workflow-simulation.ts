import { z } from 'zod';
import { AgentId } from '../ids.ts';
import { rules } from '../rules.ts';
import { WorkflowStep } from './workflow-run.ts';
import { WorkflowValue } from './workflow-variable.ts';

export const simulatedTurnsMax = 200;

const Turn = z
  .union([
    z.strictObject({ text: z.string().trim().min(1).max(4000) }),
    z.strictObject({ digits: z.string().regex(/^[0-9A-D*#]{1,32}$/, rules.keys_only) }),
    z.strictObject({ silence_seconds: z.number().min(1).max(604_800) }),
  ])
  .meta({ description: 'Something the visitor writes or says, keys, or silence' });

const MockedResult = z.strictObject({
  tool: z.string().min(1).max(64).meta({ description: 'Name of the tool' }),
  result: z.unknown().meta({ description: 'As the tool would answer: any JSON; left out: null' }),
  is_error: z.boolean().default(false),
  variables: z.record(z.string().max(64), z.string().max(2000)).default({}).meta({ description: 'Set by the tool' }),
});

/** A scripted conversation with a workflow. */
export const WorkflowSimulate = z
  .strictObject({
    version: z.int().min(1).nullable().default(null).meta({ description: 'Version to run; null: the draft' }),
    agent_id: AgentId.nullable().default(null).meta({
      description: 'Agent whose prompt, language, tools and model are used; null: none, with the built-in model',
    }),
    model: z.enum(['builtin', 'agent']).default('builtin').meta({
      description:
        '`builtin`: the built-in model in every node, free and the same each time; `agent`: the models of agent and nodes',
    }),
    channel: z.enum(['chat', 'phone', 'web_voice']).default('chat'),
    direction: z.enum(['inbound', 'outbound']).default('inbound'),
    caller_number: z.string().max(32).default(''),
    verified: z.boolean().default(false),
    operators_online: z.boolean().default(false).meta({ description: 'A hand-off succeeds' }),
    transfers_succeed: z.boolean().default(true),
    variables: z.record(z.string().min(1).max(64), z.string().max(2000)).default({}).meta({
      description: 'Dynamic variables of the conversation',
    }),
    turns: z.array(Turn).max(simulatedTurnsMax).default([]).meta({
      description: 'In order; the agent speaks first where the workflow does',
    }),
    tool_results: z.array(MockedResult).max(200).default([]).meta({
      description:
        'Answers of the tools, those of one in order; its last repeats. No tool is run: one without an answer here succeeds with null',
    }),
  })
  .meta({ id: 'WorkflowSimulate' });
export type WorkflowSimulate = z.infer<typeof WorkflowSimulate>;

const ToolRun = z.object({
  node_id: z.string().meta({ description: 'Node that ran it, or whose model called it' }),
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  result: z.string(),
  is_error: z.boolean(),
});

const Action = z.object({
  kind: z.enum(['transfer', 'handoff', 'send_digits', 'end_conversation']),
  detail: z.string().meta({ description: 'Target, reason or keys' }),
});

export const SimulatedTurn = z.object({
  input: z.string().meta({ description: 'As scripted; empty: the agent speaks first' }),
  kind: z.enum(['start', 'text', 'digits', 'silence']),
  reply: z.string(),
  steps: z.array(WorkflowStep),
  tools: z.array(ToolRun),
  actions: z.array(Action),
  node_id: z.string().meta({ description: 'Node the run waits in afterwards' }),
  waits_seconds: z.number().nullable().meta({ description: 'Silence it waits for; null: none' }),
});

export const WorkflowSimulation = z
  .object({
    version: z.int().nullable(),
    status: z.enum(['running', 'ended', 'failed']),
    outcome: z.enum(['succeeded', 'failed']).nullable(),
    node_id: z.string(),
    path: z.array(z.string()).meta({ description: 'Nodes in the order they were passed' }),
    variables: z.record(z.string(), WorkflowValue),
    turns: z.array(SimulatedTurn),
    unused_turns: z.int().meta({ description: 'Turns left over because the conversation had ended' }),
    duration_ms: z.number(),
  })
  .meta({ id: 'WorkflowSimulation' });
export type WorkflowSimulation = z.infer<typeof WorkflowSimulation>;
