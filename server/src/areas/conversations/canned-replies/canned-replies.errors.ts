import { Refusal } from '#platform/http/refusal.ts';

export const cannedReplyNotFound = () => new Refusal('not_found', 'There is no canned reply with this id');

export const shortcutTaken = () =>
  new Refusal('conflict', 'Another canned reply already has this shortcut in this language', {
    details: [{ path: '/shortcut', code: 'taken', message: 'is the shortcut of another reply in this language' }],
  });
