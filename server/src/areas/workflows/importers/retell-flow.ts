import type { WorkflowCondition } from '@parley/contract/resources/workflow-edge';
import { fieldType, variableNameOf } from './analysis-fields.ts';
import { type Comparison, comparison, join } from './expressions.ts';
import { addFarewell } from './farewell.ts';
import type { ImportContext } from './import-context.ts';
import { readRetellEngine } from './retell-agent.ts';
import { findComponent, flowScope, inlineComponent, nodesOfFlow, type RetellScope } from './retell-components.ts';
import { addRetellTool } from './retell-tools.ts';
import { isRecord, type Source } from './source-document.ts';
import { convertText } from './texts.ts';
import { findModel } from './vendor-models.ts';

/** Reads a conversation flow of Retell: its graph, tools and model. */
export function readRetellFlow(flow: Source, context: ImportContext): void {
  const { graph } = context;
  readRetellEngine(flow, context);
  flow.skip('begin_tag_display_position', 'notes', 'tool_call_strict_mode', 'is_transfer_llm', 'name');
  for (const part of [flow, ...flow.list('components')]) {
    for (const tool of part.list('tools')) addRetellTool(tool, context);
  }
  declareVariables(flow, context);
  graph.globalPrompt = textOf(flow, 'global_prompt', context);
  const scope = flowScope(flow);
  for (const node of flow.list('nodes')) readNode(node, context, scope);
  graph.start(flow.text('start_node_id'));
}

/** Variables by their types, before any condition that compares them is read. */
function declareVariables(flow: Source, { graph }: ImportContext): void {
  const defaults = flow.at('default_dynamic_variables').value;
  for (const [name, value] of Object.entries(isRecord(defaults) ? defaults : {})) {
    if (typeof value === 'string') graph.variable({ name: variableNameOf(name), type: 'string', default: value });
  }
  for (const node of nodesOfFlow(flow)) {
    for (const variable of node.list('variables')) {
      const name = variableNameOf(variable.text('name') ?? 'value');
      const description = (variable.text('description') ?? '').slice(0, 500);
      graph.variable({ name, type: fieldType(variable.text('type')), description });
    }
  }
}

function readNode(node: Source, context: ImportContext, scope: RetellScope): void {
  const id = scope.prefix + (node.text('id') ?? node.pointer);
  const type = node.text('type') ?? '';
  const base = baseOf(node, scope);
  const component = type === 'component' ? findComponent(node, scope) : undefined;
  let from = id;
  if (component === undefined) addNode(id, type, base, node, context);
  else {
    node.skip('component_id', 'component_type');
    const readInner = (each: Source, inner: RetellScope) => readNode(each, context, inner);
    from = inlineComponent({ id, base, node, component, scope }, context, readInner);
  }
  node.skip('enable_typing_sound', 'speak_during_execution', 'wait_for_result');
  const ways = [
    ...node.list('edges').map((edge) => readEdge(from, edge, null, context, scope)),
    readEdge(from, node.at('always_edge'), { type: 'always' }, context, scope),
    readSkipEdge(from, node, context, scope),
    readEdge(from, node.at('success_edge'), { type: 'result', outcome: 'succeeded' }, context, scope),
    readEdge(from, node.at('failed_edge'), { type: 'result', outcome: 'failed' }, context, scope),
    readEdge(from, node.at('edge'), { type: 'result', outcome: 'failed' }, context, scope),
    readEdge(from, node.at('else_edge'), { type: 'else' }, context, scope),
  ];
  const isLast = scope.exit !== null && !ways.includes(true) && !lastKinds.has(type);
  if (isLast && scope.exit !== null) context.graph.edge({ from, to: scope.exit, condition: { type: 'else' } }, node);
}

/** Nodes after which a conversation does not go on in its flow. */
const lastKinds = new Set(['end', 'transfer_call', 'agent_swap']);

function baseOf(node: Source, { exit }: RetellScope): Base {
  const place = placeOf(node);
  // Nodes of components have places on a canvas of their own.
  return { name: node.text('name') ?? '', ...(exit === null ? place : {}) };
}

