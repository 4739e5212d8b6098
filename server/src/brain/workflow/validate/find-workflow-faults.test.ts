import { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import { workflowNodeKinds } from '@parley/contract/resources/workflow-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWorkflowFaults, graphWaits, type WorkflowReferences } from './find-workflow-faults.ts';

type Loose = Record<string, unknown>;
const always = { type: 'always' };
const talk = (id: string, more: Loose = {}) => ({ id, kind: 'conversation', prompt: 'Talk', ...more });
const say = (id: string, more: Loose = {}) => ({ id, kind: 'say', text: 'Hello', ...more });
const end = { id: 'end', kind: 'end' };
const edge = (source: string, target: string, condition: Loose = always, more: Loose = {}) => ({
  id: `${source}-${target}-${condition['type']}`,
  source,
  target,
  condition,
  ...more,
});
const graphOf = (nodes: Loose[], edges: Loose[], more: Loose = {}) =>
  WorkflowDefinition.parse({ start_node_id: nodes[0]?.['id'] ?? null, nodes, edges, ...more });

/** Faults as `code at field: severity`, of a graph. */
const faultsOf = (...graph: Parameters<typeof graphOf>) =>
  findWorkflowFaults(graphOf(...graph)).map(
    ({ code, node_id, edge_id, field, severity }) =>
      `${severity} ${code} ${node_id ?? edge_id ?? 'graph'}${field === null ? '' : ` ${field}`}`,
  );

describe('structure', () => {
  it('a graph from start to end has no fault', () => {
    expect(faultsOf([talk('a'), end], [edge('a', 'end')])).toEqual([]);
  });

  it('an empty graph lacks a start', () => {
    expect(faultsOf([], [])).toEqual(['error start_missing graph start_node_id']);
  });

  it('every fault is listed at once, with its place', () => {
    const graph = graphOf(
      [talk('a', { prompt: '' }), { id: 't', kind: 'tool' }, { id: 'a', kind: 'end' }, say('lost')],
      [edge('a', 't'), edge('t', 'gone', { type: 'else' })],
      { start_node_id: 'nowhere' },
    );
    const faults = findWorkflowFaults(graph);
    expect(faults.map(({ code, path }) => [code, path])).toEqual([
      ['duplicate_id', '/nodes/2/id'],
      ['start_missing', '/start_node_id'],
      ['node_missing', '/edges/1/target'],
      ['unreachable', '/nodes/0'],
      ['unreachable', '/nodes/1'],
      ['unreachable', '/nodes/2'],
      ['unreachable', '/nodes/3'],
      ['field_missing', '/nodes/0/prompt'],
      ['field_missing', '/nodes/1/tool_id'],
      ['dead_end', '/nodes/1'],
      ['dead_end', '/nodes/3'],
    ]);
    expect(faults[7]).toMatchObject({ node_id: 'a', edge_id: null, field: 'prompt', severity: 'error' });
  });

  it('a node that only a global condition enters is reached, and may return without an edge', () => {
    const condition = { type: 'intent', intent: 'opening hours' };
    const hours = say('hours', { global: { condition } });
    expect(faultsOf([talk('a'), end, hours], [edge('a', 'end')])).toEqual([]);
    const stays = say('hours', { global: { condition, return: false } });
    expect(faultsOf([talk('a'), end, stays], [edge('a', 'end')])).toEqual(['error dead_end hours']);
  });
});

describe('edges', () => {
  it('a node that must lead on needs an edge for every outcome', () => {
    const when = { type: 'expression', expression: 'context.hour > 12' };
    expect(faultsOf([{ id: 'b', kind: 'branch' }, end], [edge('b', 'end', when)])).toEqual(['error else_missing b']);
    const tool = { id: 't', kind: 'tool', tool_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60' };
    const result = (outcome: string) => edge('t', 'end', { type: 'result', outcome }, { id: outcome });
    expect(faultsOf([tool, end], [result('succeeded')])).toEqual(['error else_missing t']);
    expect(faultsOf([tool, end], [result('succeeded'), result('failed')])).toEqual([]);
  });

  it('two edges of type always or else are refused', () => {
    expect(faultsOf([say('a'), end], [edge('a', 'end'), edge('a', 'end', { type: 'else' })])).toEqual([
      'error else_duplicate a',
    ]);
  });

  it('a condition that cannot hold at its node is refused', () => {
    const silence = { type: 'timeout', seconds: 5 };
    expect(faultsOf([say('a'), end], [edge('a', 'end'), edge('a', 'end', silence)])).toEqual([
      'error condition_impossible a-end-timeout condition.type',
    ]);
    expect(faultsOf([talk('a'), end], [edge('a', 'end'), edge('a', 'end', silence)])).toEqual([]);
  });

  it('an edge from an end is refused', () => {
    expect(faultsOf([talk('a'), end], [edge('a', 'end'), edge('end', 'a')])).toEqual([
      'error edge_from_end end-a-always source',
    ]);
  });

  it('a transfer without an edge for its failure is warned of', () => {
    const transfer = { id: 't', kind: 'transfer', target_key: 'desk' };
    expect(faultsOf([transfer], [])).toEqual(['warning else_missing t']);
  });
});

describe('loops', () => {
  it('a loop in which nothing waits is refused at each of its nodes', () => {
    const nodes = [talk('a'), say('b'), { id: 'c', kind: 'branch' }, end];
    const edges = [
      edge('a', 'b'),
      edge('b', 'c'),
      edge('c', 'b', { type: 'expression', expression: 'context.node_visits < 3' }),
      edge('c', 'end', { type: 'else' }),
    ];
    expect(faultsOf(nodes, edges)).toEqual(['error loop_without_wait b', 'error loop_without_wait c']);
  });

  it('a loop through a conversation is accepted, and one without an end warned of', () => {
    expect(faultsOf([talk('a'), say('b')], [edge('a', 'b'), edge('b', 'a')])).toEqual([
      'warning dead_end a',
      'warning dead_end b',
    ]);
  });

  it('a node that leads to itself at once is refused', () => {
    const again = { type: 'expression', expression: 'context.node_visits < 3' };
    expect(
      faultsOf([{ id: 'b', kind: 'branch' }, end], [edge('b', 'b', again), edge('b', 'end', { type: 'else' })]),
    ).toEqual(['error loop_without_wait b']);
  });

  it('a long chain of nodes does not exhaust the stack', () => {
    const ids = Array.from({ length: 299 }, (_, at) => `n${at}`);
    const edges = ids.map((id, at) => edge(id, ids[at + 1] ?? 'end'));
    expect(faultsOf([...ids.map((id) => say(id)), end], edges)).toEqual([]);
  });
});

it('a random graph is checked to its end, and a refused loop has no waiting node', () => {
  const id = fc.integer({ min: 0, max: 7 }).map((at) => `n${at}`);
  const nodes = fc.array(fc.record({ id, kind: fc.constantFrom(...workflowNodeKinds) }), { maxLength: 10 });
  const condition = fc.constantFrom<Loose>({ type: 'always' }, { type: 'else' }, { type: 'result', outcome: 'failed' });
  const edges = fc.array(fc.tuple(id, id, condition), { maxLength: 20 });
  fc.assert(
    fc.property(nodes, edges, (kinds, ends) => {
      const graph = graphOf(
        kinds,
        ends.map(([source, target, when], at) => ({ id: `e${at}`, source, target, condition: when })),
      );
      const looping = findWorkflowFaults(graph).filter(({ code }) => code === 'loop_without_wait');
      const kindOf = (nodeId: string | null) => graph.nodes.find((node) => node.id === nodeId)?.kind;
      expect(looping.map(({ node_id }) => kindOf(node_id))).not.toContain('conversation');
    }),
    { numRuns: 500 },
  );
});

describe('variables', () => {
  const variables = [{ name: 'age', type: 'number', default: 18 }, { name: 'name' }];
  const when = (expression: string) => edge('a', 'end', { type: 'expression', expression });
  const around = (expression: string) => faultsOf([talk('a'), end], [when(expression)], { variables });

  it('expressions are checked for syntax, names, types and limits', () => {
    const place = 'a-end-expression condition.expression';
    expect(around('vars.age >= 18')).toEqual([]);
    expect(around('vars.age >= ')).toEqual([`error expression_invalid ${place}`]);
    expect(around('vars.nope')).toEqual([`error variable_unknown ${place}`]);
    expect(around('vars.age == "18"')).toEqual([`error expression_type ${place}`]);
    expect(around('has(vars.name) && vars.name.matches("^(a+)+$")')).toEqual([`error expression_limit ${place}`]);
    expect(around('')).toEqual([`error field_missing ${place}`]);
  });

  it('a variable that may have no value is warned of, unless guarded', () => {
    expect(around('vars.name == "Ann"')).toEqual(['warning variable_unset a-end-expression condition.expression']);
    expect(around('has(vars.name) && vars.name == "Ann"')).toEqual([]);
  });

  it('an assignment has the type of its variable', () => {
    const set = { id: 's', kind: 'set_variables', assignments: [{ variable: 'age', expression: '"old"' }] };
    expect(faultsOf([set, end], [edge('s', 'end')], { variables })).toEqual([
      'error expression_type s assignments.0.expression',
    ]);
  });

  it('a node sets declared variables of a fitting type', () => {
    const fields = [
      { variable: 'email', format: 'email' },
      { variable: 'age', format: 'date' },
    ];
    const collect = { id: 'c', kind: 'collect', fields };
    expect(faultsOf([collect, end], [edge('c', 'end')], { variables })).toEqual([
      'error variable_unknown c fields.0.variable',
      'error variable_type c fields.1.variable',
    ]);
  });

  it('defaults have the type of their variable, names occur once', () => {
    const wrong = [{ name: 'age', type: 'number', default: 'old' }, { name: 'age' }];
    expect(faultsOf([talk('a'), end], [edge('a', 'end')], { variables: wrong })).toEqual([
      'error variable_type graph variables.0.default',
      'error duplicate_variable graph variables.1.name',
    ]);
  });

  it('an unknown placeholder of a text is warned of', () => {
    const nodes = [talk('a', { message: 'Hello {{name}}, {{company}}' }), end];
    expect(faultsOf(nodes, [edge('a', 'end')], { variables })).toEqual(['warning variable_unknown a message']);
  });
});

describe('references', () => {
  const known = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60';
  const other = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b61';
  const references: WorkflowReferences = {
    toolIds: new Set([known]),
    agentIds: new Set([known]),
    workflow: (id, version) => {
      if (id === other) return null;
      const contained = { variables: [], waits: true, contains: new Set<string>() };
      return { publishedVersion: 1, version: version === null || version === 1 ? contained : null };
    },
    agents: [{ name: 'Reception', transferTargetKeys: new Set(['desk']) }],
    refusedDestination: (destination) => (destination === '112' ? 'an emergency number' : undefined),
  };
  const check = (node: Loose, ownId: string | null = null) =>
    findWorkflowFaults(graphOf([{ id: 'n', ...node }, end], [edge('n', 'end')]), { references, ownId })
      .filter(({ code }) => code !== 'condition_impossible' && code !== 'edge_from_end' && code !== 'unreachable')
      .map(({ code, field }) => `${code} ${field}`);

  it.each([
    ['a tool', { kind: 'tool', tool_id: other }, 'tool_unknown tool_id'],
    [
      'a tool of the model',
      { ...say('n'), overrides: { tool_ids: [known, other] } },
      'tool_unknown overrides.tool_ids.1',
    ],
    ['an agent', { kind: 'agent_swap', agent_id: other }, 'agent_unknown agent_id'],
    ['a workflow', { kind: 'subflow', workflow_id: other }, 'workflow_unknown workflow_id'],
    ['a version', { kind: 'subflow', workflow_id: known, version: 9 }, 'workflow_unpublished version'],
    ['an input', { kind: 'subflow', workflow_id: known, input: { x: '1' } }, 'variable_unknown input.x'],
    ['a destination', { kind: 'transfer', destination: '112' }, 'destination_refused destination'],
    ['a target', { kind: 'transfer', target_key: 'boss' }, 'transfer_target_unknown target_key'],
  ])('%s that does not exist is a fault', (_, node, fault) => {
    expect(check(node)).toContain(fault);
  });

  it('a sub-flow that is the workflow itself is refused', () => {
    expect(check({ kind: 'subflow', workflow_id: known }, known)).toEqual(['workflow_recursion workflow_id']);
  });

  it('a sub-flow that waits makes a loop around it acceptable', () => {
    const nodes = [{ id: 'n', kind: 'subflow', workflow_id: known }, { id: 'b', kind: 'branch' }, end];
    const more = edge('b', 'n', { type: 'expression', expression: 'last.text == "more"' });
    const graph = graphOf(nodes, [edge('n', 'b'), more, edge('b', 'end', { type: 'else' })]);
    expect(findWorkflowFaults(graph, { references })).toEqual([]);
    expect(findWorkflowFaults(graph).map(({ code }) => code)).toContain('loop_without_wait');
  });

  it('a graph waits where no end is reached without a wait', () => {
    expect(graphWaits(graphOf([talk('a'), end], [edge('a', 'end')]))).toBe(true);
    expect(graphWaits(graphOf([say('a'), end], [edge('a', 'end')]))).toBe(false);
  });
});
