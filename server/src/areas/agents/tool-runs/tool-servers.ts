/** MCP servers as a source of tools; filled by providers/mcp. Connections are kept and reused by `key`. */
export interface ToolServers {
  /** The tools a server offers, at most 500. Throws a `ToolServerError`, or the reason of the signal. */
  list(server: ToolServer, options: { timeoutMs: number; signal: AbortSignal }): Promise<ServerTool[]>;
  /** Runs one. A tool that says it failed is an answer with `isError`; everything else that goes wrong is thrown. */
  call(
    server: ToolServer,
    asked: { name: string; arguments: Record<string, unknown>; timeoutMs: number; maxBytes: number },
    signal: AbortSignal,
  ): Promise<ServerAnswer>;
  close(): Promise<void>;
}

export interface ToolServer {
  /** The same for the same address and headers: a tool's id and revision. */
  key: string;
  url: string;
  /** Sent with each request; secrets. */
  headers: Readonly<Record<string, string>>;
}

export interface ServerTool {
  name: string;
  description: string;
  /** JSON Schema as the server sent it: not checked by anybody yet. */
  parameters: Record<string, unknown>;
}

export interface ServerAnswer {
  text: string;
  structured: Record<string, unknown> | null;
  isError: boolean;
}

/**
 * `blocked`: the address may not be asked. `unauthorized`: the server does not accept the headers. `rejected`: it knows
 * no such tool or does not want these arguments. `garbage`: what came is no MCP. `too_large`: beyond `maxBytes`.
 */
type ToolServerFaultCode =
  | 'unreachable'
  | 'blocked'
  | 'unauthorized'
  | 'timeout'
  | 'rejected'
  | 'garbage'
  | 'too_large';

/** What a server's failure looks like, by its form: the class belongs to the providers, which areas do not know. */
export function isToolServerFault(error: unknown): error is Error & { code: ToolServerFaultCode } {
  return error instanceof Error && error.name === 'ToolServerError' && 'code' in error;
}
