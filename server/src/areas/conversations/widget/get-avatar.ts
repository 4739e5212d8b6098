import { AvatarId } from '@parley/contract/ids';
import { z } from 'zod';
import { publicAccess } from '#platform/http/access/access.ts';
import { pictureAnswer, pictureResponse } from '#platform/http/responses/picture-answer.ts';
import { findAvatar } from './avatars.queries.ts';
import { avatarKey } from './avatars.ts';
import { avatarNotFound } from './widget.errors.ts';
import { operation } from './widget.operation.ts';

/** Serves the picture of an agent or operator. An id's picture never changes, so it may be cached for good. */
export const getAvatar = operation({
  method: 'GET',
  path: '/api/chat/avatars/{avatarId}',
  id: 'getChatAvatar',
  summary: 'Picture of an agent or operator',
  access: publicAccess('shown to visitors, who have no account'),
  requestsPerMinute: 600,
  params: z.object({ avatarId: AvatarId }),
  answer: pictureResponse,
  refusals: ['not_found'],
  example: { params: { avatarId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b71' }, answer: '' },
  async run({ params: { avatarId }, db, deps, headers }) {
    const avatar = await findAvatar(db, avatarId);
    if (!avatar) throw avatarNotFound();
    return pictureAnswer({ ...avatar, id: avatarId, key: avatarKey(avatarId) }, { files: deps.files, headers });
  },
});
