import { z } from 'zod';
import { rules } from '../rules.ts';
import { WorkflowExpression } from './workflow-variable.ts';

/** Id of a node or an edge, unique in its graph; chosen by the author. */
export const WorkflowElementId = z
  .string()
  .regex(/^[a-zA-Z0-9_-]{1,64}$/, rules.tool_name)
  .meta({
    description: 'Unique in the graph; letters, digits, `_` and `-`, at most 64',
  });

const Prompt = z
  .strictObject({
    type: z.literal('prompt'),
    prompt: z
      .string()
      .max(2000)
      .meta({
        description:
          'Statement the model judges as true or false from the conversation. All prompt conditions of a node are one request to the model, made after its deterministic conditions',
        examples: ['The visitor wants to cancel a booking'],
      }),
  })
  .meta({ description: 'Holds where the model finds the statement true' });

const Expression = z
  .strictObject({ type: z.literal('expression'), expression: WorkflowExpression })
  .meta({ description: 'Holds where the expression is true; one that fails does not hold' });

const Intent = z
  .strictObject({
    type: z.literal('intent'),
    intent: z
      .string()
      .trim()
      .max(120)
      .meta({ description: 'Name of the intent', examples: ['cancel booking'] }),
    phrases: z.array(z.string().trim().min(1).max(200)).max(50).default([]).meta({
      description: 'Example utterances, in any language; matched by words, without a model',
    }),
  })
  .meta({ description: "Holds where the visitor's last message resembles the name or a phrase" });

const Timeout = z
  .strictObject({
    type: z.literal('timeout'),
    seconds: z.number().min(1).max(604_800).meta({
      description: "Silence of the visitor in seconds, from the end of the agent's speech or message: 1 to 7 days",
    }),
  })
  .meta({ description: 'Holds after that silence' });

const Dtmf = z
  .strictObject({
    type: z.literal('dtmf'),
    digits: z
      .string()
      .regex(/^[0-9A-D*#]{0,32}$/, rules.keys_max)
      .meta({ description: 'Exact keys that were pressed; empty: any' }),
  })
  .meta({ description: 'Holds when the visitor pressed these keys; in a chat, when the message is exactly these' });

const Result = z
  .strictObject({
    type: z.literal('result'),
    outcome: z.enum(['succeeded', 'failed']).meta({
      description:
        'Outcome of the node: of a tool, a transfer, a hand-off, the collected values, the gathered digits or the sub-flow',
    }),
  })
  .meta({ description: 'Holds for that outcome of the node' });

const Always = z
  .strictObject({ type: z.literal('always') })
  .meta({ description: "Holds when the node is done: a conversation after the visitor's next turn, others at once" });

const Else = z
  .strictObject({ type: z.literal('else') })
  .meta({ description: 'Holds when no other edge of the node holds, and the node is done' });

export const WorkflowCondition = z
  .discriminatedUnion('type', [Prompt, Expression, Intent, Timeout, Dtmf, Result, Always, Else])
  .meta({ id: 'WorkflowCondition' });
export type WorkflowCondition = z.infer<typeof WorkflowCondition>;
export type WorkflowConditionType = WorkflowCondition['type'];

/** Conditions that can begin a global node from anywhere: those about what the visitor just said or pressed. */
export const WorkflowGlobalCondition = z.discriminatedUnion('type', [Prompt, Expression, Intent, Dtmf]);
export type WorkflowGlobalCondition = z.infer<typeof WorkflowGlobalCondition>;

export const WorkflowEdge = z
  .strictObject({
    id: WorkflowElementId,
    source: WorkflowElementId.meta({ description: 'ID of the node it starts from' }),
    target: WorkflowElementId.meta({ description: 'ID of the node it goes to' }),
    priority: z.int().min(0).max(1000).default(100).meta({
      description:
        'Of several edges whose conditions hold, the lowest number is taken; of equal ones the first in the list. `prompt` comes after the deterministic conditions, `always` and `else` last',
    }),
    condition: WorkflowCondition.meta({ description: 'When the edge is taken' }),
    say: z.string().max(1000).default('').meta({
      description: 'Text said on the way, `{{name}}` filled; empty: nothing',
    }),
  })
  .meta({ id: 'WorkflowEdge' });
export type WorkflowEdge = z.infer<typeof WorkflowEdge>;
