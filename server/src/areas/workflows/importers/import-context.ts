import { AgentDraft, type ImportedAgent } from './agent-draft.ts';
import { GraphDraft } from './graph-draft.ts';
import { ImportReport } from './import-report.ts';
import type { Source } from './source-document.ts';
import { ToolDrafts } from './tool-drafts.ts';

/** Result of one import in the making: an agent, its tools and a workflow. */
export class ImportContext {
  readonly report = new ImportReport();
  readonly agent = new AgentDraft();
  readonly tools: ToolDrafts;
  readonly graph = new GraphDraft();
  readonly #targets = new Set<string>();

  constructor(newId: () => string) {
    this.tools = new ToolDrafts(newId, this.report);
  }

  /** Attaches a tool to the agent. */
  attach(toolId: string, source: Source): void {
    this.agent.add('tool_ids', toolId, source);
  }

  /** Adds a transfer target to the agent, once for each destination. */
  transferTarget(
    target: { label: string; destination: string; mode: 'cold' | 'warm'; post_dial_digits?: string },
    source: Source,
  ): void {
    if (this.#targets.has(target.destination)) return;
    this.#targets.add(target.destination);
    const key = `target_${this.#targets.size}`;
    this.agent.add('transfer_targets', { key, ...target, label: target.label.slice(0, 120) || key }, source);
  }

  finishAgent(document: Source): ImportedAgent {
    return this.agent.finish(document, this.report);
  }
}
