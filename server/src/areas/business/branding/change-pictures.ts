import { type BrandPicture, ResellerBranding } from '@parley/contract/resources/branding';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { admin, reseller } from '#platform/http/access/access.ts';
import type { AuditRecorder } from '#platform/http/operation.ts';
import { pictureBytesMax, removePicture, storePicture } from './brand-pictures.ts';
import { exampleBranding } from './branding.examples.ts';
import { type BrandingDeps, operation, pictureParams } from './branding.operation.ts';
import { type BrandOwner, getBranding } from './branding.queries.ts';

interface ChangeContext {
  tx: Tx;
  now: Date;
  params: { picture: BrandPicture };
  audit: AuditRecorder;
}

async function upload(
  context: ChangeContext & { body: { file: File }; newId: () => string; deps: BrandingDeps },
  owner: BrandOwner,
): Promise<ResellerBranding> {
  const { tx, now, newId, deps, params, body, audit } = context;
  const { name } = await getBranding(tx, owner);
  await storePicture({ tx, now, newId, files: deps.files }, { owner, kind: params.picture, file: body.file, name });
  audit.resource('branding');
  audit.details({ picture: params.picture, bytes: body.file.size });
  return getBranding(tx, owner);
}

async function remove({ tx, now, params, audit }: ChangeContext, owner: BrandOwner): Promise<ResellerBranding> {
  const before = await getBranding(tx, owner);
  audit.resource('branding');
  audit.details({ picture: params.picture });
  const hasNone = (params.picture === 'logo' ? before.logo_url : before.icon_url) === null;
  if (hasNone) {
    audit.nothingChanged();
    return before;
  }
  await removePicture({ tx, now }, { owner, kind: params.picture, name: before.name });
  return getBranding(tx, owner);
}

const uploading = {
  method: 'POST',
  audit: 'branding.upload_picture',
  params: pictureParams,
  bodyType: 'multipart/form-data',
  maxFileBytes: pictureBytesMax,
  body: z.strictObject({ file: z.file().meta({ description: 'The picture' }) }),
  answer: { status: 200, schema: ResellerBranding },
  description:
    'A logo is a PNG, JPEG or WebP, an icon a square PNG of 192 to 1024 pixels; both at most 512 KiB, and judged by their bytes. The old picture is removed.',
  example: { params: { picture: 'logo' }, answer: exampleBranding },
} as const;

const removing = {
  method: 'DELETE',
  audit: 'branding.delete_picture',
  params: pictureParams,
  answer: { status: 200, schema: ResellerBranding },
  example: { params: { picture: 'logo' }, answer: { ...exampleBranding, logo_url: null } },
} as const;

/** Replaces the logo or icon of the reseller. */
export const uploadResellerPicture = operation({
  ...uploading,
  path: '/api/reseller/branding/{picture}',
  id: 'uploadResellerBrandPicture',
  summary: "Upload the reseller's logo or icon",
  access: reseller({ needsAdmin: true }),
  run: (context) => upload(context, context.tenantId),
});

/** Removes the logo or icon of the reseller. */
export const deleteResellerPicture = operation({
  ...removing,
  path: '/api/reseller/branding/{picture}',
  id: 'deleteResellerBrandPicture',
  summary: "Delete the reseller's logo or icon",
  access: reseller({ needsAdmin: true }),
  run: (context) => remove(context, context.tenantId),
});

/** Replaces the logo or icon of the installation. */
export const uploadInstallationPicture = operation({
  ...uploading,
  path: '/api/admin/branding/{picture}',
  id: 'uploadInstallationBrandPicture',
  summary: "Upload the installation's logo or icon",
  access: admin(),
  run: (context) => upload(context, null),
});

/** Removes the logo or icon of the installation. */
export const deleteInstallationPicture = operation({
  ...removing,
  path: '/api/admin/branding/{picture}',
  id: 'deleteInstallationBrandPicture',
  summary: "Delete the installation's logo or icon",
  access: admin(),
  run: (context) => remove(context, null),
});
