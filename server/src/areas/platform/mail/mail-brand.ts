import type { ResellerId, TenantId } from '@parley/contract/ids';
import type { ResellerBranding } from '@parley/contract/resources/branding';
import type { Tx } from '#db/tenant-scope.ts';
import type { MailLanguage } from './mail-languages.ts';
import type { CustomText, TextKey } from './mail-texts.ts';

/** Look of an email: name, colour, logo and the links at its end. Addresses are absolute. */
export interface MailBrand {
  name: string;
  color: string;
  logoUrl: string | null;
  supportEmail: string | null;
  supportUrl: string | null;
  termsUrl: string | null;
  privacyUrl: string | null;
  imprintUrl: string | null;
  postalAddress: string | null;
}

/** Port to brands and to the texts that resellers have changed. */
export interface MailSenders {
  /**
   * Finds the sender of an email from an account; without one, of an email to a person. `host`: a domain of the
   * reseller, with which links begin.
   */
  find(
    tx: Tx,
    mail: { accountId: TenantId | null; to: string },
  ): Promise<{ resellerId: ResellerId | null; branding: ResellerBranding; host: string | null }>;
  /** Finds the reseller's own text of an email; null: none. */
  findText(tx: Tx, text: { resellerId: ResellerId; key: TextKey; language: MailLanguage }): Promise<CustomText | null>;
}

/** Look of an email with this brand; `baseUrl` without a trailing slash. */
export function mailBrandOf(branding: ResellerBranding, baseUrl: string): MailBrand {
  return {
    name: branding.name,
    color: branding.primary_color,
    logoUrl: branding.logo_url && `${baseUrl}${branding.logo_url}`,
    supportEmail: branding.support_email,
    supportUrl: branding.support_url,
    termsUrl: branding.terms_url,
    privacyUrl: branding.privacy_url,
    imprintUrl: branding.imprint_url,
    postalAddress: branding.postal_address,
  };
}

/** Address of the installation under another host: its scheme and port stay. */
export function baseUrlAt(baseUrl: string, host: string | null): string {
  if (host === null) return baseUrl;
  const url = new URL(baseUrl);
  url.hostname = host;
  return url.origin;
}
