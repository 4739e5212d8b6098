import type { LoadedTool } from '#areas/agents/tools';
import type { ToolOutcome } from '#brain/ports.ts';
import type { ToolConversation } from './tool-conversation.ts';

/** One run of a tool with checked arguments. */
export interface ToolRun {
  /** Id of the tool log. */
  id: string;
  /** Tool name the model uses. */
  name: string;
  /** The model's id of this run; unique within its turn. */
  toolCallId: string;
  /**
   * Names the effect of this run: the same for each attempt of the same step or turn, also in another process. UUID.
   */
  effectKey: string;
  tool: LoadedTool;
  arguments: Readonly<Record<string, unknown>>;
  conversation: ToolConversation;
  /** Aborted when the run is no longer awaited, and with a `ToolTimeout` when its time is up. */
  signal: AbortSignal;
  /** Filled during the run, so that failed runs log their request and response too. */
  record: { request: unknown; response: unknown; attempts: number };
}

/** Executes a tool. Throws `ToolFault` with a message for the model, or the signal's reason. */
export type ExecuteTool = (run: ToolRun) => Promise<ToolOutcome>;
