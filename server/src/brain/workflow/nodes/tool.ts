import type { WorkflowNodeOf } from '@parley/contract/resources/workflow-node';
import type { AnalysisField, ToolDefinition, ToolOutcome, ToolRunner } from '../../ports.ts';
import { runToolCalls, toldOf } from '../../run-tool-calls.ts';
import { defaultTurnLimits, type ToolRecord, type TurnEvent } from '../../turn.ts';
import { nodeAgent } from '../node-agent.ts';
import { sideEffectKey } from '../side-effect-key.ts';
import { valueAt } from '../values.ts';
import type { Walk } from '../walk.ts';
import type { NodeWork } from './node-result.ts';

type Node = WorkflowNodeOf<'tool'>;

/** Name of the tool that agents have without any of their own; no node means it. */
const defaultHandoffName = 'talk_to_a_person';

/** Runs the tool once, to its end whatever the person says meanwhile. */
export async function* enterTool(walk: Walk, node: Node): NodeWork {
  const tools = toolsOf(walk, node);
  const definition = functionOf(node, await tools.definitions());
  if (!definition) {
    walk.addProblem('tool_unavailable');
    return { kind: 'done', outcome: 'failed' };
  }
  const given = await argumentsOf(walk, node, definition);
  const step = walk.current?.step ?? walk.state.step;
  walk.state.phase = { kind: 'calling', step, toolName: definition.name, arguments: given };
  yield* walk.say(node.say);
  return yield* call(walk, node, { tools, definition });
}

/** Runs the tool of a turn whose process died, under the same key and with the same arguments. */
export async function* resumeTool(walk: Walk, node: Node): NodeWork {
  const tools = toolsOf(walk, node);
  const { phase } = walk.state;
  const definitions = await tools.definitions();
  const definition = definitions.find(({ name }) => phase.kind === 'calling' && name === phase.toolName);
  if (phase.kind !== 'calling' || !definition) {
    walk.addProblem('tool_unavailable');
    return { kind: 'done', outcome: 'failed' };
  }
  return yield* call(walk, node, { tools, definition });
}

async function* call(
  walk: Walk,
  node: Node,
  { tools, definition }: { tools: ToolRunner; definition: ToolDefinition },
): NodeWork {
  const { phase } = walk.state;
  if (phase.kind !== 'calling') throw new Error('A tool runs in the phase that names it');
  const id = sideEffectKey(walk.workflow.runId, phase.step)({ name: phase.toolName });
  const called = { id, name: phase.toolName, arguments: phase.arguments };
  const record = yield* run(walk, { tools, definition: withSpeech(definition, node), call: called });
  walk.isInputUsed = true;
  const { outcome } = record;
  applyOutcome(walk, node, record, phase.step);
  if (outcome.endsCall) {
    walk.endsConversation = true;
    return { kind: 'over', outcome: 'succeeded', ends: 'conversation' };
  }
  if (outcome.transferTo !== undefined) {
    walk.transfer = { key: outcome.transferTo };
    walk.state.phase = { kind: 'handed-over' };
    return { kind: 'wait' };
  }
  return { kind: 'done', outcome: outcome.isError ? 'failed' : 'succeeded' };
}

/** A sentence of the node takes the place of the tool's own. */
function withSpeech(definition: ToolDefinition, node: Node): ToolDefinition {
  if (node.say.trim() === '' || !definition.speech) return definition;
  const { delayed, onError } = definition.speech;
  return { ...definition, speech: { ...(delayed && { delayed }), ...(onError && { onError }) } };
}

/** Commits, runs the call and commits again, so that a crash in between finds call or result. */
async function* run(
  walk: Walk,
  { tools, definition, call }: { tools: ToolRunner; definition: ToolDefinition; call: ToolRecord['call'] },
): AsyncGenerator<TurnEvent, ToolRecord> {
  // The answer cannot be restarted unnoticed from here on.
  const records: (ToolRecord | undefined)[] = [];
  const runner: ToolRunner = {
    definitions: async () => [definition],
    async run(each, signal) {
      await walk.commit();
      return tools.run(each, signal);
    },
  };
  const batch = {
    calls: [call],
    callsBefore: 0,
    definitions: [definition],
    runner,
    limits: defaultTurnLimits,
    mayAct: walk.workflow.mayAct,
    // Never aborted: an interruption cancels no side effect.
    signal: new AbortController().signal,
  };
  for await (const event of runToolCalls(batch, records)) {
    if (event.kind === 'words') yield* walk.sayRendered(event.text, 'verbatim');
    else yield event;
  }
  const [record] = records;
  if (!record) throw new Error('A tool call has no outcome');
  if (record.outcome.endsCall || record.outcome.transferTo !== undefined) {
    const told = toldOf(record, [definition]);
    if (told !== undefined) yield* walk.sayRendered(told, 'verbatim');
  }
  return record;
}

