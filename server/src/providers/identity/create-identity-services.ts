import type { Egress } from '@parley/egress';
import type { IdentityServices } from '#areas/identity/connections';
import { createBankIdService } from './bankid/bankid-service.ts';
import { createCibaService } from './openid/ciba-service.ts';
import { createLinkService } from './openid/link-service.ts';

/** Every service that verifies people, through egress. */
export function createIdentityServices(parts: {
  egress: Pick<Egress, 'fetchFor' | 'withClientCertificate'>;
}): IdentityServices {
  return {
    'oidc-ciba': createCibaService(parts, { loginHint: 'tel:{phone}' }),
    oidc: createLinkService(parts),
    bankid: createBankIdService(parts),
    vipps: createCibaService(parts, { loginHint: 'urn:msisdn:{digits}' }),
  };
}
