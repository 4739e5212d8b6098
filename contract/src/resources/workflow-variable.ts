import { z } from 'zod';

/** Characters of one expression. Its other limits are those of `server/src/brain/expressions`. */
export const expressionLengthMax = 4000;

/** Name of a variable of a workflow: `vars.<name>` in an expression, `{{name}}` in a text. */
export const WorkflowVariableName = z
  .string()
  .regex(
    /^(?!(?:in|true|false|null)$)[a-zA-Z_][a-zA-Z0-9_]{0,63}$/,
    'a name of letters, digits and _, not beginning with a digit, and no word of expressions (in, true, false, null)',
  );

export const workflowVariableTypes = ['string', 'number', 'boolean', 'list'] as const;
export const WorkflowVariableType = z.enum(workflowVariableTypes).meta({
  description: 'Type of the value. `number` is a 64-bit float (a `double` in expressions), `list` a list of texts',
});
export type WorkflowVariableType = z.infer<typeof WorkflowVariableType>;

export const WorkflowValue = z
  .union([z.string().max(4000), z.number(), z.boolean(), z.array(z.string().max(500)).max(100)])
  .meta({ id: 'WorkflowValue', description: 'Text, number, truth value, or list of texts' });
export type WorkflowValue = z.infer<typeof WorkflowValue>;

/** CEL expression over `vars`, `context` and `last`; see docs/reference/workflows.md. */
export const WorkflowExpression = z
  .string()
  .max(expressionLengthMax)
  .meta({
    description:
      'CEL expression over `vars.<name>`, `context.<field>` and `last.<field>`. Bounds: 4,000 characters, 200 nodes of its tree, 100 elements of a list, one macro level, no `matches`; texts it reads count to 4,000 characters',
    examples: ['has(vars.age) && vars.age >= 18.0'],
  });

export const WorkflowVariable = z
  .strictObject({
    name: WorkflowVariableName.meta({ description: 'Letters, digits and `_`, not beginning with a digit, at most 64' }),
    type: WorkflowVariableType.default('string'),
    description: z.string().trim().max(500).default('').meta({ description: 'Meaning, as the model reads it' }),
    default: WorkflowValue.nullable().default(null).meta({
      description:
        "Value at the start of a run, of the variable's type; the conversation's dynamic variable of the same name comes first. null: the variable has no value until a node sets it, and an expression that reads it without `has()` fails",
    }),
  })
  .meta({ id: 'WorkflowVariable' });
export type WorkflowVariable = z.infer<typeof WorkflowVariable>;
