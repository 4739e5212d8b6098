import type { LoadedTool } from '#areas/agents/tools';
import type { Offer } from './offer.ts';
import { type Answer, outcomeOf, readAnswer } from './read-answer.rules.ts';
import { cutForModel, cutText, hideSecrets } from './result-text.rules.ts';
import { type ServerCatalogue, serverOf } from './server-catalogue.ts';
import { ToolFault } from './tool-fault.ts';
import type { ExecuteTool } from './tool-run.ts';
import { isToolServerFault, type ServerAnswer, type ToolServer, type ToolServers } from './tool-servers.ts';

/** Maximum description length: descriptions come from third-party servers and could crowd out the agent's prompt. */
const longestDescription = 1_000;

/** Offers the tools of an MCP server, each under its own name prefixed with the tool's. */
export async function offerServerTools(
  catalogue: ServerCatalogue,
  servers: ToolServers,
  tool: LoadedTool,
): Promise<Offer[]> {
  const found = await catalogue.toolsOf(tool);
  return found.map(({ name, description, parameters, compiled }) => ({
    name: `${tool.definition.name}_${name}`,
    description: cutText(description || tool.definition.description, longestDescription),
    parameters,
    compiled,
    execute: callingServer(servers, serverOf(tool), name),
  }));
}

/** Runs one tool of an MCP server. */
export function callingServer(servers: ToolServers, server: ToolServer, serverName: string): ExecuteTool {
  return async ({ name, arguments: given, tool: { definition }, signal, record, effectKey }) => {
    const { timeout_ms: timeoutMs, response } = definition;
    record.request = { tool: serverName, arguments: given };
    const asked = { name: serverName, arguments: { ...given }, effectKey, timeoutMs, maxBytes: response.max_bytes };
    const secrets = Object.values(server.headers);
    let answer: ServerAnswer;
    try {
      answer = await servers.call(server, asked, signal);
    } catch (error) {
      throw faultOf(error, name, secrets);
    }
    const text = hideSecrets(answer.text, secrets);
    const read = valueOf(answer, text, secrets);
    record.response = { is_error: answer.isError, content: read.kind === 'json' ? read.value : read.text };
    if (answer.isError) throw new ToolFault('error', cutForModel(text || failed(name, 'failed')), 'the server says so');
    const outcome = outcomeOf(read, response, { mayAct: false });
    // The text of a result is written for models; structured data is for programs.
    const hasWords = response.select.length === 0 && answer.structured !== null && text.trim() !== '';
    return hasWords ? { ...outcome, result: cutForModel(text.trim()) } : outcome;
  };
}

function valueOf(answer: ServerAnswer, text: string, secrets: readonly string[]): Answer {
  if (answer.structured === null) return readAnswer(answer.text, '', secrets) ?? { kind: 'text', text: '' };
  const json = JSON.stringify(answer.structured);
  return readAnswer(json, 'application/json', secrets) ?? { kind: 'text', text };
}

const failed = (name: string, how: string) => `The tool ${name} ${how}. Do not claim that it worked.`;

function faultOf(error: unknown, name: string, secrets: readonly string[]): unknown {
  if (!isToolServerFault(error)) return error;
  const detail = hideSecrets(error.message, secrets);
  switch (error.code) {
    case 'timeout':
      return new ToolFault('timeout', failed(name, 'did not answer in time'), detail, { cause: error });
    case 'too_large':
      return new ToolFault('error', failed(name, 'answered with too much'), detail, { cause: error });
    case 'rejected':
      return new ToolFault('error', failed(name, 'did not accept the request'), detail, { cause: error });
    default:
      return new ToolFault('error', failed(name, 'could not be reached'), detail, { cause: error });
  }
}
