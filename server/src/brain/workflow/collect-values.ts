import type { WorkflowCollectField, WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
import type { WorkflowVariable } from '@parley/contract/resources/workflow-variable';
import type { AnalysisField } from '../ports.ts';
import { nodeAgent } from './node-agent.ts';
import type { Walk } from './walk.ts';

/** A field in words: its label in a question, and its description to a model. */
export function fieldOf(field: WorkflowCollectField, variable: WorkflowVariable | undefined) {
  const name = field.variable.replaceAll('_', ' ');
  const description = field.description || variable?.description || name;
  return { label: description.length <= 60 ? description : name, description };
}

/** Sets a variable from words of the person, without a model; false where they do not give it. */
export function readField(walk: Walk, field: WorkflowCollectField, text: string, isAsked: boolean): boolean {
  const variable = walk.graph.variables.get(field.variable);
  if (variable === undefined || text.trim() === '') return false;
  const { agent, engine } = walk;
  const value = engine.words.readValue(
    text,
    {
      format: formatOf(field, variable),
      choices: field.choices,
      label: fieldOf(field, variable).label,
      isAsked,
    },
    { language: agent.language, timezone: agent.timezone, now: engine.now() },
  );
  return value !== undefined && walk.setVariable(field.variable, value);
}

/** A field of any form has that of its variable's type. */
function formatOf({ format }: WorkflowCollectField, { type }: WorkflowVariable): WorkflowCollectField['format'] {
  if (format !== 'any') return format;
  return type === 'number' ? 'number' : type === 'boolean' ? 'yes_no' : 'any';
}

/** Sets variables from the conversation, by the model; returns those that were set. */
export async function extractFields(
  walk: Walk,
  node: WorkflowNodeOf<'collect'>,
  fields: readonly WorkflowCollectField[],
): Promise<string[]> {
  if (fields.length === 0) return [];
  const wanted = fields.map((field) => analysisFieldOf(field, walk.graph.variables.get(field.variable)));
  const values = await walk.engine.extract({
    agent: nodeAgent(walk, node),
    history: walk.history,
    variables: {},
    fields: wanted,
  });
  return fields.flatMap((field) => {
    const value = values[field.variable];
    if (value === null || value === undefined || !isAllowed(walk, field, String(value))) return [];
    return walk.setVariable(field.variable, canonical(walk, field, String(value))) ? [field.variable] : [];
  });
}

const formatWords: Partial<Record<WorkflowCollectField['format'], string>> = {
  date: 'as YYYY-MM-DD',
  time: 'as HH:MM, 24 hours',
  phone: 'in E.164 such as +46701234567',
};

function analysisFieldOf(field: WorkflowCollectField, variable: WorkflowVariable | undefined): AnalysisField {
  const { description } = fieldOf(field, variable);
  const form = formatWords[field.format];
  const base = { name: field.variable, description: form ? `${description}, ${form}` : description };
  if (field.choices.length > 0) return { ...base, type: 'enum', choices: field.choices };
  if (field.format === 'yes_no' || variable?.type === 'boolean') return { ...base, type: 'boolean' };
  if (field.format === 'number' || variable?.type === 'number') return { ...base, type: 'number' };
  return { ...base, type: 'string' };
}

function isAllowed(walk: Walk, field: WorkflowCollectField, value: string): boolean {
  const strict = ['email', 'phone', 'date', 'time'];
  return !strict.includes(field.format) || canonical(walk, field, value) !== undefined;
}

/** A model's value in the form of its field; undefined where it is none. */
function canonical(walk: Walk, field: WorkflowCollectField, value: string): string | undefined {
  if (field.format === 'any' || field.choices.length > 0) return value;
  const { agent, engine } = walk;
  const wanted = { format: field.format, choices: [], label: field.variable, isAsked: true };
  const setting = { language: agent.language, timezone: agent.timezone, now: engine.now() };
  const isBoolean = value === 'true' || value === 'false';
  return isBoolean ? value : engine.words.readValue(value, wanted, setting);
}
