import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

export const noSplit = defineRefusal('not_found', 'no_traffic_split', 'The agent has no traffic split');

const noSuchVersion = defineFieldRefusal('unknown_version', 'split_version_unknown', 'the agent has no such version');
export const unknownVersion = () => noSuchVersion('/version');

const alreadyCurrent = defineFieldRefusal(
  'current_version',
  'split_version_current',
  'this is the current version; there is nothing to split',
);
export const currentVersion = () => alreadyCurrent('/version');
