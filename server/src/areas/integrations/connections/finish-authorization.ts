import { z } from 'zod';
import { signedBy } from '#platform/http/access/access.ts';
import { authorizationState } from '#platform/oauth/authorization-proof.ts';
import { stateUsed } from './connections.errors.ts';
import { operation, providerParams } from './connections.operation.ts';

const Sent = z.string().max(4096).optional();

/** Callback of a vendor: connects, and sends the browser back to the console. */
export const finishAuthorization = operation({
  method: 'GET',
  path: '/api/integrations/providers/{provider}/oauth/callback',
  id: 'finishIntegrationAuthorization',
  summary: 'OAuth2 callback',
  description:
    'The vendor sends the browser here. Exchanges the code and redirects to the console with `connected=<id>`, or `failed=` and one of denied, refused, unreachable. The state works once, in the browser and session that began.',
  access: signedBy(authorizationState),
  audit: 'connection.authorized',
  transaction: 'none',
  params: providerParams,
  // Vendors add parameters of their own.
  query: z.looseObject({
    state: z.string().max(200).meta({ description: 'From the authorization' }),
    code: Sent.meta({ description: 'Code of the vendor' }),
    error: Sent.meta({ description: 'Error of the vendor, instead of a code' }),
  }),
  answer: { status: 302, schema: null, description: 'Back to the console', caching: 'no-store' },
  refusals: ['conflict'],
  example: {
    params: { provider: 'hubspot' },
    query: { state: 'oas_example.0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01', code: 'example' },
  },
  async run({ tenantId, subject, deps, headers, audit }) {
    const finished = await deps.authorizations.finish({ tenantId, ...subject });
    if (!finished) throw stateUsed();
    const { returnTo, connectionId, failure } = finished;
    if (connectionId) audit.resource(connectionId);
    audit.details({ failure });
    headers.set('location', `${returnTo}?${connectionId ? `connected=${connectionId}` : `failed=${failure}`}`);
  },
});
