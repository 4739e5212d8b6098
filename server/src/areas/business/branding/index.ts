import { area } from '#platform/areas/area.ts';
import { brandPictureJobs } from './brand-pictures.ts';
import type { BrandingDeps } from './branding.operation.ts';
import {
  deleteInstallationPicture,
  deleteResellerPicture,
  uploadInstallationPicture,
  uploadResellerPicture,
} from './change-pictures.ts';
import { getBrandPicture } from './get-brand-picture.ts';
import { getInstallationBranding } from './get-installation-branding.ts';
import { getPublicBrand } from './get-public-brand.ts';
import { getResellerBranding } from './get-reseller-branding.ts';
import { brandingPersonalData } from './personal-data.ts';
import { setInstallationBranding } from './set-installation-branding.ts';
import { setResellerBranding } from './set-reseller-branding.ts';

export { type BrandDirectory, createBrandDirectory } from './brand-directory.ts';
export { brandPictureSource } from './brand-pictures.ts';
export { brandStyle } from './brand-style.rules.ts';
export type { BrandingDeps } from './branding.operation.ts';
export { hostOf } from './host.rules.ts';
export { findMailSender } from './mail-brand.queries.ts';

/** Brands of resellers and of the installation. */
export const brandingArea = area<BrandingDeps>({
  name: 'branding',
  personalData: brandingPersonalData,
  operations: {
    'Reseller and platform admin': [
      getResellerBranding,
      setResellerBranding,
      uploadResellerPicture,
      deleteResellerPicture,
      getInstallationBranding,
      setInstallationBranding,
      uploadInstallationPicture,
      deleteInstallationPicture,
      getPublicBrand,
      getBrandPicture,
    ],
  },
  jobs: brandPictureJobs,
});
