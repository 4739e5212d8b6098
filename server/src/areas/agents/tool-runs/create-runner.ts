import type { ToolOutcome, ToolRunner } from '#brain/ports.ts';
import type { ToolLogEntry } from '#areas/agents/tool-logs';
import type { Clock } from '#platform/clock/clock.ts';
import { type OfferParts, offerTools } from './offer-tools.ts';
import { type BegunRun, objectionTo, runTool } from './run-tool.ts';
import { speechOf } from './tool-definition.rules.ts';
import type { ToolConversation } from './tool-conversation.ts';

export interface RunnerParts {
  clock: Clock;
  newId: () => string;
  /** Writes a log. Never rejects. */
  write(entry: ToolLogEntry): Promise<void>;
  /** Work that goes on when the turn does. */
  keep(work: Promise<unknown>): void;
  /** Aborted when the process ends. */
  closing: AbortSignal;
}

/** The built-in model says it as it stands; another reads that it must not promise a result. */
const passedOn = 'It has been passed on. Whether it worked is not known yet.';

/** The tools of one conversation, loaded when they are first asked for. */
export function createRunner(parts: RunnerParts, offers: OfferParts, conversation: ToolConversation): ToolRunner {
  let loading: ReturnType<typeof offerTools> | undefined;
  const load = () => {
    loading ??= offerTools(offers, conversation).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  /** The answer comes too late for the turn: it is logged, and what it would do to the conversation is not done. */
  function runOn(begun: BegunRun): ToolOutcome {
    const running = runTool(parts, begun, parts.closing).then(({ entry }) => parts.write(entry));
    parts.keep(running);
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
      if (isAsync && (type === 'webhook' || type === 'mcp') && !objectionTo(begun)) return runOn(begun);
      const { outcome, entry } = await runTool(parts, begun, signal);
      // Nobody waits for the log, least of all a caller.
      parts.keep(parts.write(entry));
      return outcome;
    },
  };
}
