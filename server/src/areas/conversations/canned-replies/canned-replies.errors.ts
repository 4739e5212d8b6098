import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

export const cannedReplyNotFound = defineRefusal(
  'not_found',
  'canned_reply_not_found',
  'There is no canned reply with this id',
);

const takenShortcut = defineDetail(
  'taken',
  'shortcut_taken_field',
  'is the shortcut of another reply in this language',
);
export const shortcutTaken = defineRefusal(
  'conflict',
  'shortcut_taken',
  'Another canned reply already has this shortcut in this language',
  { details: [takenShortcut('/shortcut')] },
);
