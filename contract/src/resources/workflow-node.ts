import { z } from 'zod';
import { rules } from '../rules.ts';
import { ToolName } from './tool.ts';
import { WorkflowText, workflowNodeBase } from './workflow-node-base.ts';
import { WorkflowExpression, WorkflowVariableName } from './workflow-variable.ts';

const Conversation = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('conversation'),
    prompt: z.string().max(20_000).default('').meta({
      description:
        'Instruction to the model while the run is here, in addition to the global prompt; `{{name}}` filled',
    }),
    message: WorkflowText.meta({
      description: 'First sentence here, said as it is; empty: the model writes it from `prompt`',
    }),
    speaks_first: z.boolean().default(true).meta({
      description: 'The agent speaks on entry; false: it waits for the visitor',
    }),
  })
  .meta({ description: 'Talks freely; stays over several turns until an edge holds' });

const Say = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('say'),
    text: WorkflowText.meta({ description: 'Said as it is, `{{name}}` filled' }),
  })
  .meta({ description: 'Says a text and goes on at once' });

export const WorkflowCollectField = z
  .strictObject({
    variable: WorkflowVariableName.meta({ description: 'Variable that gets the value, converted to its type' }),
    question: WorkflowText.meta({ description: 'Asked while the value is missing; empty: the model asks by itself' }),
    description: z.string().trim().max(500).default('').meta({
      description: 'Expected value, as the model reads it; empty: the description of the variable',
    }),
    format: z
      .enum(['any', 'name', 'email', 'phone', 'date', 'time', 'number', 'yes_no'])
      .default('any')
      .meta({ description: 'Form of the value: a date becomes 2026-11-23, a time 14:30, a phone number E.164' }),
    choices: z.array(z.string().trim().min(1).max(120)).max(50).default([]).meta({
      description: 'Allowed values; empty: any',
    }),
    required: z.boolean().default(true).meta({ description: 'The node succeeds only with this value' }),
  })
  .meta({ id: 'WorkflowCollectField' });
export type WorkflowCollectField = z.infer<typeof WorkflowCollectField>;

const Collect = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('collect'),
    mode: z.enum(['ask', 'extract']).default('ask').meta({
      description:
        '`ask`: asks until all required values are there; `extract`: takes what was said so far, asks nothing',
    }),
    prompt: z.string().max(20_000).default('').meta({ description: 'Instruction to the model on how to ask' }),
    fields: z
      .array(WorkflowCollectField)
      .max(30)
      .default([])
      .meta({ description: 'Values to collect, in order; see below' }),
    attempts_max: z.int().min(1).max(10).default(3).meta({
      description: 'Turns of the visitor without a new value after which the node ends as failed',
    }),
    confirm: z.boolean().default(false).meta({ description: 'Reads the values back and asks if they are right' }),
    confirmation: WorkflowText.meta({
      description: 'Read-back with `confirm`, `{{name}}` filled; empty: the values, one after the other',
    }),
  })
  .meta({ description: 'Collects values into variables; succeeded when all required ones are there' });

const Branch = z
  .strictObject({ ...workflowNodeBase, kind: z.literal('branch') })
  .meta({ description: 'Says nothing and goes on at once by the first edge that holds' });

const Tool = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('tool'),
    tool_id: z
      .guid()
      .toLowerCase()
      .nullable()
      .default(null)
      .meta({ description: 'Tool of the tenant; the agent needs not have it' }),
    function: ToolName.or(z.literal('')).default('').meta({
      description: 'Function of a tool that has several (`mcp`, `booking`); empty: its only one',
    }),
    arguments: z
      .record(z.string().min(1).max(64), WorkflowExpression)
      .default({})
      .meta({
        description: 'Arguments by name, each an expression',
        examples: [{ name: 'vars.customer_name', guests: 'int(vars.guests)' }],
      }),
    fill: z.enum(['model', 'none']).default('model').meta({
      description: '`model`: the model fills parameters that `arguments` leaves out, from the conversation',
    }),
    say: WorkflowText.meta({ description: 'Said as the tool starts; empty: what the tool itself says' }),
    assign: z
      .record(
        WorkflowVariableName,
        z
          .string()
          .max(500)
          .regex(/^(?:\/(?:[^~/]|~[01])*)*$/, rules.json_pointer),
      )
      .default({})
      .meta({ description: 'Variables set from the result, by JSON pointer; beside those the tool assigns itself' }),
  })
  .meta({ description: 'Runs a tool once; succeeded or failed. Not cancelled by barge-in' });

const Transfer = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('transfer'),
    target_key: z
      .string()
      .regex(/^[a-zA-Z0-9_-]{0,64}$/, rules.tool_name)
      .default('')
      .meta({ description: 'Key of a transfer target of the agent; this or `destination`' }),
    destination: z.string().trim().max(320).default('').meta({
      description: 'E.164 number, SIP address, or `queue:<name>` of a directory entry; this or `target_key`',
    }),
    mode: z.enum(['cold', 'warm', 'attended']).default('cold').meta({ description: 'Of `destination`' }),
    whisper: z.string().max(1000).default('').meta({ description: 'Said to the target before the bridge; warm only' }),
    say: WorkflowText.meta({ description: 'Said before the transfer' }),
  })
  .meta({ description: 'Transfers the call. Ends the run when it succeeds; the edge `result failed` leads on' });

