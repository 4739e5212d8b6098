import type { Egress } from '@parley/egress';
import { genericGrantRequest, initiateBackchannelAuthentication } from 'openid-client';
import { type IdentityOrder, type IdentityService, IdentityServiceError } from '#areas/identity/connections';
import { oauthErrorOf, openConfiguration, serviceErrorOf } from './configuration.ts';
import { readPerson } from './proven-person.ts';

const grantType = 'urn:openid:params:grant-type:ciba';
/** Pause between polls where the provider names none (CIBA Core 7.3), and what `slow_down` adds. Unit: seconds. */
const usualInterval = 5;

/**
 * OpenID Connect client-initiated backchannel authentication (CIBA Core 1.0), poll and ping. The authentication request
 * id is known to the token endpoint and to us alone, so a ping only says when to ask.
 */
export function createCibaService(
  { egress }: { egress: Pick<Egress, 'fetchFor'> },
  defaults: { loginHint: string },
): IdentityService {
  return {
    async begin(access, order) {
      const { settings } = access;
      try {
        const config = await openConfiguration(access, egress);
        const answer = await initiateBackchannelAuthentication(config, {
          scope: settings.scope ?? 'openid profile',
          login_hint: writeHint(settings.login_hint ?? defaults.loginHint, order.hint),
          binding_message: order.message,
          ...(settings.acr_values ? { acr_values: settings.acr_values } : {}),
          ...(settings.delivery === 'ping' ? { client_notification_token: order.callbackToken } : {}),
        });
        return {
          reference: answer.auth_req_id,
          continueUrl: null,
          expiresInSeconds: answer.expires_in,
          intervalSeconds: answer.interval ?? usualInterval,
        };
      } catch (error) {
        throw serviceErrorOf(error);
      }
    },

    async check(access, reference) {
      const config = await openConfiguration(access, egress);
      try {
        const tokens = await genericGrantRequest(config, grantType, { auth_req_id: reference });
        return await readPerson(config, tokens, access);
      } catch (error) {
        switch (oauthErrorOf(error)) {
          case 'authorization_pending':
            return { state: 'pending' };
          case 'slow_down':
            return { state: 'pending', slowDownSeconds: usualInterval };
          case 'access_denied':
            return { state: 'declined' };
          case 'expired_token':
            return { state: 'expired' };
          case undefined:
            throw serviceErrorOf(error);
          default:
            return { state: 'failed', failure: 'provider_refused' };
        }
      }
    },

    async test(access) {
      try {
        const config = await openConfiguration(access, egress);
        const metadata = config.serverMetadata();
        if (metadata.backchannel_authentication_endpoint === undefined) {
          throw new IdentityServiceError('no_ciba', 'The provider offers no backchannel authentication');
        }
        await tryCredentials(() => genericGrantRequest(config, grantType, { auth_req_id: 'parley-connection-test' }));
        return 'The provider knows the client and offers backchannel authentication';
      } catch (error) {
        throw serviceErrorOf(error);
      }
    },
  };
}

/** Asks for the tokens of nothing: a provider that accepts the credentials refuses the request, not the client. */
async function tryCredentials(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    const code = oauthErrorOf(error);
    if (code === undefined || code === 'invalid_client' || code === 'unauthorized_client') throw error;
  }
}

function writeHint(template: string, hint: IdentityOrder['hint']): string {
  if (!hint) throw new IdentityServiceError('no_hint', 'It is not known who is to be asked');
  const digits = hint.value.replaceAll(/\D/g, '');
  const values: Partial<Record<string, string>> =
    hint.kind === 'phone' ? { phone: `+${digits}`, digits } : { personal_number: digits };
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new IdentityServiceError('no_hint', `The provider wants to know: ${name}`);
    return value;
  });
}
