import { Refusal } from '#platform/http/refusal.ts';

export const noSplit = () => new Refusal('not_found', 'The agent has no traffic split');

const details = (code: string, message: string) => ({ details: [{ path: '/version', code, message }] });

export const unknownVersion = () =>
  new Refusal(
    'invalid_request',
    '/version: the agent has no such version',
    details('unknown_version', 'the agent has no such version'),
  );

export const currentVersion = () =>
  new Refusal(
    'invalid_request',
    '/version: this is the current version; there is nothing to split',
    details('current_version', 'is the current version'),
  );
