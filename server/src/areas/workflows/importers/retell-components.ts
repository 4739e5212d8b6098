import type { ImportContext } from './import-context.ts';
import type { Source } from './source-document.ts';

/** Components within components beyond this depth stay empty. */
const depthMax = 5;

/** Place of a node: in the flow, or in a component of it, whose nodes have names of their own. */
export interface RetellScope {
  /** Stands before the ids of the nodes. */
  prefix: string;
  /** Node that a way out of the component leads to; null in the flow. */
  exit: string | null;
  components: readonly Source[];
  depth: number;
}

export const flowScope = (flow: Source): RetellScope => ({
  prefix: '',
  exit: null,
  components: flow.list('components'),
  depth: 0,
});

/** All nodes of a flow, those of its components included. */
export function nodesOfFlow(flow: Source): Source[] {
  return [flow, ...flow.list('components')].flatMap((part) => part.list('nodes'));
}

/** Component of the document that a node names; undefined where the document holds only its name. */
export function findComponent(node: Source, { components, depth }: RetellScope): Source | undefined {
  const id = node.text('component_id');
  if (id === undefined || depth >= depthMax) return undefined;
  const named = (each: Source) =>
    ['conversation_flow_component_id', 'component_id', 'id', 'name'].some((key) => each.text(key) === id);
  const isLocal = node.text('component_type') === 'local';
  return components.find(named) ?? (isLocal && components.length === 1 ? components[0] : undefined);
}

/**
 * Puts the nodes of a component in place of the node that runs it: a branch leads in, ways without a destination lead to
 * a second branch, from which the node's own edges go on.
 */
export function inlineComponent(
  {
    id,
    base,
    node,
    component,
    scope,
  }: { id: string; base: { name: string }; node: Source; component: Source; scope: RetellScope },
  context: ImportContext,
  readNode: (node: Source, scope: RetellScope) => void,
): string {
  const { graph, report } = context;
  const inner: RetellScope = { ...scope, prefix: `${id}_`, exit: `${id}_done`, depth: scope.depth + 1 };
  const name = component.text('name') ?? base.name;
  graph.node('branch', id, { ...base, name: base.name || name }, node);
  graph.node('branch', inner.exit ?? '', { name: `${name}: done` }, node);
  for (const each of component.list('nodes')) readNode(each, inner);
  const nodes = component.list('nodes');
  const start = component.text('start_node_id') ?? nodes[0]?.text('id');
  const isEmpty = nodes.length === 0 || start === undefined;
  graph.edge(
    { from: id, to: isEmpty ? (inner.exit ?? '') : `${inner.prefix}${start}`, condition: { type: 'else' } },
    node,
  );
  component.skip(
    'begin_tag_display_position',
    'notes',
    'user_modified_timestamp',
    'linked_conversation_flow_ids',
    'conversation_flow_component_id',
    'id',
    'component_id',
  );
  report.changed(node, {
    what: `Component "${name}"`,
    why: 'Its nodes stand in place of the node that runs it, so that the workflow needs no other one.',
    what_to_do: 'Nothing. To reuse it elsewhere, make a workflow of these nodes and run it as a sub-flow.',
  });
  return inner.exit ?? id;
}
