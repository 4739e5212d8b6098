import { oneOrSeveral, orderedSpan, timeSpan } from '@parley/contract/filters';
import { AgentId, CallId, ChatSessionId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import {
  IdentityMode,
  IdentityProviderName,
  IdentityState,
  IdentityVerification,
} from '@parley/contract/resources/identity';
import { IdentityMethod } from '@parley/contract/resources/identity-method';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { listVerificationPage } from './read-verification-page.ts';
import { exampleVerification, operation } from './verifications.operation.ts';

/** Lists the verifications of callers and visitors, newest first. */
export const listIdentityVerifications = operation({
  method: 'GET',
  path: '/api/identity/verifications',
  id: 'listIdentityVerifications',
  summary: 'The log of verifications',
  description:
    'Every verification with its result. No personal number is stored: `subject_hash` is the same for the same person, `subject_hint` ends with two digits.',
  access: apiKey('identity:read'),
  query: z
    .strictObject({
      ...pageQuery,
      ...timeSpan({ from: 'Started at or after this instant', to: 'Started before this instant' }),
      state: oneOrSeveral(IdentityState)
        .optional()
        .meta({ description: 'One or several, with commas', examples: ['approved', 'declined,failed'] }),
      method: IdentityMethod.optional(),
      provider: IdentityProviderName.optional(),
      mode: IdentityMode.optional(),
      agent_id: AgentId.optional(),
      call_id: CallId.optional(),
      session_id: ChatSessionId.optional(),
    })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: pageOf(IdentityVerification) },
  example: {
    query: { limit: 50, state: 'approved' },
    answer: { data: [exampleVerification], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listVerificationPage(tx, query),
});
