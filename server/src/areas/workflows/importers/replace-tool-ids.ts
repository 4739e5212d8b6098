import type { ConvertedDocument } from './convert-document.ts';

/** Agent and workflow of an import with other ids of its tools. */
export function withToolIds<Converted extends Pick<ConvertedDocument, 'agent' | 'workflow'>>(
  converted: Converted,
  ids: ReadonlyMap<string, string>,
): Converted {
  const change = (id: string) => ids.get(id) ?? id;
  const { agent, workflow } = converted;
  return {
    ...converted,
    agent: { ...agent, tool_ids: agent.tool_ids.map(change) },
    workflow: workflow && {
      ...workflow,
      nodes: workflow.nodes.map((node) => {
        const { tool_ids: own } = node.overrides;
        const overrides = own ? { ...node.overrides, tool_ids: own.map(change) } : node.overrides;
        return node.kind === 'tool' && node.tool_id !== null
          ? { ...node, overrides, tool_id: change(node.tool_id) }
          : { ...node, overrides };
      }),
    },
  };
}
