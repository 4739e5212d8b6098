import { z } from 'zod';
import { Actor } from '../actor.ts';
import { AllowedAddresses } from '../filters.ts';
import { ApiKeyId } from '../ids.ts';
import { Name } from '../names.ts';

export const maxKeyYears = 10;

/** Maximum grace period of a rotated key. Unit: seconds. */
export const overlapSeconds = (fallback: number) =>
  z
    .int()
    .min(0)
    .max(604_800)
    .default(fallback)
    .meta({ description: 'Grace period of the old key; 0: revoked immediately' });

/** Contract 2.1, and what may be set beside it. Scopes are texts here: what is no scope is refused as `unknown_scope`. */
export const ApiKeyCreate = z.strictObject({
  name: Name.meta({ description: 'Label of the key' }),
  scopes: z
    .array(
      z
        .string()
        .max(100)
        .meta({ examples: ['agents:read'] }),
    )
    .min(1)
    .max(200)
    .meta({ description: 'Scopes of the key, each as `resource:action`; unknown ones are refused' }),
  expires_at: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .meta({ description: `Expiry, at most ${maxKeyYears} years ahead; null: never expires` }),
  allowed_ips: AllowedAddresses.meta({ description: 'Addresses and networks it may be used from; none means any' }),
  requests_per_minute: z
    .int()
    .min(1)
    .max(1_000_000)
    .nullable()
    .default(null)
    .meta({ description: 'Rate limit of this key, below the general one; null: the general one' }),
});
export type ApiKeyCreate = z.infer<typeof ApiKeyCreate>;

export const ApiKeyState = z.enum(['active', 'expired', 'revoked']);
export type ApiKeyState = z.infer<typeof ApiKeyState>;

/** A key as it may be looked at: never its secret. */
export const ApiKey = z
  .object({
    id: ApiKeyId,
    kind: z.enum(['named', 'own']).meta({ description: "`own`: the account's own key, one at a time" }),
    name: z.string(),
    prefix: z.string().meta({ description: 'How the secret begins' }),
    last_four: z.string().meta({ description: 'How the secret ends' }),
    scopes: z.array(z.string()),
    state: ApiKeyState,
    expires_at: z.iso.datetime().nullable(),
    allowed_ips: z.array(z.string()),
    requests_per_minute: z.int().nullable(),
    created_at: z.iso.datetime(),
    created_by: Actor,
    last_used_at: z.iso.datetime().nullable().meta({ description: 'To within half a minute' }),
    revoked_at: z.iso.datetime().nullable(),
    replaced_by: ApiKeyId.nullable().meta({ description: 'The key it was rotated into' }),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

/** Answer to the creation of a key, the only one that contains its secret. */
export const ApiKeyIssued = ApiKey.extend({
  secret: z.string().meta({ description: 'Send as X-API-Key. Shown once, here' }),
}).meta({ id: 'ApiKeyIssued' });
export type ApiKeyIssued = z.infer<typeof ApiKeyIssued>;

export const ApiKeyRotate = z.strictObject({ overlap_seconds: overlapSeconds(0) });

/** The new key, with the one it took the place of. */
export const ApiKeyRotated = ApiKeyIssued.extend({
  previous: z
    .object({ id: ApiKeyId, valid_until: z.iso.datetime().nullable() })
    .nullable()
    .meta({ description: '`valid_until` null: it opens nothing any more' }),
}).meta({ id: 'ApiKeyRotated' });
export type ApiKeyRotated = z.infer<typeof ApiKeyRotated>;
