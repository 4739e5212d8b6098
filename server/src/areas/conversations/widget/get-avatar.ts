import { AvatarId } from '@parley/contract/ids';
import { z } from 'zod';
import { publicAccess } from '#platform/http/access/access.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
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
  answer: {
    status: 200,
    schema: z.string(),
    contentType: 'image/png',
    files: ['image/jpeg', 'image/webp'],
    caching: 'public, max-age=31536000, immutable',
  },
  refusals: ['not_found'],
  example: { params: { avatarId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b71' }, answer: '' },
  async run({ params: { avatarId }, db, deps, headers }) {
    const avatar = await findAvatar(db, avatarId);
    if (!avatar) throw avatarNotFound();
    headers.set('content-security-policy', "default-src 'none'; sandbox");
    headers.set('cross-origin-resource-policy', 'cross-origin');
    return new FileAnswer({
      contentType: avatar.contentType,
      disposition: 'inline',
      filename: `picture.${avatar.contentType.slice('image/'.length)}`,
      bytes: avatar.bytes,
      etag: `"${avatarId}"`,
      open: (range) => deps.files.open(avatarKey(avatarId), range),
    });
  },
});
