import type { ErrorDetail } from '@parley/contract/errors';
import { defineDetail, defineRefusal, refuseFields } from '#platform/http/define-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';

/** Identical for a tool of another tenant, a deleted one and one that never existed. */
export const toolNotFound = defineRefusal('not_found', 'tool_not_found', 'There is no tool with this id');

const toolRevisionNotFound = defineRefusal(
  'not_found',
  'tool_revision_not_found',
  'This tool has no revision {{revision}}; the newest is {{newest}}',
);
export const revisionNotFound = (found: { revision: number; newest: number }) =>
  toolRevisionNotFound({ revision: found.revision, newest: found.newest });

export const toolNotAttached = defineRefusal('not_found', 'tool_not_attached', 'This agent has no tool with this id');

const toolRevisionMismatch = defineRefusal(
  'version_mismatch',
  'tool_revision_mismatch',
  'The tool is at revision {{current}}, not {{expected}}: it was changed since you read it. Read it again and repeat your change',
);
export const revisionMismatch = (found: { expected: number; current: number }) =>
  toolRevisionMismatch(
    { current: found.current, expected: found.expected },
    { headers: { etag: `"${found.current}"` } },
  );

/** Refusal with the faults of a body; undefined without any. */
export function refusalOf(details: readonly ErrorDetail[]): Refusal | undefined {
  const [first] = details;
  if (!first) return undefined;
  return refuseFields(details);
}

export const unknownTool = defineDetail('unknown_tool', 'unknown_tool', 'there is no tool with this id');

/** Models call tools by name, so an agent's tool names must be unique. */
const toolNameTaken = defineRefusal(
  'conflict',
  'tool_name_taken',
  'The agent already has another tool called {{name}}; give one of them another name',
);
const toolNameTakenAt = defineRefusal(
  'conflict',
  'tool_name_taken_at_agent',
  'Agent {{agentId}} already has another tool called {{name}}; give one of them another name',
);
export const nameTaken = ({ name, agentId }: { name: string; agentId?: string }) =>
  agentId === undefined ? toolNameTaken({ name }) : toolNameTakenAt({ name, agentId });

const tooManyToolsRefusal = defineRefusal('conflict', 'too_many_tools', 'The agent has {{most}} tools, the maximum');
export const tooManyTools = (most: number) => tooManyToolsRefusal({ most });

const toolOfAgent = defineRefusal(
  'conflict',
  'tool_in_use',
  'An agent uses this tool; take it from it first, or delete it with ?force=true',
);
const toolOfAgents = defineRefusal(
  'conflict',
  'tool_in_use_by_many',
  '{{agents}} agents use this tool; take it from them first, or delete it with ?force=true',
);
export function toolInUse(agents: readonly { id: string; name: string }[]): Refusal {
  const details = agents.map(({ id, name }) => ({ path: `agents/${id}`, code: 'in_use', message: name }));
  return agents.length === 1
    ? toolOfAgent(undefined, { details })
    : toolOfAgents({ agents: agents.length }, { details });
}

const signsNothingRefusal = defineRefusal(
  'conflict',
  'signs_nothing',
  'A tool of type {{type}} sends no signed requests, so it has no signing secret to rotate',
);
export const signsNothing = (type: string) => signsNothingRefusal({ type });

export const repeatedTool = defineDetail('repeated_tool', 'repeated_tool', 'this tool is there twice');
export const toolNameRepeated = defineDetail(
  'name_taken',
  'tool_name_repeated',
  'another tool of the agent is called {{name}}, too; give one of them another name',
);
export const noSuchToolOfAgent = defineDetail('unknown_tool', 'tool_not_of_agent', 'the agent has no such tool');
export const unknownRevision = defineDetail(
  'unknown_revision',
  'unknown_tool_revision',
  'this tool has no revision {{revision}}',
);
export const unknownOwnNumber = defineDetail(
  'unknown_number',
  'number_not_own',
  'this is none of your numbers; import or buy it first, or leave it empty for the number of the call',
);
export const unknownToolMask = defineDetail(
  'unknown_mask',
  'unknown_tool_mask',
  'this is a mask, and no value is stored under this name for this host; send the value',
);
