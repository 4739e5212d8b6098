/** Port to MCP servers, implemented by providers/mcp. Connections are pooled by `key`. */
export interface ToolServers {
  /** Lists a server's tools, at most 500. Throws a `ToolServerError`, or the signal's reason. */
  list(server: ToolServer, options: { timeoutMs: number; signal: AbortSignal }): Promise<ServerTool[]>;
  /** Runs one tool. A tool-level failure is an answer with `isError`; every other failure is thrown. */
  call(
    server: ToolServer,
    asked: {
      name: string;
      arguments: Record<string, unknown>;
      /** Sent as `_meta`, for a server that deduplicates. */
      effectKey: string;
      timeoutMs: number;
      maxBytes: number;
    },
    signal: AbortSignal,
  ): Promise<ServerAnswer>;
  close(): Promise<void>;
}

export interface ToolServer {
  /** Pool key of address and headers: the tool's id and revision. */
  key: string;
  url: string;
  /** Headers of each request; secrets. */
  headers: Readonly<Record<string, string>>;
}

export interface ServerTool {
  name: string;
  description: string;
  /** JSON Schema as sent by the server, unvalidated. */
  parameters: Record<string, unknown>;
}

export interface ServerAnswer {
  text: string;
  structured: Record<string, unknown> | null;
  isError: boolean;
}

/**
 * `blocked`: the address may not be requested. `unauthorized`: the server refuses the headers. `rejected`: unknown tool
 * or invalid arguments. `garbage`: not MCP. `too_large`: beyond `maxBytes`.
 */
type ToolServerFaultCode =
  | 'unreachable'
  | 'blocked'
  | 'unauthorized'
  | 'timeout'
  | 'rejected'
  | 'garbage'
  | 'too_large';

/** Recognizes a server failure by shape: its class belongs to the providers, which areas do not import. */
export function isToolServerFault(error: unknown): error is Error & { code: ToolServerFaultCode } {
  return error instanceof Error && error.name === 'ToolServerError' && 'code' in error;
}
