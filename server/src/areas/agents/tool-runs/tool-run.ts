import type { ToolOutcome } from '#brain/ports.ts';
import type { LoadedTool } from '#areas/agents/tools';
import type { ToolConversation } from './tool-conversation.ts';

/** One run of a tool, its arguments checked. */
export interface ToolRun {
  /** Of the tool log. */
  id: string;
  /** What the model calls the tool. */
  name: string;
  /** What the model calls this run; unique within its turn. */
  toolCallId: string;
  tool: LoadedTool;
  arguments: Readonly<Record<string, unknown>>;
  conversation: ToolConversation;
  /** Aborted when nobody waits any more, and with a `ToolTimeout` when the tool's time is over. */
  signal: AbortSignal;
  /** Filled on the way, so that also a run that fails says what it sent and got. */
  record: { request: unknown; response: unknown; attempts: number };
}

/** Does what a tool does. Throws `ToolFault` for what the model should be told, and the reason of the signal. */
export type ExecuteTool = (run: ToolRun) => Promise<ToolOutcome>;