const Handoff = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('handoff'),
    reason: z
      .string()
      .trim()
      .max(200)
      .default('')
      .meta({ description: 'Reason as operators read it; `{{name}}` filled' }),
    say: WorkflowText.meta({ description: 'Said before the hand-off' }),
  })
  .meta({
    description:
      'Hands the conversation to an operator. The run pauses while one has it; the edge `result failed` is for none available',
  });

const Dtmf = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('dtmf'),
    action: z.enum(['gather', 'send']).default('gather').meta({
      description: '`gather`: reads keys of the caller into `variable`; `send`: sends `digits` over the line',
    }),
    digits: z
      .string()
      .regex(/^[0-9A-D*#,w{}a-zA-Z_]{0,128}$/, rules.keys_and_pauses)
      .default('')
      .meta({ description: 'Keys to send; `,` pauses 2 s, `w` 0.5 s; `{{name}}` filled' }),
    text: WorkflowText.meta({ description: 'Said before gathering, for example the menu' }),
    variable: WorkflowVariableName.nullable().default(null).meta({
      description: 'Variable that gets the keys, or null where edges of type `dtmf` alone look at them',
    }),
    min_digits: z.int().min(1).max(32).default(1).meta({ description: 'Fewer keys are asked for again' }),
    max_digits: z.int().min(1).max(32).default(1).meta({ description: 'The input ends with this many keys' }),
    finish_on: z
      .string()
      .regex(/^[0-9A-D*#]?$/, rules.one_key)
      .default('#')
      .meta({ description: 'Key that ends the input early; empty: none' }),
    timeout_seconds: z.number().min(1).max(60).default(8).meta({
      description: 'Silence after which the text is said again, or the node fails',
    }),
    attempts_max: z.int().min(1).max(10).default(3).meta({
      description: 'Times the text is said before the node ends as failed',
    }),
  })
  .meta({ description: 'Keypad: gathers keys (a chat answers by text) or sends them' });

const Assignment = z.strictObject({
  variable: WorkflowVariableName,
  expression: WorkflowExpression.meta({ description: "Its value, of the variable's type" }),
});

const SetVariables = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('set_variables'),
    assignments: z.array(Assignment).max(50).default([]).meta({ description: 'Carried out in order' }),
  })
  .meta({ description: 'Sets variables and goes on at once' });

const AgentSwap = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('agent_swap'),
    agent_id: z
      .guid()
      .toLowerCase()
      .nullable()
      .default(null)
      .meta({ description: 'Agent of the same tenant that takes over' }),
    say: WorkflowText.meta({ description: 'Said before the swap' }),
    greet: z.boolean().default(false).meta({ description: 'The other agent begins with its greeting' }),
  })
  .meta({
    description:
      'Another agent, with its own voice, knowledge and workflow, continues the conversation; variables are handed over by name. The recognizer of a call stays with the language it began with',
  });

const Subflow = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('subflow'),
    workflow_id: z
      .guid()
      .toLowerCase()
      .nullable()
      .default(null)
      .meta({ description: 'Another workflow of the tenant' }),
    version: z.int().min(1).nullable().default(null).meta({
      description: 'Version that runs; null: the one published when this workflow is published',
    }),
    input: z.record(WorkflowVariableName, WorkflowExpression).default({}).meta({
      description: 'Variables of the sub-flow at its start, by name; each an expression over the variables here',
    }),
    output: z.record(WorkflowVariableName, WorkflowVariableName).default({}).meta({
      description: 'Variables here that are set at its end, each from the named variable of the sub-flow',
    }),
  })
  .meta({ description: 'Runs another workflow and returns; succeeded or failed by the outcome of its end' });

const Wait = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('wait'),
    seconds: z.number().min(1).max(604_800).default(5).meta({
      description: 'Duration in seconds, 1 to 7 days; goes on when the process restarts in between',
    }),
  })
  .meta({
    description:
      'Waits, then goes on. Edges of type `dtmf`, `intent`, `expression` or `prompt` that hold for a message in the meantime end it early',
  });

const End = z
  .strictObject({
    ...workflowNodeBase,
    kind: z.literal('end'),
    say: WorkflowText.meta({ description: 'Last sentence' }),
    outcome: z.enum(['succeeded', 'failed']).default('succeeded').meta({
      description: 'Outcome of the run; in a sub-flow the result of its node',
    }),
    ends: z.enum(['conversation', 'workflow']).default('conversation').meta({
      description:
        '`conversation`: hangs up, or closes the chat; `workflow`: the agent continues by its own prompt. In a sub-flow the outer workflow continues',
    }),
  })
  .meta({ description: 'Ends the run' });

export const WorkflowNode = z
  .discriminatedUnion('kind', [
    Conversation,
    Say,
    Collect,
    Branch,
    Tool,
    Transfer,
    Handoff,
    Dtmf,
    SetVariables,
    AgentSwap,
    Subflow,
    Wait,
    End,
  ])
  .meta({ id: 'WorkflowNode' });
export type WorkflowNode = z.infer<typeof WorkflowNode>;
export type WorkflowNodeKind = WorkflowNode['kind'];
export type WorkflowNodeOf<Kind extends WorkflowNodeKind> = Extract<WorkflowNode, { kind: Kind }>;

/** Kinds in the order of the documentation and the editor's palette. */
export const workflowNodeKinds = WorkflowNode.options.map((option) => option.shape.kind.value);
