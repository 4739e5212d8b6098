import type { WorkflowCondition } from '@parley/contract/resources/workflow-edge';
import { WorkflowDefinition, workflowEdgesMax, workflowNodesMax } from '@parley/contract/resources/workflow-graph';
import type { WorkflowNode, WorkflowNodeKind } from '@parley/contract/resources/workflow-node';
import type { WorkflowVariable, WorkflowVariableType } from '@parley/contract/resources/workflow-variable';
import type { z } from 'zod';
import type { ImportReport } from './import-report.ts';
import { importTooLarge } from './importers.errors.ts';
import { layOut } from './lay-out.ts';
import { mend } from './mend.ts';
import type { Source } from './source-document.ts';

type NodeInput = z.input<typeof WorkflowNode>;
type Fields<Kind extends WorkflowNodeKind> = Omit<Extract<NodeInput, { kind: Kind }>, 'id' | 'kind'>;

interface EdgeInput {
  /** Ids of the vendor's nodes. */
  from: string;
  to: string;
  condition: WorkflowCondition;
  say?: string | undefined;
  priority?: number;
}

/** A workflow in the making, by the ids of the imported document. */
export class GraphDraft {
  readonly #nodes: NodeInput[] = [];
  readonly #edges: { edge: EdgeInput; source: Source }[] = [];
  readonly #variables = new Map<string, z.input<typeof WorkflowVariable>>();
  readonly #ids = new Map<string, string>();
  readonly #sources = new Map<string, Source>();
  readonly #taken = new Set<string>();
  #start: string | null = null;
  globalPrompt = '';

  /** Adds a node; `key` is its id in the document. */
  node<Kind extends WorkflowNodeKind>(kind: Kind, key: string, fields: Fields<Kind>, source: Source): void {
    const id = this.#newId(key);
    this.#ids.set(key, id);
    this.#sources.set(id, source);
    this.#nodes.push({ ...fields, kind, id } as NodeInput);
  }

  isOfKind(key: string, kind: WorkflowNodeKind): boolean {
    return this.#nodes.some((node) => node.id === this.#ids.get(key) && node.kind === kind);
  }

  edge(edge: EdgeInput, source: Source): void {
    this.#edges.push({ edge, source });
  }

  start(key: string | undefined): void {
    if (key !== undefined) this.#start = key;
  }

  /** Declares a variable; a later declaration with a type wins over one that only used the name. */
  variable(variable: z.input<typeof WorkflowVariable>): void {
    const known = this.#variables.get(variable.name);
    this.#variables.set(variable.name, { ...known, ...variable });
  }

  /** Declares a name that a text or a condition uses, as text, unless it is known. */
  usesVariable(name: string): void {
    if (!this.#variables.has(name)) this.#variables.set(name, { name, type: 'string', default: '' });
  }

  typeOf(name: string): WorkflowVariableType {
    return this.#variables.get(name)?.type ?? 'string';
  }

  /** The graph. Edges to nodes that do not exist are dropped, values that do not fit are cut; both are reported. */
  finish(document: Source, report: ImportReport): WorkflowDefinition {
    if (this.#nodes.length > workflowNodesMax) throw importTooLarge('nodes', this.#nodes.length, workflowNodesMax);
    if (this.#edges.length > workflowEdgesMax) throw importTooLarge('edges', this.#edges.length, workflowEdgesMax);
    const edges = this.#finishedEdges(report);
    const draft = {
      start_node_id: this.#ids.get(this.#start ?? '') ?? this.#nodes[0]?.id ?? null,
      global_prompt: this.globalPrompt,
      variables: [...this.#variables.values()],
      nodes: this.#nodes,
      edges: edges.map(({ edge }) => edge),
    };
    const keys = this.#nodes.map(({ id }) => id);
    const graph = mend(WorkflowDefinition, draft, ({ path, how, message }) => {
      const [list, index = ''] = path;
      const at = Number(index);
      const source = list === 'nodes' ? this.#sources.get(keys[at] ?? '') : list === 'edges' ? edges[at]?.source : null;
      const words = { what: `Value for ${path.join('.')}`, why: `Parley accepts other values: ${message}.` };
      if (how === 'removed') report.dropped(source ?? document, { ...words, what_to_do: 'Set a value that fits.' });
      else report.changed(source ?? document, { ...words, what_to_do: 'The nearest value is used; check it.' });
    });
    return layOut(graph);
  }

  #finishedEdges(report: ImportReport) {
    const priorities = new Map<string, number>();
    return this.#edges.flatMap(({ edge: { from, to, condition, say, priority }, source }, index) => {
      const ends = { source: this.#ids.get(from), target: this.#ids.get(to) };
      if (ends.source === undefined || ends.target === undefined) {
        report.dropped(source, {
          what: `Connection from "${from}" to "${to}"`,
          why: 'One of its ends is not a node of the result.',
          what_to_do: 'Connect the nodes in the editor where the way should go on.',
        });
        return [];
      }
      const next = priorities.get(from) ?? 0;
      priorities.set(from, next + 1);
      const id = this.#newId(`e${index + 1}`);
      const order = priority ?? Math.min(1000, (next + 1) * 10);
      return [
        {
          edge: { id, ...ends, source: ends.source, target: ends.target, priority: order, condition, say: say ?? '' },
          source,
        },
      ];
    });
  }

  #newId(key: string): string {
    const plain = key.replaceAll(/[^a-zA-Z0-9_-]+/g, '_').slice(0, 56) || 'node';
    let id = plain;
    for (let count = 2; this.#taken.has(id); count += 1) id = `${plain}_${count}`;
    this.#taken.add(id);
    return id;
  }
}