function applyOutcome(walk: Walk, node: Node, record: ToolRecord, step: number): void {
  const { call, outcome } = record;
  walk.toolRecords.push(record);
  walk.messages.push(
    { role: 'assistant', text: '', toolCalls: [call] },
    { role: 'tool', toolCallId: call.id, name: call.name, result: outcome.result, isError: outcome.isError },
  );
  walk.toolRuns.push({
    step,
    nodeId: node.id,
    name: call.name,
    arguments: call.arguments,
    result: outcome.result,
    isError: outcome.isError,
  });
  walk.state.last.result = outcome.result.slice(0, 4000);
  walk.state.phase = { kind: 'entering' };
  for (const [name, value] of Object.entries(outcome.variables ?? {})) walk.setVariable(name, value);
  assign(walk, node, outcome);
}

function assign(walk: Walk, node: Node, outcome: ToolOutcome): void {
  if (outcome.isError) return;
  const result = parsed(outcome.result);
  for (const [variable, pointer] of Object.entries(node.assign)) {
    const value = valueAt(result, pointer);
    if (value !== undefined) walk.setVariable(variable, value);
  }
}

function parsed(result: string): unknown {
  try {
    return JSON.parse(result);
  } catch {
    return result;
  }
}

/** Arguments of the author, and those the model finds in the conversation. */
async function argumentsOf(walk: Walk, node: Node, definition: ToolDefinition): Promise<Record<string, unknown>> {
  const given: Record<string, unknown> = {};
  for (const [name, expression] of Object.entries(node.arguments)) {
    const value = await walk.evaluate(expression);
    if (value !== undefined) given[name] = value;
  }
  if (node.fill === 'none') return given;
  const fields = fieldsOf(definition).filter(({ name }) => !(name in given) && !(name in node.arguments));
  if (fields.length === 0) return given;
  const values = await walk.engine.extract({
    agent: nodeAgent(walk, node),
    history: walk.history,
    variables: walk.texts,
    fields,
  });
  for (const [name, value] of Object.entries(values)) if (value !== null) given[name] = value;
  return given;
}

interface PropertySchema {
  type?: string;
  enum?: unknown[];
  title?: string;
  description?: string;
}

/** Parameters that a value from the conversation can fill. */
function fieldsOf({ parameters }: ToolDefinition): AnalysisField[] {
  const { properties = {} } = parameters as { properties?: Record<string, PropertySchema> };
  return Object.entries(properties).flatMap(
    ([name, { type = 'string', enum: choices, title, description }]): AnalysisField[] => {
      if (!/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/.test(name)) return [];
      const base = { name, description: description ?? title ?? name.replaceAll('_', ' ') };
      const texts = choices?.filter((choice) => typeof choice === 'string');
      if (texts && texts.length > 0) return [{ ...base, type: 'enum' as const, choices: texts }];
      if (type === 'boolean') return [{ ...base, type }];
      if (type === 'number' || type === 'integer') return [{ ...base, type: 'number' as const }];
      return type === 'string' ? [{ ...base, type }] : [];
    },
  );
}

function toolsOf(walk: Walk, node: Node): ToolRunner {
  const agent = nodeAgent(walk, node);
  const toolIds = node.tool_id === null ? [] : [node.tool_id];
  return walk.host.toolsOf({ ...agent, tool_ids: toolIds, disabled_tool_ids: [] });
}

/** The function the node names; of several without a name, the first. */
function functionOf(node: Node, definitions: readonly ToolDefinition[]): ToolDefinition | undefined {
  const own = definitions.filter(({ name }) => name !== defaultHandoffName || node.function === name);
  if (node.function === '') return own[0];
  return own.find(({ name }) => name === node.function) ?? own.find(({ name }) => name.endsWith(`_${node.function}`));
}
