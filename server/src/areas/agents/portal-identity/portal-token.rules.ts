import { createHmac } from 'node:crypto';
import { EmailAddress } from '@parley/contract/email-address';
import type { IdentityToken } from '@parley/contract/resources/portal-identity';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { findUnstorable } from '#platform/http/requests/json-body.ts';
import { equalsInConstantTime } from '#platform/ids/token.ts';

/** Visitor identity, vouched for by the tenant's portal. */
export interface PortalIdentity {
  userId: string;
  name?: string;
  email?: string;
  phoneNumber?: string;
  /** Further claims of the portal, for prompt and tools. */
  variables: Record<string, string>;
}

/** Allowed clock skew of a portal. Unit: seconds. */
const leewaySeconds = 60;
/** Maximum lifetime of a token: it identifies a present visitor; a longer one is a leak risk. Unit: seconds. */
const longestLifeSeconds = 86_400;

const storable = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => findUnstorable(text, '') === null);

/** Claims about the visitor; others, such as `iss` or `jti`, are ignored. */
const Claims = z.object({
  sub: storable(255),
  exp: z.number(),
  iat: z.number().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  name: storable(200).optional(),
  email: EmailAddress.optional(),
  phone_number: storable(40).optional(),
  variables: z
    .record(z.string().regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/), storable(1000))
    .refine((variables) => Object.keys(variables).length <= 50)
    .default({}),
});

/** Verifies the token against `secrets` for this agent at this time; null when invalid. */
export async function readPortalToken(
  token: IdentityToken,
  request: { secrets: readonly string[]; agentId: string; now: Date },
): Promise<PortalIdentity | null> {
  if (typeof token !== 'string') return readSimpleForm(token, request.secrets);
  for (const secret of request.secrets) {
    const payload = await verifiedPayload(token, secret, request.now);
    if (payload) return identityOf(payload, request);
  }
  return null;
}

/** Fixed algorithm (HS256), against `alg: none` and key confusion. */
async function verifiedPayload(token: string, secret: string, now: Date): Promise<JWTPayload | null> {
  try {
    const verified = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp'],
      clockTolerance: leewaySeconds,
      currentDate: now,
    });
    return verified.payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function identityOf(payload: JWTPayload, { agentId, now }: { agentId: string; now: Date }): PortalIdentity | null {
  const claims = Claims.safeParse(payload);
  if (!claims.success) return null;
  const { sub, exp, iat, aud, name, email, phone_number, variables } = claims.data;
  const nowSeconds = now.getTime() / 1000;
  if (exp <= nowSeconds || exp > nowSeconds + longestLifeSeconds + leewaySeconds) return null;
  if (iat !== undefined && iat > nowSeconds + leewaySeconds) return null;
  if (aud !== undefined && !(Array.isArray(aud) ? aud : [aud]).includes(agentId)) return null;
  return {
    userId: sub,
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone_number === undefined ? {} : { phoneNumber: phone_number }),
    variables,
  };
}

/**
 * Signed text of the simple form. A JWT signs `header.payload`, which never contains a colon: without the prefix, the
 * HMAC of a crafted user id would be a valid JWT.
 */
const signedText = (userId: string) => `user_id:${userId}`;

/** Reads a user id with the hex HMAC-SHA256 of `user_id:<id>`. It carries only the id and never expires. */
function readSimpleForm(
  { user_id: userId, hmac }: Exclude<IdentityToken, string>,
  secrets: readonly string[],
): PortalIdentity | null {
  const signs = (secret: string) =>
    equalsInConstantTime(createHmac('sha256', secret).update(signedText(userId)).digest('hex'), hmac.toLowerCase());
  return secrets.some(signs) ? { userId, variables: {} } : null;
}

/** Flattens the identity for storage with a chat, each field a variable. */
export function identityFields({
  userId,
  name,
  email,
  phoneNumber,
  variables,
}: PortalIdentity): Record<string, string> {
  return {
    ...variables,
    user_id: userId,
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
  };
}

/** Identifying variables: self-reported values must not fill in for claims the portal did not make. */
const provenOnly = ['user_id', 'email', 'phone_number'];

/** Variables of an identified visitor: the portal's claims override self-reported and collected values. */
export function vouchedVariables(
  identity: Readonly<Record<string, string>> | null,
  variables: Readonly<Record<string, string>>,
): Record<string, string> {
  if (identity === null) return { ...variables };
  const others = Object.entries(variables).filter(([name]) => !provenOnly.includes(name));
  return { ...Object.fromEntries(others), ...identity };
}
