import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

const mentionNotAllowed = defineRefusal(
  'invalid_request',
  'mention_not_allowed',
  'Only operators who see this chat can be mentioned',
);
const notAnOperator = defineDetail('not_an_operator', 'no_operator_of_chat', 'is no operator of this chat');

/** Same refusal for a person who may not see the chat, a user of another tenant and one that does not exist. */
export const cannotMention = (indexes: readonly number[]) =>
  mentionNotAllowed(undefined, { details: indexes.map((index) => notAnOperator(`/mention_ids/${index}`)) });
