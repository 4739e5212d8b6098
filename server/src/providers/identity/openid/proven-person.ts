import { type Configuration, fetchUserInfo, type TokenEndpointResponse } from 'openid-client';
import type { IdentityAccess, IdentityOutcome } from '#areas/identity/connections';
import { serviceErrorOf } from './configuration.ts';

type Claims = Readonly<Record<string, unknown>>;

/** Reads who was verified from the ID token, and from the provider's userinfo where that says more. */
export async function readPerson(
  config: Configuration,
  tokens: TokenEndpointResponse & { claims(): Claims | undefined },
  { settings }: IdentityAccess,
): Promise<IdentityOutcome> {
  const claims = tokens.claims();
  const subject = claims?.['sub'];
  if (!claims || typeof subject !== 'string') return { state: 'failed', failure: 'provider_refused' };
  const level = textOf(claims['acr']);
  if (settings.acr_values && !settings.acr_values.split(' ').includes(level ?? '')) {
    return { state: 'failed', failure: 'level_too_low' };
  }
  const all = { ...(await userInfo(config, tokens.access_token, subject)), ...claims };
  return {
    state: 'approved',
    person: {
      subject,
      personalNumber: digitsOf(all[settings.personal_number_claim ?? 'personal_number']),
      phoneNumber: phoneOf(all[settings.phone_number_claim ?? 'phone_number']),
      name: textOf(all['name']),
      level,
    },
  };
}

async function userInfo(config: Configuration, accessToken: string, subject: string): Promise<Claims> {
  if (config.serverMetadata().userinfo_endpoint === undefined) return {};
  try {
    return await fetchUserInfo(config, accessToken, subject);
  } catch (error) {
    throw serviceErrorOf(error);
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function digitsOf(value: unknown): string | null {
  const digits = String(value ?? '').replaceAll(/\D/g, '');
  return digits === '' ? null : digits;
}

/** E.164: some providers leave the plus sign out. */
function phoneOf(value: unknown): string | null {
  const digits = digitsOf(value);
  return digits === null ? null : `+${digits}`;
}
