import { BrandPictureId } from '@parley/contract/ids';
import { z } from 'zod';
import { publicAccess } from '#platform/http/access/access.ts';
import { pictureAnswer, pictureResponse } from '#platform/http/responses/picture-answer.ts';
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
  answer: pictureResponse,
  refusals: ['not_found'],
  example: { params: { pictureId: examplePictureId }, answer: '' },
  async run({ params: { pictureId }, db, deps, headers }) {
    const picture = await db.platform.inPlatform((tx) => findPicture(tx, pictureId));
    if (!picture) throw brandPictureNotFound();
    const stored = { id: pictureId, contentType: picture.content_type, bytes: picture.bytes };
    return pictureAnswer({ ...stored, key: brandPictureKey(pictureId) }, { files: deps.files, headers });
  },
});
