import { contrastRatio, longHex, readableOn, textContrastMin } from '@parley/contract/browser/colour-contrast';
import { type PublicBrand, type ResellerBranding, ResellerBrandingWrite } from '@parley/contract/resources/branding';
import { colourTooLight } from './branding.errors.ts';

export const productName = 'Parley';

/** Brand as it is stored; null fields of pictures: none. */
export interface StoredBrand {
  settings: unknown;
  logo_id: string | null;
  icon_id: string | null;
  updated_at: Date;
}

export const brandPicturePath = (id: string): string => `/api/branding/pictures/${id}`;

/** Refuses a colour that white text cannot be read on, and which cannot be read on white itself. */
export function checkBrandColour(colour: string): void {
  const ratio = contrastRatio(colour, '#ffffff');
  if (ratio >= textContrastMin) return;
  const suggestion = readableOn(colour, '#ffffff', '#000000');
  throw colourTooLight('/primary_color', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), suggestion });
}

/** Brand of an account; `name` where none is stored: the reseller's, or the product's. */
export function brandingOf(stored: StoredBrand | undefined, name: string): ResellerBranding {
  const settings = ResellerBrandingWrite.parse(stored?.settings ?? { name });
  return {
    ...settings,
    primary_color: longHex(settings.primary_color),
    logo_url: stored?.logo_id ? brandPicturePath(stored.logo_id) : null,
    icon_url: stored?.icon_id ? brandPicturePath(stored.icon_id) : null,
    updated_at: stored?.updated_at.toISOString() ?? null,
  };
}

/** Fields that the sign-in page shows. */
export function publicBrand(branding: ResellerBranding): PublicBrand {
  const { mail_sender_name: _, postal_address: __, updated_at: ___, ...shown } = branding;
  return shown;
}

/** Names of the fields that differ. */
export function changedFields(before: ResellerBranding, after: ResellerBranding): string[] {
  const names = Object.keys(after) as (keyof ResellerBranding)[];
  return names.filter((name) => name !== 'updated_at' && before[name] !== after[name]);
}
