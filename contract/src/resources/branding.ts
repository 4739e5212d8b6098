import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { Name, oneLine } from '../names.ts';
import { HexColour } from './chat-widget.ts';

/** Colour of a brand that has chosen none. */
export const defaultBrandColour = '#2456d6';

const link = (description: string) =>
  z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain })
    .max(500)
    .nullable()
    .default(null)
    .meta({ description });

/** Brand as it is written: everything but the pictures. */
export const ResellerBrandingWrite = z
  .strictObject({
    name: Name.meta({ description: 'Name of the product, in pages, emails and the footer of the chat' }),
    primary_color: HexColour.default(defaultBrandColour).meta({
      description: 'Colour of buttons and links; its contrast with white must be at least 4.5:1',
    }),
    website_url: link('Page that the footer of the chat leads to'),
    support_email: EmailAddress.nullable().default(null).meta({ description: 'Address for questions' }),
    support_url: link('Page with help'),
    terms_url: link('Terms of service'),
    privacy_url: link('Privacy policy'),
    imprint_url: link('Legal notice'),
    mail_sender_name: oneLine(80)
      .nullable()
      .default(null)
      .meta({ description: "Sender's name of emails; null: the name of the brand" }),
    postal_address: oneLine(300)
      .nullable()
      .default(null)
      .meta({ description: 'Postal address, at the end of emails; newsletters need one' }),
  })
  .meta({ id: 'ResellerBrandingWrite' });
export type ResellerBrandingWrite = z.infer<typeof ResellerBrandingWrite>;

const picture = (description: string) => z.string().nullable().meta({ description });
const pictures = {
  logo_url: picture('Path of the logo below the base address; null: none'),
  icon_url: picture('Path of the square icon below the base address; null: none'),
};

const shownFields = {
  name: z.string(),
  primary_color: z.string(),
  ...pictures,
  website_url: z.string().nullable(),
  support_email: z.string().nullable(),
  support_url: z.string().nullable(),
  terms_url: z.string().nullable(),
  privacy_url: z.string().nullable(),
  imprint_url: z.string().nullable(),
};

/** Brand of a reseller, or of the installation. */
export const ResellerBranding = z
  .object({
    ...shownFields,
    mail_sender_name: z.string().nullable(),
    postal_address: z.string().nullable(),
    updated_at: z.iso.datetime().nullable().meta({ description: 'null: never changed, the defaults apply' }),
  })
  .meta({ id: 'ResellerBranding' });
export type ResellerBranding = z.infer<typeof ResellerBranding>;

/** Brand as anybody sees it: what the sign-in page shows. */
export const PublicBrand = z.object(shownFields).meta({ id: 'PublicBrand' });
export type PublicBrand = z.infer<typeof PublicBrand>;

export const BrandPicture = z.enum(['logo', 'icon']);
export type BrandPicture = z.infer<typeof BrandPicture>;
