import type { WorkflowCondition } from '@parley/contract/resources/workflow-edge';
import type { WorkflowVariableType } from '@parley/contract/resources/workflow-variable';
import { variableNameOf } from './analysis-fields.ts';
import { celOf } from './elevenlabs-expression.ts';
import type { ImportContext } from './import-context.ts';
import { isRecord, type Source } from './source-document.ts';
import { convertText } from './texts.ts';
import { findModel } from './vendor-models.ts';

/** Reads the workflow of an ElevenLabs agent. `variables`: values of its dynamic variables, which give their types. */
export function readElevenLabsWorkflow(workflow: Source, variables: unknown, context: ImportContext): void {
  declareVariables(variables, context);
  /** Last node of each document node: a tool node with several tools is a chain. */
  const exits = new Map<string, string>();
  const order = new Map<string, number>();
  for (const [id, node] of workflow.entries('nodes')) {
    for (const [index, edge] of node.texts('edge_order').entries()) order.set(edge, index);
    exits.set(id, readNode(id, node, context));
  }
  for (const [id, edge] of workflow.entries('edges')) readEdge(edge, order.get(id), exits, context);
  const start = workflow.entries('nodes').find(([, node]) => node.text('type') === 'start');
  context.graph.start(start?.[0]);
}

function declareVariables(variables: unknown, { graph }: ImportContext): void {
  for (const [name, value] of Object.entries(isRecord(variables) ? variables : {})) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    graph.variable({ name: variableNameOf(name), type: typeof value as WorkflowVariableType, default: value });
  }
}

/** Adds the node and returns the id its edges leave from. */
function readNode(id: string, node: Source, context: ImportContext): string {
  const { graph, report } = context;
  const base = { name: node.text('label') ?? '', ...placeOf(node) };
  const type = node.text('type') ?? '';
  node.skip('parent_subgraph_id');
  switch (type) {
    case 'start':
      graph.node('branch', id, { ...base, name: base.name || 'Start' }, node);
      return id;
    case 'end':
      graph.node('end', id, base, node);
      return id;
    case 'override_agent':
      readSubagent(id, base, node, context);
      return id;
    case 'standalone_agent':
      node.skip('agent_id', 'node_id', 'delay_ms', 'preserve_client_tts_overrides');
      report.actionRequired(node, {
        what: 'Agent that takes over',
        why: 'The document only names it.',
        what_to_do: 'Import that agent, then choose it in the node.',
      });
      graph.node(
        'agent_swap',
        id,
        {
          ...base,
          say: textOf(node, 'transfer_message', context),
          greet: node.flag('enable_transferred_agent_first_message') ?? false,
        },
        node,
      );
      return id;
    case 'phone_number':
      readTransfer(id, base, node, context);
      return id;
    case 'tool':
      return readTools(id, base, node, context);
    default:
      report.changed(node, {
        what: `Node "${base.name || id}" of type ${type}`,
        why: 'Parley has no such node.',
        what_to_do: 'It is a branch now, so that the ways through it remain; replace it.',
      });
      graph.node('branch', id, base, node);
      return id;
  }
}

type Base = { name: string; position?: { x: number; y: number } };

function readSubagent(id: string, base: Base, node: Source, context: ImportContext): void {
  const { graph, report } = context;
  const own = node.at('conversation_config').at('agent');
  const prompt = [textOf(own.at('prompt'), 'prompt', context), textOf(node, 'additional_prompt', context)];
  const llm = own.at('prompt').text('llm');
  const temperature = own.at('prompt').number('temperature');
  const found = llm === undefined ? null : findModel({ provider: undefined, model: llm }, own.at('prompt'), report);
  const toolIds: string[] = [];
  for (const key of node.texts('additional_tool_ids')) {
    const known = context.tools.find(key);
    if (known === undefined) reportTool(node.at('additional_tool_ids'), key, context);
    else toolIds.push(known);
  }
  if (node.has('additional_knowledge_base')) {
    node.skip('additional_knowledge_base');
    report.actionRequired(node.at('additional_knowledge_base'), {
      what: `Knowledge of node "${base.name || id}"`,
      why: 'A node of Parley searches the knowledge of its agent.',
      what_to_do: "Add the files to the agent's knowledge.",
    });
  }
  const model = {
    ...(found ? { provider: found.provider as 'openai', model: found.model } : {}),
    ...(temperature === undefined ? {} : { temperature }),
  };
  const overrides = {
    ...(Object.keys(model).length > 0 ? { model } : {}),
    ...(toolIds.length > 0 ? { tool_ids: toolIds } : {}),
  };
  graph.node(
    'conversation',
    id,
    {
      ...base,
      prompt: prompt.filter((text) => text !== '').join('\n\n'),
      message: textOf(own, 'first_message', context),
      speaks_first: node.text('entry_behavior') !== 'wait_for_user',
      overrides,
    },
    node,
  );
}

