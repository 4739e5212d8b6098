import { type Egress, findEgressError } from '@parley/egress';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
} from 'openid-client';
import { type IdentityAccess, IdentityServiceError } from '#areas/identity/connections';

/** Limits of each request to an OpenID provider. */
const limits = { timeoutMs: 10_000, totalTimeoutMs: 10_000, maxBytes: 500_000 };

/** Reads the provider's metadata. Signatures of ID tokens are verified, and every request goes through egress. */
export async function openConfiguration(
  { settings, secrets }: IdentityAccess,
  egress: Pick<Egress, 'fetchFor'>,
): Promise<Configuration> {
  const server = new URL(settings.issuer ?? '');
  const auth = settings.client_auth === 'client_secret_post' ? ClientSecretPost : ClientSecretBasic;
  const metadata = { client_secret: secrets.client_secret ?? '' };
  return discovery(server, settings.client_id ?? '', metadata, auth(secrets.client_secret ?? ''), {
    [customFetch]: egress.fetchFor(limits) as never,
    execute: [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])],
  });
}

/** Error code of the provider's answer, as OAuth names it; undefined for other failures. */
export function oauthErrorOf(error: unknown): string | undefined {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return error.error;
  return undefined;
}

/** Converts a refusal of the provider; other errors, of the network, stay what they are. */
export function serviceErrorOf(error: unknown): unknown {
  const code = oauthErrorOf(error);
  if (code !== undefined) return new IdentityServiceError(code, `The provider refused: ${code}`, { cause: error });
  const egressError = findEgressError(error);
  if (egressError) return egressError;
  if (error instanceof ClientError) {
    const reason = error.code ?? 'invalid_answer';
    return new IdentityServiceError(reason, `The provider's answer was refused: ${reason}`, { cause: error });
  }
  return error;
}