function addNode(id: string, type: string, base: Base, node: Source, context: ImportContext): void {
  const { graph, tools } = context;
  switch (type) {
    case 'conversation':
    case 'subagent':
      return readConversation(id, base, node, context);
    case 'end':
      return readEnd(id, base, node, context);
    case 'branch':
      return graph.node('branch', id, { ...base, ...globalOf(node, context) }, node);
    case 'function': {
      const toolId = tools.find(node.text('tool_id')) ?? null;
      node.skip('tool_type');
      if (toolId === null) askFor(node, context, 'Tool of a function node', 'Create the tool and choose it.');
      return graph.node('tool', id, { ...base, tool_id: toolId, say: spoken(node, context) }, node);
    }
    case 'transfer_call':
      return readTransfer(id, base, node, context);
    case 'press_digit': {
      const text = node.at('instruction').text('text') ?? '';
      node.at('instruction').skip('type');
      const digits = /^[0-9A-D*#,w]+$/.test(text) ? text : '';
      if (digits === '') askFor(node, context, `Keys to press: "${text.slice(0, 100)}"`, 'Enter the keys to send.');
      return graph.node('dtmf', id, { ...base, action: 'send', digits }, node);
    }
    case 'sms': {
      const text = textOf(node.at('instruction'), 'text', context);
      node.at('instruction').skip('type', 'template');
      const toolId = tools.add(
        { name: base.name || 'send_text_message', type: 'sms', sms: { text: text.slice(0, 1600) } },
        node,
      );
      return graph.node('tool', id, { ...base, tool_id: toolId }, node);
    }
    case 'extract_dynamic_variables':
      return graph.node('collect', id, { ...base, mode: 'extract', fields: fieldsOf(node) }, node);
    case 'agent_swap': {
      node.skip('agent_id', 'agent_version', 'post_call_analysis_setting', 'webhook_setting');
      askFor(node, context, 'Agent that takes over', 'Import that agent, then choose it in the node.');
      return graph.node('agent_swap', id, { ...base, say: spoken(node, context) }, node);
    }
    case 'component': {
      node.skip('component_id', 'component_type');
      askFor(node, context, 'Component', 'Import the component as a workflow of its own, then choose it in the node.');
      return graph.node('subflow', id, base, node);
    }
    case 'mcp': {
      const name = node.text('mcp_tool_name') ?? '';
      node.skip('mcp_id', 'response_variables');
      askFor(node, context, `MCP tool ${name}`, 'Create an MCP tool for the server and choose it in the node.');
      const said = { say: spoken(node, context) };
      return graph.node(
        'tool',
        id,
        { ...base, ...said, function: name.replaceAll(/[^a-zA-Z0-9_-]/g, '_').slice(0, 64) },
        node,
      );
    }
    default:
      context.report.changed(node, {
        what: `Node "${base.name || id}" of type ${type}`,
        why: 'Parley has no such node.',
        what_to_do: 'It is a branch now, so that the ways through it remain; replace it, for instance with a tool.',
      });
      return graph.node('branch', id, base, node);
  }
}

type Base = { name: string; position?: { x: number; y: number } };

function readConversation(id: string, base: Base, node: Source, context: ImportContext): void {
  const instruction = node.at('instruction');
  const text = textOf(instruction, 'text', context);
  const isFixed = instruction.text('type') === 'static_text';
  const global = globalOf(node, context);
  const leads = node.list('edges').some((edge) => edge.has('destination_node_id'));
  const isSaid = isFixed && node.at('skip_response_edge').has('destination_node_id') && !leads;
  if (isSaid) return context.graph.node('say', id, { ...base, ...global, text }, node);
  const toolIds = node.list('tools').flatMap((tool) => addRetellTool(tool, context) ?? []);
  for (const key of node.texts('tool_ids')) {
    const known = context.tools.find(key);
    if (known !== undefined) toolIds.push(known);
    else askFor(node.at('tool_ids'), context, `Tool ${key}`, 'Create the tool and choose it.');
  }
  const overrides = { ...overridesOf(node, context), ...(toolIds.length > 0 ? { tool_ids: toolIds } : {}) };
  const words = isFixed ? { message: text, prompt: '' } : { prompt: text };
  context.graph.node('conversation', id, { ...base, ...global, ...words, overrides }, node);
}

function readEnd(id: string, base: Base, node: Source, context: ImportContext): void {
  const instruction = node.at('instruction');
  const text = textOf(instruction, 'text', context);
  if (instruction.text('type') === 'prompt' && text !== '')
    return addFarewell(id, { ...base, prompt: text }, node, context);
  context.graph.node('end', id, { ...base, ...globalOf(node, context), say: text }, node);
}

function readTransfer(id: string, base: Base, node: Source, context: ImportContext): void {
  const target = node.at('transfer_destination');
  const destination = target.text('number') ?? '';
  const inferred = target.text('prompt');
  target.skip('type');
  const option = node.at('transfer_option');
  const mode = option.text('type')?.includes('warm') ? 'warm' : 'cold';
  option.skip('show_transferee_as_caller', 'cold_transfer_mode', 'transfer_ring_duration_ms');
  if (inferred !== undefined) {
    askFor(target, context, `Destination by the model: "${inferred.slice(0, 100)}"`, 'Choose a transfer target.');
  }
  context.graph.node('transfer', id, { ...base, destination, mode, say: spoken(node, context) }, node);
}

/** Adds an edge; true where it leads somewhere. One without a destination leaves a component, and else leads nowhere. */
function readEdge(
  from: string,
  edge: Source,
  fixed: WorkflowCondition | null,
  context: ImportContext,
  scope: RetellScope,
): boolean {
  if (!isRecord(edge.value)) return false;
  edge.skip('id');
  const named = edge.text('destination_node_id');
  const condition = readCondition(edge.at('transition_condition'), fixed, context);
  const to = named === undefined ? scope.exit : scope.prefix + named;
  if (to !== null) context.graph.edge({ from, to, condition }, edge);
  return to !== null;
}

/** An edge that is taken without waiting for the visitor. A conversation node waits, so a short silence leads on. */
function readSkipEdge(from: string, node: Source, context: ImportContext, scope: RetellScope): boolean {
  const edge = node.at('skip_response_edge');
  const leads = readEdge(from, edge, { type: 'always' }, context, scope);
  if (leads && !context.graph.isOfKind(from, 'say')) {
    readEdge(from, edge, { type: 'timeout', seconds: 1 }, context, scope);
  }
  return leads;
}

function readCondition(condition: Source, fixed: WorkflowCondition | null, context: ImportContext): WorkflowCondition {
  const type = condition.text('type');
  if (fixed) {
    condition.skip('prompt', 'operator', 'equations');
    return fixed;
  }
  if (type !== 'equation') return { type: 'prompt', prompt: textOf(condition, 'prompt', context).slice(0, 2000) };
  const { graph } = context;
  const parts = condition.list('equations').map((equation) => {
    const left = nameIn(equation.text('left') ?? '');
    const right = equation.text('right') ?? '';
    graph.usesVariable(left);
    const other = /^\{\{\s*\w+\s*\}\}$/.test(right) ? { variable: nameIn(right) } : { literal: right };
    if (other.variable !== undefined) graph.usesVariable(other.variable);
    const operator = (equation.text('operator') ?? 'exists') as Comparison;
    return comparison(left, operator, other, (name) => graph.typeOf(name));
  });
  return { type: 'expression', expression: join(parts, condition.text('operator') === '||' ? '||' : '&&') };
}

const nameIn = (text: string) => variableNameOf(text.replaceAll(/^\{\{\s*|\s*\}\}$/g, ''));

function fieldsOf(node: Source) {
  return node.list('variables').map((variable) => ({
    variable: variableNameOf(variable.text('name') ?? 'value'),
    description: (variable.text('description') ?? '').slice(0, 500),
    choices: variable.texts('choices').filter((choice) => choice.trim() !== ''),
    required: variable.flag('required') ?? false,
  }));
}

function globalOf(node: Source, context: ImportContext) {
  const setting = node.at('global_node_setting');
  const prompt = textOf(setting, 'condition', context);
  const cooldown = setting.number('cool_down');
  if (prompt === '') return {};
  const condition = { type: 'prompt' as const, prompt: prompt.slice(0, 2000) };
  return { global: { condition, ...(cooldown === undefined ? {} : { cooldown_turns: cooldown }) } };
}

function overridesOf(node: Source, { report }: ImportContext) {
  const choice = node.at('model_choice');
  choice.skip('type', 'high_priority');
  const model = choice.text('model');
  const sensitivity = node.number('interruption_sensitivity');
  const found = model === undefined ? null : findModel({ provider: undefined, model }, choice, report);
  return {
    ...(found ? { model: { provider: found.provider as 'openai', model: found.model } } : {}),
    ...(sensitivity === undefined ? {} : { interruption_sensitivity: sensitivity }),
  };
}

/** Text said while a node works; an instruction to the model is no text. */
function spoken(node: Source, context: ImportContext): string {
  const instruction = node.at('instruction');
  if (instruction.text('type') !== 'static_text') return '';
  return textOf(instruction, 'text', context);
}

function askFor(source: Source, { report }: ImportContext, what: string, action: string): void {
  report.actionRequired(source, { what, why: 'The document only names it.', what_to_do: action });
}

function placeOf(node: Source) {
  const place = node.at('display_position');
  const x = place.number('x');
  const y = place.number('y');
  return x === undefined || y === undefined ? {} : { position: { x, y } };
}

function textOf(source: Source, name: string, { graph, report }: ImportContext): string {
  const text = source.text(name);
  return text === undefined ? '' : convertText(text, source.at(name), graph, report);
}
