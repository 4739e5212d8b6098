import { fieldType, variableNameOf } from './analysis-fields.ts';
import { type Comparison, comparison } from './expressions.ts';
import type { ImportContext } from './import-context.ts';
import { isRecord, type Source } from './source-document.ts';
import { convertText } from './texts.ts';
import { readVapiAgent } from './vapi-agent.ts';
import { addVapiTool, addVapiTools, messageOf, reportForeignTool } from './vapi-tools.ts';
import { findModel } from './vendor-models.ts';

/** Reads a workflow of Vapi: the graph, and the agent it runs in. */
export function readVapiWorkflow(document: Source, context: ImportContext): void {
  const { graph } = context;
  readVapiAgent(document, context);
  graph.globalPrompt = textOf(document, 'globalPrompt', context);
  let start: string | undefined;
  for (const node of document.list('nodes')) {
    const name = node.text('name') ?? `node ${node.pointer.split('/').at(-1)}`;
    if (node.flag('isStart')) start = name;
    readNode(name, node, context);
  }
  for (const edge of document.list('edges')) readEdge(edge, context);
  graph.start(start ?? firstWithoutEntry(document));
}

function readNode(name: string, node: Source, context: ImportContext): void {
  const type = node.text('type') ?? '';
  const base = { name, ...placeOf(node) };
  const { graph, report } = context;
  switch (type) {
    case 'tool':
      return readToolNode(name, node, context);
    case 'end':
    case 'hangup':
      return graph.node('end', name, { ...base, say: messageOf(node) }, node);
    case 'say':
      return graph.node(
        'say',
        name,
        { ...base, text: textOf(node, 'exact', context) || textOf(node, 'prompt', context) },
        node,
      );
    case 'transfer': {
      const destination = node.at('destination').text('number') ?? '';
      return graph.node('transfer', name, { ...base, destination }, node);
    }
    case 'apiRequest': {
      const toolId = addVapiTool(node, context) ?? null;
      return graph.node('tool', name, { ...base, tool_id: toolId }, node);
    }
    case 'conversation':
    case 'gather':
    case 'start':
    case 'assistant':
      return readConversation(name, node, context);
    default:
      report.changed(node, {
        what: `Node "${name}" of type ${type}`,
        why: 'Parley has no such node.',
        what_to_do: 'It is a branch now, so that the ways through it remain; replace it.',
      });
      return graph.node('branch', name, base, node);
  }
}

function readConversation(name: string, node: Source, context: ImportContext): void {
  const { graph, report } = context;
  const fields = readExtraction(node, context);
  const message = textOf(node.at('messagePlan'), 'firstMessage', context);
  const base = { name, ...placeOf(node), ...globalOf(node, context), overrides: overridesOf(node, context) };
  const prompt = textOf(node, 'prompt', context);
  if (fields.length === 0) return graph.node('conversation', name, { ...base, prompt, message }, node);
  report.changed(node, {
    what: `Node "${name}", which extracts variables`,
    why: 'It is a collect node: it stays until the values are there, and its connections come after that.',
    what_to_do: 'Write a question for each value, or make values optional.',
  });
  const [first, ...rest] = fields;
  if (first && message !== '') first.question = message;
  return graph.node('collect', name, { ...base, prompt, fields: first ? [first, ...rest] : [] }, node);
}

interface Field {
  variable: string;
  question: string;
  description: string;
  choices: string[];
  required: boolean;
}

/** Values a node extracts: a JSON Schema, or a list in documents of 2025. */
function readExtraction(node: Source, { graph }: ImportContext): Field[] {
  const plan = node.at('variableExtractionPlan');
  const schema = plan.at('schema');
  schema.skip('type');
  const required = schema.texts('required');
  const found: [string, Source, boolean][] = [
    ...schema
      .entries('properties')
      .map(([name, field]): [string, Source, boolean] => [name, field, required.includes(name)]),
    ...plan.list('output').map((field): [string, Source, boolean] => [field.text('title') ?? 'value', field, true]),
  ];
  return found.map(([title, field, isRequired]) => {
    const variable = variableNameOf(title);
    const description = field.text('description') ?? '';
    graph.variable({ name: variable, type: fieldType(field.text('type')), description: description.slice(0, 500) });
    const choices = choicesOf(field.texts('enum'));
    return { variable, question: '', description: description.slice(0, 500), choices, required: isRequired };
  });
}

function readToolNode(name: string, node: Source, context: ImportContext): void {
  const { graph } = context;
  const tool = node.at('tool');
  const base = { name, ...placeOf(node) };
  const say = messageOf(tool);
  const type = tool.text('type');
  if (type === 'endCall') {
    tool.skip('function');
    return graph.node('end', name, { ...base, say }, node);
  }
  if (type === 'transferCall') return readTransfer(name, node, context);
  if (type === 'dtmf') {
    tool.skip('function');
    return graph.node('dtmf', name, { ...base, action: 'send' }, node);
  }
  const foreign = node.text('toolId');
  if (foreign !== undefined) {
    reportForeignTool(node.at('toolId'), foreign, context);
    return graph.node('tool', name, { ...base, say }, node);
  }
  return graph.node('tool', name, { ...base, say, tool_id: addVapiTool(tool, context) ?? null }, node);
}

