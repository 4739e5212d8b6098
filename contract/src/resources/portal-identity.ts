import { z } from 'zod';
import { overlapSeconds } from './api-key.ts';

/** Portal identity of an agent: enabled or not, and the key's mask; never the secret. */
export const PortalIdentityKeyStatus = z
  .object({
    configured: z.boolean(),
    prefix: z.string().nullable(),
    created_at: z.iso.datetime().nullable(),
    last_used_at: z.iso.datetime().nullable(),
    previous_valid_until: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Until when the key before this one is still taken' }),
  })
  .meta({ id: 'PortalIdentityKeyStatus' });

const dayInSeconds = 86_400;

export const PortalIdentityKeyCreate = z.strictObject({ overlap_seconds: overlapSeconds(dayInSeconds) });

export const PortalIdentityKeyIssued = PortalIdentityKeyStatus.extend({
  secret: z.string().meta({ description: 'Signs who a visitor is. For the server of the portal; shown once, here' }),
}).meta({ id: 'PortalIdentityKeyIssued' });

/** Signed identity of a visitor: a JWT (HS256), or the user's id with an HMAC. */
export const IdentityToken = z
  .union([
    z.string().min(1).max(4096),
    z.strictObject({ user_id: z.string().min(1).max(255), hmac: z.string().max(128) }),
  ])
  .meta({
    description:
      'Identity of the visitor, signed by the portal: a JWT (HS256), or the id of the user with the HMAC-SHA256 of `user_id:<id>` in hex',
  });
export type IdentityToken = z.infer<typeof IdentityToken>;
