import type { ErrorDetail } from '@parley/contract/errors';
import type {
  IdentityConnectionSet,
  IdentityMode,
  IdentityProviderName,
  IdentitySettings,
} from '@parley/contract/resources/identity';
import type { IdentityMethod } from '@parley/contract/resources/identity-method';
import { insecureAddress, settingForeign, settingMissing, testIdentitiesLive } from './connections.errors.ts';
import type { IdentitySecrets } from './identity-service.rules.ts';

/** Method each service stands for. */
export const methodOf: Readonly<Record<IdentityProviderName, IdentityMethod>> = {
  'oidc-ciba': 'eid',
  oidc: 'eid',
  bankid: 'eid',
  vipps: 'mobile_pay',
};

/** Name shown where the account gave none. */
export const usualName: Readonly<Record<IdentityProviderName, string>> = {
  'oidc-ciba': 'OpenID backchannel',
  oidc: 'OpenID link',
  bankid: 'BankID',
  vipps: 'Vipps MobilePay',
};

type Field = keyof IdentityConnectionSet;
const always: readonly Field[] = ['name', 'mode', 'accepts_test_identities'];
const openid: readonly Field[] = [
  'issuer',
  'client_id',
  'client_secret',
  'client_auth',
  'scope',
  'acr_values',
  'personal_number_claim',
  'phone_number_claim',
];
const backchannel: readonly Field[] = [...openid, 'delivery', 'login_hint'];
const fieldsOf: Readonly<Record<IdentityProviderName, readonly Field[]>> = {
  'oidc-ciba': backchannel,
  vipps: backchannel,
  oidc: openid,
  bankid: ['certificate', 'private_key', 'ca', 'url'],
};
const neededOf = (provider: IdentityProviderName): readonly Field[] =>
  provider === 'bankid' ? ['certificate', 'private_key'] : ['issuer', 'client_id', 'client_secret'];

const secretFields = ['client_secret', 'certificate', 'private_key', 'ca'] as const;

/** Separates what is shown from what is sealed; secrets that are left out stay. */
export function splitConnection(
  body: IdentityConnectionSet,
  before: IdentitySecrets,
): { settings: IdentitySettings; secrets: IdentitySecrets } {
  const { name: _name, mode: _mode, client_secret, certificate, private_key, ca, ...settings } = body;
  const given = { client_secret, certificate, private_key, ca };
  const secrets: IdentitySecrets = {};
  for (const field of secretFields) {
    const value = given[field] ?? before[field];
    if (value !== undefined) secrets[field] = value;
  }
  return { settings, secrets };
}

/** Faults of a connection: what its service needs and what it does not have. */
export function connectionFaults(
  provider: IdentityProviderName,
  body: IdentityConnectionSet,
  secrets: IdentitySecrets,
): ErrorDetail[] {
  const allowed = [...always, ...fieldsOf[provider]];
  const given = (Object.keys(body) as Field[]).filter((field) => body[field] !== undefined);
  const has = (field: Field) => given.includes(field) || secrets[field as keyof IdentitySecrets] !== undefined;
  return [
    ...given.filter((field) => !allowed.includes(field)).map((field) => settingForeign(`/${field}`, { provider })),
    ...neededOf(provider)
      .filter((field) => !has(field))
      .map((field) => settingMissing(`/${field}`, { provider })),
    ...(['issuer', 'url'] as const)
      .filter((field) => isInsecure(body[field]))
      .map((field) => insecureAddress(`/${field}`)),
    ...(body.mode === 'live' && body.accepts_test_identities === true
      ? [testIdentitiesLive('/accepts_test_identities')]
      : []),
  ];
}

/** True when a verification of this mode, over the connection as it is now, proves anything to the account. */
export function counts(
  mode: IdentityMode,
  connection: { mode: IdentityMode; settings: IdentitySettings } | undefined,
): boolean {
  return mode === 'live' || (connection?.mode === 'test' && connection.settings.accepts_test_identities === true);
}

/** Plain HTTP is for a service on this machine. */
function isInsecure(url: string | undefined): boolean {
  if (url === undefined) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && hostname !== 'localhost' && hostname !== '127.0.0.1' && hostname !== '[::1]';
}

/**
 * True when secrets of before may go where the new settings lead: another address gets them only when they are entered
 * again.
 */
export function mayKeepSecrets(before: IdentitySettings | undefined, after: IdentityConnectionSet): boolean {
  const place = (each: Pick<IdentitySettings, 'issuer' | 'url'>) => `${each.issuer ?? ''} ${each.url ?? ''}`;
  return before !== undefined && place(before) === place(after);
}
