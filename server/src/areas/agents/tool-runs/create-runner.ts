import type { ToolLogEntry } from '#areas/agents/tool-logs';
import type { ToolOutcome, ToolRunner } from '#brain/ports.ts';
import { type OfferParts, offerTools } from './offer-tools.ts';
import { type BegunRun, type RunParts, refusalReason, runTool } from './run-tool.ts';
import type { ToolConversation } from './tool-conversation.ts';
import { speechOf } from './tool-definition.rules.ts';

export interface RunnerParts extends RunParts {
  newId: () => string;
  /** Writes a log. Never rejects. */
  write(entry: ToolLogEntry): Promise<void>;
  /** Registers work that outlives the turn. */
  runInBackground(work: Promise<unknown>): void;
  /** Aborted when the process shuts down. */
  closing: AbortSignal;
}

/** The built-in model speaks it verbatim; other models read that they must not promise a result. */
const passedOn = 'It has been passed on. Whether it worked is not known yet.';

/** Runner of one conversation's tools, loaded on first use. */
export function createRunner(parts: RunnerParts, offers: OfferParts, conversation: ToolConversation): ToolRunner {
  let loading: ReturnType<typeof offerTools> | undefined;
  const load = () => {
    loading ??= offerTools(offers, conversation).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  /** Runs past the turn: the result is logged, its effects on the conversation are dropped. */
  function runOn(begun: BegunRun): ToolOutcome {
    const running = runTool(parts, begun, parts.closing).then(({ entry }) => parts.write(entry));
    parts.runInBackground(running);
    return { result: passedOn, isError: false };
  }

  return {
    async definitions() {
      return [...(await load()).values()].map(({ tool, definition }) => ({
        ...definition,
        ...speechOf(tool.definition, conversation.variables()),
      }));
    },
    async run(call, signal) {
      const offered = (await load()).get(call.name);
      if (!offered) return { result: `There is no tool called ${call.name.slice(0, 64)}.`, isError: true };
      const begun = { id: parts.newId(), offered, name: call.name, call, conversation, source: 'parley' as const };
      const { async: isAsync, type } = offered.tool.definition;
      if (isAsync && (type === 'webhook' || type === 'mcp') && !(await refusalReason(parts, begun)))
        return runOn(begun);
      const { outcome, entry } = await runTool(parts, begun, signal);
      // Log writes run in the background, off the caller's latency path.
      parts.runInBackground(parts.write(entry));
      return outcome;
    },
  };
}
