import { createExpressions, type ExpressionScope } from '../../server/src/brain/expressions/expressions.ts';
import { findWorkflowFaults } from '../../server/src/brain/workflow-faults.ts';
import type { Bench } from '../shared/bench.ts';
import { round, spread } from '../shared/numbers.ts';
import { largeGraph } from './graph.ts';

/** Expressions close to the cost limit, over texts and lists as long as they may be. */
const heavy = [
  'vars.tags.exists(t, vars.name.contains(t))',
  'vars.tags.exists(t, (vars.name + vars.name).contains("b" + t))',
  'vars.tags.map(t, t + vars.name).join("").contains("ba")',
  'vars.tags.filter(t, t.lowerAscii() + t.upperAscii() == vars.name).size() > 0',
];

/** Time to check a workflow of 200 nodes before a publish, and to evaluate one expression. */
export const run: Bench = async ({ isQuick, say }) => {
  const result: Record<string, unknown> = {};
  for (const nodes of [200, 300]) {
    const graph = largeGraph(nodes);
    const faults = findWorkflowFaults(graph).filter(({ severity }) => severity === 'error');
    if (faults.length > 0) throw new Error(`The workflow of the bench has faults: ${JSON.stringify(faults[0])}`);
    const times = timesOf(isQuick ? 20 : 300, () => findWorkflowFaults(graph));
    result[`validateMs${nodes}`] = spread(times);
    say(`${nodes} nodes, ${graph.edges.length} edges: ${JSON.stringify(result[`validateMs${nodes}`])} ms`);
  }
  result['expressionUs'] = plainExpressionUs(isQuick ? 10_000 : 200_000);
  say(`an everyday expression: ${result['expressionUs']} us`);
  result['heavyMs'] = Object.fromEntries(heavy.map((source) => [source, heavyMs(source)]));
  say(`heavy expressions: ${JSON.stringify(result['heavyMs'])} ms`);
  return result;
};

function timesOf(count: number, work: () => void): number[] {
  return Array.from({ length: count }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
}

const expressions = createExpressions([
  { name: 'name', type: 'string' },
  { name: 'guests', type: 'number' },
  { name: 'tags', type: 'list' },
]);

const scope = {
  vars: {
    guests: 4,
    name: 'a'.repeat(4000),
    tags: Array.from({ length: 100 }, () => `b${'a'.repeat(499)}`),
  },
  context: {
    channel: 'chat',
    direction: 'inbound',
    language: 'en',
    caller_number: '',
    verified: false,
    operators_online: false,
    date: '2026-03-02',
    weekday: 1,
    hour: 9,
    minute: 0,
    turns: 3,
    node_visits: 1,
  },
  last: { text: 'yes', digits: '', outcome: '', result: '' },
} satisfies ExpressionScope;

function evaluation(source: string): () => void {
  const compiled = expressions.compile(source, 'boolean');
  if ('fault' in compiled) throw new Error(`${source}: ${compiled.fault.message}`);
  return () => {
    const result = compiled.expression.evaluate(scope);
    if ('error' in result) throw new Error(`${source}: ${result.error}`);
  };
}

function plainExpressionUs(count: number): number {
  const evaluate = evaluation('has(vars.guests) && vars.guests > 8 && context.hour < 17');
  const from = performance.now();
  for (let at = 0; at < count; at += 1) evaluate();
  return round((1000 * (performance.now() - from)) / count, 2);
}

const heavyMs = (source: string) => round(Math.max(...timesOf(20, evaluation(source))), 2);
