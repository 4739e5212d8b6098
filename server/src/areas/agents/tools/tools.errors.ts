import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a tool of another tenant, a deleted one and one that never existed. */
export const toolNotFound = () => new Refusal('not_found', 'There is no tool with this id');

export const revisionNotFound = (found: { revision: number; newest: number }) =>
  new Refusal('not_found', `This tool has no revision ${found.revision}; the newest is ${found.newest}`);

export const toolNotAttached = () => new Refusal('not_found', 'This agent has no tool with this id');

export const revisionMismatch = (found: { expected: number; current: number }) =>
  new Refusal(
    'version_mismatch',
    `The tool is at revision ${found.current}, not ${found.expected}: it was changed since you read it. Read it again and repeat your change`,
    { headers: { etag: `"${found.current}"` } },
  );

/** Refusal with the faults of a body; undefined without any. */
export function refusalOf(details: readonly ErrorDetail[]): Refusal | undefined {
  const [first] = details;
  if (!first) return undefined;
  const rest = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
  return new Refusal('invalid_request', `${first.path}: ${first.message}${rest}`, { details: [...details] });
}

export const unknownTool = (path: string): ErrorDetail => ({
  path,
  code: 'unknown_tool',
  message: 'there is no tool with this id',
});

/** Models call tools by name, so an agent's tool names must be unique. */
export const nameTaken = (taken: { name: string; agentId?: string }) =>
  new Refusal(
    'conflict',
    `${taken.agentId ? `Agent ${taken.agentId}` : 'The agent'} already has another tool called ${taken.name}; give one of them another name`,
  );

export const tooManyTools = (most: number) => new Refusal('conflict', `The agent has ${most} tools, the maximum`);

export const toolInUse = (agents: readonly { id: string; name: string }[]) =>
  new Refusal(
    'conflict',
    `${agents.length === 1 ? 'An agent uses' : `${agents.length} agents use`} this tool; take it from ${agents.length === 1 ? 'it' : 'them'} first, or delete it with ?force=true`,
    { details: agents.map(({ id, name }) => ({ path: `agents/${id}`, code: 'in_use', message: name })) },
  );

export const signsNothing = (type: string) =>
  new Refusal('conflict', `A tool of type ${type} sends no signed requests, so it has no signing secret to rotate`);