function readTransfer(name: string, node: Source, context: ImportContext): void {
  const tool = node.at('tool');
  tool.skip('function');
  const [first, ...others] = tool.list('destinations');
  const destination = first?.text('number') ?? first?.text('sipUri') ?? '';
  const mode = first?.at('transferPlan').text('mode')?.startsWith('warm') ? 'warm' : 'cold';
  first?.skip('type', 'numberE164CheckEnabled');
  if (destination === '') {
    context.report.actionRequired(node, {
      what: `Transfer "${name}" without a destination`,
      why: 'The document names none.',
      what_to_do: 'Choose a transfer target or enter a number.',
    });
  }
  for (const other of others) {
    context.report.dropped(other, {
      what: `Another destination of transfer "${name}"`,
      why: 'A transfer node has one destination.',
      what_to_do: 'Add a branch and a transfer node for each destination.',
    });
    other.skip(...Object.keys(isRecord(other.value) ? other.value : {}));
  }
  const say = first?.text('message') ?? messageOf(tool);
  context.graph.node('transfer', name, { name, ...placeOf(node), destination, mode, say }, node);
}

function readEdge(edge: Source, context: ImportContext): void {
  const from = edge.text('from') ?? '';
  const to = edge.text('to') ?? '';
  edge.skip('metadata');
  context.graph.edge({ from, to, condition: readCondition(edge.at('condition'), context) }, edge);
}

function readCondition(
  condition: Source,
  context: ImportContext,
): Parameters<ImportContext['graph']['edge']>[0]['condition'] {
  const type = condition.text('type');
  if (type === 'failed') return { type: 'result', outcome: 'failed' };
  if (type === 'logic') return readLiquid(condition, context);
  const prompt = textOf(condition, 'prompt', context);
  return prompt === '' ? { type: 'always' } : { type: 'prompt', prompt: prompt.slice(0, 2000) };
}

const liquidComparison = /^\{\{\s*(\w+)\s*(==|!=|>=|<=|>|<|contains)\s*(?:"([^"]*)"|'([^']*)'|(-?[\w.]+))\s*\}\}$/;

/** One comparison in Liquid becomes an expression; anything longer a condition that the model judges. */
function readLiquid(condition: Source, { graph, report }: ImportContext) {
  const liquid = condition.text('liquid') ?? '';
  const [, name, operator, double, single, bare] = liquidComparison.exec(liquid.trim()) ?? [];
  if (name !== undefined) {
    graph.usesVariable(name);
    const right = { literal: double ?? single ?? bare ?? '' };
    const expression = comparison(name, operator as Comparison, right, (variable) => graph.typeOf(variable));
    return { type: 'expression' as const, expression };
  }
  report.changed(condition, {
    what: 'Condition in Liquid',
    why: 'Expressions of Parley are CEL; this one has no direct translation.',
    what_to_do: 'Write it as an expression; until then the model judges it.',
  });
  return { type: 'prompt' as const, prompt: `This holds: ${liquid}`.slice(0, 2000) };
}

function globalOf(node: Source, context: ImportContext) {
  const plan = node.at('globalNodePlan');
  const isEnabled = plan.flag('enabled') ?? false;
  const prompt = textOf(plan, 'enterCondition', context);
  if (!isEnabled) return {};
  if (prompt === '') {
    context.report.actionRequired(plan, {
      what: 'Global node without a condition',
      why: 'The document does not say when it is entered.',
      what_to_do: 'Write the condition under which the node is entered from anywhere.',
    });
    return {};
  }
  return { global: { condition: { type: 'prompt' as const, prompt: prompt.slice(0, 2000) } } };
}

function overridesOf(node: Source, context: ImportContext) {
  const toolIds: string[] = [];
  addVapiTools(node, context, (id) => toolIds.push(id));
  const model = node.at('model');
  const tools = toolIds.length > 0 ? { tool_ids: toolIds } : {};
  if (!isRecord(model.value)) return tools;
  const found = findModel(
    { provider: model.text('provider'), model: model.text('model') ?? '' },
    model,
    context.report,
  );
  const temperature = model.number('temperature');
  const maxTokens = model.number('maxTokens');
  return {
    ...tools,
    model: {
      ...(found ? { provider: found.provider as 'openai', model: found.model } : {}),
      ...(temperature === undefined ? {} : { temperature }),
      ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
    },
  };
}

function placeOf(node: Source) {
  const position = node.at('metadata').at('position');
  const x = position.number('x');
  const y = position.number('y');
  return x === undefined || y === undefined ? {} : { position: { x, y } };
}

function textOf(source: Source, name: string, { graph, report }: ImportContext): string {
  const text = source.text(name);
  return text === undefined ? '' : convertText(text, source.at(name), graph, report);
}

/** The first node no edge leads to, in documents that mark no start. */
function firstWithoutEntry(document: Source): string | undefined {
  const edges = Array.isArray(document.at('edges').value) ? (document.at('edges').value as unknown[]) : [];
  const targets = new Set(edges.map((edge) => (isRecord(edge) ? edge['to'] : undefined)));
  const nodes = Array.isArray(document.at('nodes').value) ? (document.at('nodes').value as unknown[]) : [];
  const names = nodes.map((node) => (isRecord(node) ? node['name'] : undefined));
  return names.find((name): name is string => typeof name === 'string' && !targets.has(name));
}

/** Choices of an enum; the dashboard keeps them as they are typed, mostly as one text: "entry, mid, senior". */
function choicesOf(given: readonly string[]): string[] {
  const [only] = given;
  const choices = given.length === 1 && only !== undefined ? only.split(',') : given;
  return choices.map((choice) => choice.trim()).filter((choice) => choice !== '');
}
