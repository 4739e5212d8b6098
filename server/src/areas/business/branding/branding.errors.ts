import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

export const colourTooLight = defineFieldRefusal(
  'low_contrast',
  'brand_colour_too_light',
  'the contrast with white is {{ratio}}:1, and text needs 4.5:1; {{suggestion}} is dark enough',
);

export const brandPictureNotFound = defineRefusal(
  'not_found',
  'brand_picture_not_found',
  'There is no picture with this id',
);

export const notABrandPicture = defineRefusal(
  'unsupported_media_type',
  'brand_picture_type',
  'Expected a PNG, JPEG or WebP picture; this file is none of them',
);

export const iconNotPng = defineRefusal(
  'unsupported_media_type',
  'brand_icon_type',
  'Expected a PNG picture as the icon; this file is none',
);

export const iconNotSquare = defineFieldRefusal(
  'icon_size',
  'brand_icon_size',
  'an icon is square and between 192 and 1024 pixels wide; this one has {{width}} x {{height}}',
);
