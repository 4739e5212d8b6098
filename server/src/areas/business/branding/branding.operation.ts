import { BrandPicture } from '@parley/contract/resources/branding';
import { z } from 'zod';
import type { FileStore } from '#platform/files/file-store.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { BrandDirectory } from './brand-directory.ts';

export interface BrandingDeps {
  brands: BrandDirectory;
  /** Store of the pictures. */
  files: FileStore;
}

export const operation = operationOf<BrandingDeps>();

export const pictureParams = z.object({ picture: BrandPicture });
