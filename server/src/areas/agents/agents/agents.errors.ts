import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for an agent of another tenant, a trashed one and one that never existed. */
export const agentNotFound = defineRefusal('not_found', 'agent_not_found', 'There is no agent with this id');

export const trashedAgentNotFound = defineRefusal(
  'not_found',
  'trashed_agent_not_found',
  'There is no agent with this id in the trash',
);

const agentVersionNotFound = defineRefusal(
  'not_found',
  'agent_version_not_found',
  'This agent has no version {{number}}; the newest is {{newest}}',
);
export const versionNotFound = (found: { number: number; newest: number }) =>
  agentVersionNotFound({ number: found.number, newest: found.newest });

/** Optimistic concurrency: `If-Match` names another version than the current one. */
const agentVersionMismatch = defineRefusal(
  'version_mismatch',
  'agent_version_mismatch',
  'The agent is at version {{current}}, not {{expected}}: it was changed since you read it. Read it again and repeat your change',
);
export const versionMismatch = (found: { expected: number; current: number }) =>
  agentVersionMismatch(
    { current: found.current, expected: found.expected },
    { headers: { etag: `"${found.current}"` } },
  );

const unknownMask = defineRefusal(
  'invalid_request',
  'unknown_mask',
  '{{path}}: this is a mask, and no value is stored for this vendor and address that it stands for; send the value',
);
const unknownMaskField = defineDetail(
  'unknown_mask',
  'unknown_mask_field',
  'expected a value, or the mask of the one stored under this name',
);
export const maskOfNothing = (path: string) => unknownMask({ path }, { details: [unknownMaskField(path)] });

export const reassignNeedsScope = defineRefusal(
  'forbidden',
  'reassign_needs_scope',
  'reassign_numbers needs the scope numbers:write; leave it out to restore the agent alone',
);
