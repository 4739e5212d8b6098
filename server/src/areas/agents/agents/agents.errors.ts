import { Refusal } from '#platform/http/refusal.ts';

/** Identical for an agent of another tenant, a trashed one and one that never existed. */
export const agentNotFound = () => new Refusal('not_found', 'There is no agent with this id');

export const trashedAgentNotFound = () => new Refusal('not_found', 'There is no agent with this id in the trash');

export const versionNotFound = (found: { number: number; newest: number }) =>
  new Refusal('not_found', `This agent has no version ${found.number}; the newest is ${found.newest}`);

/** Optimistic concurrency: `If-Match` names another version than the current one. */
export const versionMismatch = (found: { expected: number; current: number }) =>
  new Refusal(
    'version_mismatch',
    `The agent is at version ${found.current}, not ${found.expected}: it was changed since you read it. Read it again and repeat your change`,
    { headers: { etag: `"${found.current}"` } },
  );

export const maskOfNothing = (path: string) =>
  new Refusal(
    'invalid_request',
    `${path}: this is a mask, and no value is stored for this vendor and address that it stands for; send the value`,
    {
      details: [
        { path, code: 'unknown_mask', message: 'expected a value, or the mask of the one stored under this name' },
      ],
    },
  );

export const reassignNeedsScope = () =>
  new Refusal('forbidden', 'reassign_numbers needs the scope numbers:write; leave it out to restore the agent alone');
