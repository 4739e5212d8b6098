import { BrandPictureId } from '@parley/contract/ids';
import { z } from 'zod';
import { publicAccess } from '#platform/http/access/access.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
import { brandPictureKey } from './brand-pictures.ts';
import { brandPictureNotFound } from './branding.errors.ts';
import { examplePictureId } from './branding.examples.ts';
import { operation } from './branding.operation.ts';
import { findPicture } from './branding.queries.ts';

/** Serves a logo or icon. An id's picture never changes, so it may be cached for good. */
export const getBrandPicture = operation({
  method: 'GET',
  path: '/api/branding/pictures/{pictureId}',
  id: 'getBrandPicture',
  summary: 'Logo or icon of a brand',
  access: publicAccess('shown before anybody signs in, and in emails'),
  requestsPerMinute: 600,
  params: z.object({ pictureId: BrandPictureId }),
  answer: {
    status: 200,
    schema: z.string(),
    contentType: 'image/png',
    files: ['image/jpeg', 'image/webp'],
    caching: 'public, max-age=31536000, immutable',
  },
  refusals: ['not_found'],
  example: { params: { pictureId: examplePictureId }, answer: '' },
  async run({ params: { pictureId }, db, deps, headers }) {
    const picture = await db.platform.inPlatform((tx) => findPicture(tx, pictureId));
    if (!picture) throw brandPictureNotFound();
    headers.set('content-security-policy', "default-src 'none'; sandbox");
    headers.set('cross-origin-resource-policy', 'cross-origin');
    return new FileAnswer({
      contentType: picture.content_type,
      disposition: 'inline',
      filename: `picture.${picture.content_type.slice('image/'.length)}`,
      bytes: picture.bytes,
      etag: `"${pictureId}"`,
      open: (range) => deps.files.open(brandPictureKey(pictureId), range),
    });
  },
});
