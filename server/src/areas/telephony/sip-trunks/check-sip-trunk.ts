import { SipTrunkCheck, SipTrunkCheckRequest } from '@parley/contract/resources/sip-trunk';
import { apiKey } from '#platform/http/access/access.ts';
import { openTrunk } from './open-trunks.ts';
import { exampleTrunkCheck } from './sip-trunks.examples.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';
import { getTrunk } from './sip-trunks.queries.ts';
import { auditedSteps, testTrunk } from './test-trunk.ts';

/** Tests a trunk and reports the problems in words. 200 also when there are any. */
export const checkSipTrunk = operation({
  method: 'POST',
  path: '/api/sip-trunks/{trunkId}/check',
  id: 'checkSipTrunk',
  summary: 'Check a SIP trunk',
  description:
    'Looks up its host, asks whether it is there (OPTIONS), signs in where it registers, and with `test_call_to` places a call that is hung up when it is answered. Ends with the first step that fails.',
  access: apiKey('numbers:write'),
  audit: 'trunk.check',
  transaction: 'none',
  requestsPerMinute: 20,
  params: trunkParams,
  body: SipTrunkCheckRequest,
  answer: { status: 200, schema: SipTrunkCheck },
  refusals: ['not_found', 'conflict', 'not_configured'],
  example: {
    params: { trunkId: exampleTrunkId },
    body: {},
    answer: exampleTrunkCheck,
  },
  async run(context) {
    const { db, tenantId, params, deps, audit } = context;
    const found = await testTrunk(context, () =>
      db.app.inTenant(tenantId, async (tx) => openTrunk(tx, deps.vault, await getTrunk(tx, params.trunkId)), {
        onlyReads: true,
      }),
    );
    audit.details(auditedSteps(found));
    return found;
  },
});
