import { defineRefusal } from '#platform/http/define-refusal.ts';

export const chatViewNotFound = defineRefusal('not_found', 'chat_view_not_found', 'There is no view with this id');

const viewOfAnother = defineRefusal(
  'forbidden',
  'chat_view_of_another',
  'This view belongs to {{owner}}; save it under another name to change it',
);
export const notYourView = (owner: string) => viewOfAnother({ owner });

const viewsLimit = defineRefusal(
  'conflict',
  'too_many_chat_views',
  'You have {{max}} views already; delete one before you save another',
);
export const tooManyViews = (max: number) => viewsLimit({ max });
