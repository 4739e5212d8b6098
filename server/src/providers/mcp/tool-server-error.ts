import { StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { findEgressError } from '@parley/egress';

/**
 * `blocked`: egress refuses the URL. `unauthorized`: the server does not accept the headers. `rejected`: unknown tool
 * or invalid arguments. `garbage`: no valid MCP. `too_large`: above the limit.
 */
type ToolServerErrorCode =
  | 'unreachable'
  | 'blocked'
  | 'unauthorized'
  | 'timeout'
  | 'rejected'
  | 'garbage'
  | 'too_large';

/** A failed request to an MCP server. `message` contains neither its URL nor any request content. */
export class ToolServerError extends Error {
  override readonly name = 'ToolServerError';
  readonly code: ToolServerErrorCode;

  constructor(code: ToolServerErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.code = code;
  }
}

/** True when the server has forgotten the session: it has not run the request, which may be retried. */
export function isSessionLost(error: unknown): boolean {
  // Source: MCP, streamable HTTP, "Session Management": 404 to a request with a session id.
  return error instanceof StreamableHTTPError && error.code === 404;
}

/** Longest quotation of a server's message. */
const longestWords = 300;

/** Maps an error of the SDK or of egress. */
export function toolServerError(error: unknown): ToolServerError {
  if (error instanceof ToolServerError) return error;
  const onTheWay = findEgressError(error);
  if (onTheWay) return new ToolServerError(codeOfEgress(onTheWay.code), onTheWay.message, { cause: error });
  if (error instanceof McpError) return ofProtocol(error);
  if (error instanceof StreamableHTTPError) return ofStatus(error);
  if (error instanceof Error && error.message === 'Not connected') {
    return new ToolServerError('unreachable', 'The connection was closed.', { cause: error });
  }
  return new ToolServerError('garbage', 'The answer of the server is not valid MCP.', { cause: error });
}

function codeOfEgress(code: string): ToolServerErrorCode {
  if (code === 'timeout' || code === 'too_large') return code;
  return code.startsWith('blocked') || code === 'invalid_url' ? 'blocked' : 'unreachable';
}

function ofProtocol(error: McpError): ToolServerError {
  const { RequestTimeout, ConnectionClosed } = ErrorCode;
  if (error.code === RequestTimeout) {
    return new ToolServerError('timeout', 'The server did not answer in time.', { cause: error });
  }
  if (error.code === ConnectionClosed) {
    return new ToolServerError('unreachable', 'The connection was closed.', { cause: error });
  }
  const words = error.message.slice(0, longestWords);
  return new ToolServerError('rejected', `The server refused (${error.code}): ${words}`, { cause: error });
}

function ofStatus(error: StreamableHTTPError): ToolServerError {
  const { code } = error;
  if (code === 401 || code === 403) {
    return new ToolServerError('unauthorized', `The server does not accept the headers (status ${code}).`);
  }
  if (code === undefined || code < 0) {
    return new ToolServerError('garbage', 'The answer of the server is not valid MCP.');
  }
  const why = code >= 300 && code < 400 ? 'redirects to another server' : 'failed';
  return new ToolServerError('unreachable', `The server ${why} (status ${code}).`);
}
