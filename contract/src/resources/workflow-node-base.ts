import { z } from 'zod';
import { languageModelProviders } from './agent.ts';
import { WorkflowElementId, WorkflowGlobalCondition } from './workflow-edge.ts';

/** A text the agent says as it is. `{{name}}` is filled from the variables of the run. */
export const WorkflowText = z.string().max(4000).default('');

const Position = z
  .strictObject({ x: z.number().min(-1e6).max(1e6), y: z.number().min(-1e6).max(1e6) })
  .meta({ description: 'Place on the canvas, in pixels; of no meaning to a run' });

const GlobalEntry = z
  .strictObject({
    condition: WorkflowGlobalCondition.meta({
      description:
        "Checked after each of the visitor's turns, after the edges of the present node and before its `else`",
    }),
    cooldown_turns: z.int().min(0).max(100).default(3).meta({
      description: 'Turns of the visitor after an entry in which this node is not entered again from anywhere',
    }),
    return: z.boolean().default(true).meta({
      description: 'When no edge of this node leads on, the run goes back to the node it came from',
    }),
  })
  .meta({ id: 'WorkflowGlobalEntry', description: 'The node can be entered from any other' });

const ModelOverride = z
  .strictObject({
    provider: z.enum(languageModelProviders).optional().meta({
      description: "Vendor of the model; left out: the agent's, with its address and headers",
    }),
    model: z
      .string()
      .max(200)
      .optional()
      .meta({ description: "The vendor's name of the model; left out: the agent's" }),
    temperature: z.number().min(0).max(2).optional().meta({ description: 'Randomness of the reply, 0 to 2' }),
    max_tokens: z.int().min(16).max(32_000).optional().meta({ description: 'Maximum tokens of one reply' }),
  })
  .meta({ description: "Model of this node; what is left out is the agent's" });

const KnowledgeOverride = z
  .strictObject({
    enabled: z.boolean().optional().meta({ description: 'The model gets passages of the knowledge base here' }),
    top_k: z.int().min(1).max(20).optional().meta({ description: 'Chunks retrieved for a turn' }),
    min_score: z.number().min(0).max(1).optional().meta({ description: 'Smallest score of a passage, 0 to 1' }),
  })
  .meta({ description: "Knowledge of this node; what is left out is the agent's" });

export const WorkflowOverrides = z
  .strictObject({
    model: ModelOverride.optional(),
    tool_ids: z.array(z.guid().toLowerCase()).max(64).optional().meta({
      description: "Tools the model may call in this node; left out: the agent's; empty: none",
    }),
    knowledge: KnowledgeOverride.optional(),
    interruption_sensitivity: z.number().min(0).max(1).optional().meta({
      description: "Barge-in sensitivity in this node; 0: it cannot be interrupted. Left out: the agent's",
    }),
  })
  .meta({ id: 'WorkflowOverrides' });
export type WorkflowOverrides = z.infer<typeof WorkflowOverrides>;

/** Fields of a node of any kind. */
export const workflowNodeBase = {
  id: WorkflowElementId,
  name: z.string().trim().max(120).default('').meta({ description: 'Label on the canvas and in logs; empty: the id' }),
  position: Position.prefault({ x: 0, y: 0 }),
  global: GlobalEntry.nullable().default(null).meta({ description: 'null: entered by edges alone' }),
  overrides: WorkflowOverrides.prefault({}).meta({ description: 'Settings of the agent that differ in this node' }),
};
