import { impersonalTable, personalData } from '#platform/personal-data/personal-data.ts';

/** Personal data of brands. */
export const brandingPersonalData = personalData({
  tables: [
    impersonalTable('brands', {
      about: 'brands of resellers and of the installation',
      impersonal: ['icon_id', 'logo_id', 'reseller_id', 'settings', 'updated_at'],
    }),
    impersonalTable('brand_pictures', {
      about: 'logos and icons of brands',
      impersonal: ['bytes', 'content_type', 'created_at', 'height_px', 'id', 'kind', 'reseller_id', 'width_px'],
    }),
  ],
  files: [
    {
      folder: 'brands',
      about: 'logos and icons of brands',
      people: 'none',
      kinds: [],
      erasure: 'deleted by a job when they are replaced',
    },
  ],
});
