import { AgentId } from '@parley/contract/ids';
import { VerificationRequired } from '@parley/contract/resources/chat-verification';
import { z } from 'zod';
import { checkVisitor, getTenantOfAgent } from '#areas/conversations/widget';
import { publicAccess } from '#platform/http/access/access.ts';
import { operation } from './chat-verification.operation.ts';
import { listProtectedTools } from './verifications.queries.ts';

/** Says whether visitors of an agent must be verified: always, or for some tools. */
export const getVerificationRequired = operation({
  method: 'GET',
  path: '/api/chat/widget/{agentId}/verification-required',
  id: 'getVerificationRequired',
  summary: 'Check whether verification is required',
  access: publicAccess('read by the embed script on any page; the site is checked against allowed_domains'),
  params: z.object({ agentId: AgentId }),
  answer: { status: 200, schema: VerificationRequired, caching: 'no-store' },
  refusals: ['forbidden', 'chat_disabled', 'origin_not_allowed', 'not_found'],
  example: {
    params: { agentId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' },
    answer: {
      is_required: false,
      methods: ['email_otp'],
      tools: [{ name: 'cancel_booking', requires_verification: true }],
    },
  },
  async run({ params: { agentId }, db, deps, request }) {
    const { settings } = await checkVisitor(deps, agentId, request);
    const tenantId = await getTenantOfAgent(db, agentId);
    const names = await db.app.inTenant(tenantId, (tx) => listProtectedTools(tx, agentId));
    return {
      is_required: settings.verification.is_required,
      methods: settings.verification.methods,
      tools: names.map((name) => ({ name, requires_verification: true as const })),
    };
  },
});
