import { IdentityProviderName } from '@parley/contract/resources/identity';
import { z } from 'zod';
import { signedBy } from '#platform/http/access/access.ts';
import { completeVerification } from './advance-verification.ts';
import { authorizationState } from './callback-proof.ts';
import { callbackTooLate } from './verifications.errors.ts';
import { operation } from './verifications.operation.ts';

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Verification</title>
<body><p>Thank you. You can close this page and go back to the conversation.</p></body></html>
`;

/** Where the browser of a person comes back to from an OpenID provider. */
export const finishIdentityLink = operation({
  method: 'GET',
  path: '/api/identity/callbacks/{provider}',
  id: 'finishIdentityLink',
  summary: 'Return from an identity service',
  description:
    'For browsers: the redirect of an OpenID provider with code and state. The code is exchanged once; a link that was used or has expired is refused.',
  access: signedBy(authorizationState),
  transaction: 'none',
  params: z.object({ provider: IdentityProviderName }),
  query: z.looseObject({ state: z.string().min(1).max(500) }),
  answer: { status: 200, schema: z.string(), contentType: 'text/html' },
  refusals: ['conflict'],
  example: {
    params: { provider: 'oidc' },
    query: { state: 'Zt5mW2cRq7XwLr4v', code: 'SplxlOBeZQQYbYS6WxSbIA' },
    answer: page,
  },
  async run({ tenantId, subject, query, deps }) {
    const url = new URL('https://callback.invalid/');
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    if ((await completeVerification(deps, { tenantId, id: subject.id }, url)) === 'too_late') throw callbackTooLate();
    return page;
  },
});