function readTransfer(id: string, base: Base, node: Source, { graph }: ImportContext): void {
  const target = node.at('transfer_destination');
  const variable = target.text('type')?.endsWith('dynamic_variable');
  const address = target.text('phone_number') ?? target.text('sip_uri') ?? '';
  const destination = variable ? `{{${variableNameOf(address)}}}` : address;
  if (variable) graph.usesVariable(variableNameOf(address));
  const mode = node.text('transfer_type') === 'conference' ? 'warm' : 'cold';
  graph.node('transfer', id, { ...base, destination, mode }, node);
}

function readTools(id: string, base: Base, node: Source, context: ImportContext): string {
  const { graph, tools } = context;
  const keys = node.list('tools').map((tool) => tool.text('tool_id') ?? '');
  let previous: string | null = null;
  for (const [index, key] of (keys.length > 0 ? keys : ['']).entries()) {
    const nodeId = index === 0 ? id : `${id}_${index + 1}`;
    const known = tools.find(key) ?? null;
    if (known === null) reportTool(node, key, context);
    const position = base.position && { x: base.position.x, y: base.position.y + index * 90 };
    graph.node('tool', nodeId, { ...base, ...(position ? { position } : {}), tool_id: known }, node);
    if (previous !== null) graph.edge({ from: previous, to: nodeId, condition: { type: 'always' } }, node);
    previous = nodeId;
  }
  return previous ?? id;
}

function reportTool(source: Source, key: string, { report }: ImportContext): void {
  report.actionRequired(source, {
    what: `Tool ${key || '(none named)'}`,
    why: 'The document only names the tool; what it does is stored elsewhere.',
    what_to_do: 'Create the tool in Parley and choose it in the node.',
  });
}

function readEdge(edge: Source, order: number | undefined, exits: Map<string, string>, context: ImportContext): void {
  const source = edge.text('source') ?? '';
  const target = edge.text('target') ?? '';
  const priority = order === undefined ? {} : { priority: Math.min(1000, (order + 1) * 10) };
  const forward = edge.at('forward_condition');
  const backward = edge.at('backward_condition');
  if (isRecord(forward.value) || !isRecord(backward.value)) {
    const from = exits.get(source) ?? source;
    context.graph.edge({ from, to: target, condition: readCondition(forward, context), ...priority }, edge);
  }
  if (isRecord(backward.value)) {
    const from = exits.get(target) ?? target;
    context.graph.edge({ from, to: source, condition: readCondition(backward, context) }, edge);
  }
}

function readCondition(condition: Source, context: ImportContext): WorkflowCondition {
  const type = condition.text('type');
  condition.skip('label');
  if (type === 'llm') return { type: 'prompt', prompt: textOf(condition, 'condition', context).slice(0, 2000) };
  if (type === 'result')
    return { type: 'result', outcome: condition.flag('successful') === false ? 'failed' : 'succeeded' };
  if (type !== 'expression') return { type: 'always' };
  const tree = condition.json('expression');
  const expression = celOf(tree, context.graph);
  if (expression !== null) return { type: 'expression', expression };
  context.report.changed(condition, {
    what: 'Expression that asks the model',
    why: 'Expressions of Parley compute with variables alone.',
    what_to_do: 'Collect the value in a node before, or write a condition for the model.',
  });
  const prompt = isRecord(tree) && typeof tree['prompt'] === 'string' ? tree['prompt'] : condition.at('label').value;
  return { type: 'prompt', prompt: typeof prompt === 'string' ? prompt.slice(0, 2000) : '' };
}

function placeOf(node: Source) {
  const place = node.at('position');
  const x = place.number('x');
  const y = place.number('y');
  return x === undefined || y === undefined ? {} : { position: { x, y } };
}

function textOf(source: Source, name: string, { graph, report }: ImportContext): string {
  const text = source.text(name);
  return text === undefined ? '' : convertText(text, source.at(name), graph, report);
}
