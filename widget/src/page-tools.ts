/** Handler of a client tool. Its return value, or the value it resolves with, is the tool's result: any JSON. */
export type ToolHandler = (args: Record<string, unknown>) => unknown;

/** Our one name on the page, made by the page itself, before or after our scripts have come: `window.Parley`. */
export interface ParleyOnPage {
  /** By the names of the agent's tools of type `client`. */
  tools?: Record<string, ToolHandler>;
}

/** A tool call event of the server. */
export interface PageToolCall {
  tool_call_id: string;
  name: string;
  arguments: Record<string, unknown>;
  /** The agent waits for the answer. */
  waits: boolean;
}

export interface PageToolAnswer {
  result: unknown;
  is_error?: boolean;
}

/** Runs a call, where this page has the tool; another window of the same chat may be the one that has it. */
export async function runPageTool(
  call: PageToolCall,
  answer: (answer: PageToolAnswer) => Promise<unknown>,
): Promise<void> {
  const handler = (window as { Parley?: ParleyOnPage }).Parley?.tools?.[call.name];
  if (!handler) return;
  let body: PageToolAnswer;
  try {
    body = { result: await handler(call.arguments) };
  } catch (error) {
    body = { result: `${error}`, is_error: true };
  }
  // Refused when it is late or another window was first: the agent no longer waits for it.
  if (call.waits) answer(body).catch(() => {});
}
