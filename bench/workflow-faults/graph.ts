import { WorkflowDefinition } from '../../contract/src/resources/workflow-graph.ts';

/** A workflow of many nodes of all common kinds, with two conditions a node, no two expressions alike. */
export function largeGraph(nodes: number): WorkflowDefinition {
  const ids = Array.from({ length: nodes - 1 }, (_, at) => `n${at}`);
  return WorkflowDefinition.parse({
    start_node_id: 'n0',
    global_prompt: 'You help {{name}} of {{company}}.',
    variables: [
      { name: 'name', default: 'Anna' },
      { name: 'company', default: 'Lindgren' },
      { name: 'guests', type: 'number' },
      { name: 'tags', type: 'list', default: [] },
    ],
    nodes: [...ids.map((id, at) => ({ id, ...kinds[at % kinds.length] })), { id: 'end', kind: 'end' }],
    edges: ids.flatMap((id, at) => [
      {
        id: `${id}-when`,
        source: id,
        target: ids[at + 7] ?? 'end',
        condition: { type: 'expression', expression: `has(vars.guests) && vars.guests > ${at} && context.hour < 17` },
      },
      { id: `${id}-else`, source: id, target: ids[at + 1] ?? 'end', condition: { type: 'else' } },
    ]),
  });
}

const kinds = [
  { kind: 'conversation', prompt: 'Find out what {{name}} needs, and keep answers short.' },
  { kind: 'say', text: 'Thank you, {{name}}.' },
  { kind: 'collect', fields: [{ variable: 'guests', question: 'For how many?', format: 'number' }] },
  { kind: 'branch' },
  { kind: 'set_variables', assignments: [{ variable: 'tags', expression: 'vars.tags + ["seen"]' }] },
  { kind: 'dtmf', text: 'Press one for sales.', max_digits: 1 },
];
