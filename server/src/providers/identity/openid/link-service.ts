import type { Egress } from '@parley/egress';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clientCredentialsGrant,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { z } from 'zod';
import type { IdentityService } from '#areas/identity/connections';
import { oauthErrorOf, openConfiguration, serviceErrorOf } from './configuration.ts';
import { readPerson } from './proven-person.ts';

const Reference = z.object({ verifier: z.string(), nonce: z.string(), state: z.string(), redirect: z.string() });

/** OpenID Connect by a link in a chat: authorization code with PKCE (S256), state and nonce. */
export function createLinkService({ egress }: { egress: Pick<Egress, 'fetchFor'> }): IdentityService {
  return {
    async begin(access, order) {
      const { settings } = access;
      try {
        const config = await openConfiguration(access, egress);
        const verifier = randomPKCECodeVerifier();
        const nonce = randomNonce();
        const state = order.callbackToken;
        const redirect = order.callbackUrl;
        const url = buildAuthorizationUrl(config, {
          redirect_uri: redirect,
          scope: settings.scope ?? 'openid profile',
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
          // A session left in this browser does not prove who uses it now.
          prompt: 'login',
          ...(settings.acr_values ? { acr_values: settings.acr_values } : {}),
        });
        const reference: z.infer<typeof Reference> = { verifier, nonce, state, redirect };
        return {
          reference: JSON.stringify(reference),
          continueUrl: url.href,
          expiresInSeconds: null,
          intervalSeconds: 3600,
        };
      } catch (error) {
        throw serviceErrorOf(error);
      }
    },

    /** The browser brings the answer; the provider is not asked. */
    check: async () => ({ state: 'pending' }),

    async complete(access, reference, url) {
      const { verifier, nonce, state, redirect } = Reference.parse(JSON.parse(reference));
      const config = await openConfiguration(access, egress);
      const answered = new URL(redirect);
      answered.search = url.search;
      try {
        const tokens = await authorizationCodeGrant(config, answered, {
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          expectedState: state,
          idTokenExpected: true,
        });
        return await readPerson(config, tokens, access);
      } catch (error) {
        const code = oauthErrorOf(error);
        if (code === 'access_denied') return { state: 'declined' };
        if (code !== undefined) return { state: 'failed', failure: 'provider_refused' };
        throw serviceErrorOf(error);
      }
    },

    async test(access) {
      try {
        const config = await openConfiguration(access, egress);
        try {
          await clientCredentialsGrant(config);
        } catch (error) {
          const code = oauthErrorOf(error);
          if (code === undefined || code === 'invalid_client') throw error;
        }
        return 'The provider knows the client';
      } catch (error) {
        throw serviceErrorOf(error);
      }
    },
  };
}
