import type { PublicBrand, ResellerBranding } from '@parley/contract/resources/branding';

const pictureId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9bc1';

export const exampleBranding: ResellerBranding = {
  name: 'Nordic Voice',
  primary_color: '#0b6b4f',
  logo_url: `/api/branding/pictures/${pictureId}`,
  icon_url: null,
  website_url: 'https://voice.example.com',
  support_email: 'help@voice.example.com',
  support_url: null,
  terms_url: 'https://voice.example.com/terms',
  privacy_url: 'https://voice.example.com/privacy',
  imprint_url: null,
  mail_sender_name: null,
  postal_address: 'Nordic Voice AB, Storgatan 1, 111 22 Stockholm',
  updated_at: '2026-03-01T09:30:00.000Z',
};

const { mail_sender_name: _, postal_address: __, updated_at: ___, ...shown } = exampleBranding;
export const examplePublicBrand: PublicBrand = shown;

export const exampleBrandingWrite = {
  name: exampleBranding.name,
  primary_color: exampleBranding.primary_color,
  website_url: exampleBranding.website_url,
  support_email: exampleBranding.support_email,
  terms_url: exampleBranding.terms_url,
  privacy_url: exampleBranding.privacy_url,
  postal_address: exampleBranding.postal_address,
};

export const examplePictureId = pictureId;
