import { SipTrunkCheck, SipTrunkCheckRequest } from '@parley/contract/resources/sip-trunk';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { admin } from '#platform/http/access/access.ts';
import { findTrunk } from './open-trunks.ts';
import { exampleTrunkCheck } from './sip-trunks.examples.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';
import { auditedSteps, testTrunk } from './test-trunk.ts';

/** Tests a shared trunk of the installation and reports the problems in words. 200 also when there are any. */
export const testPlatformSipTrunk = operation({
  method: 'POST',
  path: '/api/admin/sip-trunks/{trunkId}/test',
  id: 'testPlatformSipTrunk',
  summary: 'Test a shared SIP trunk',
  description:
    'Looks up its host, asks whether it is there (OPTIONS), signs in where it registers, and with `test_call_to` places a call that is hung up when it is answered. Ends with the first step that fails.',
  access: admin(),
  audit: 'trunk.check',
  transaction: 'none',
  requestsPerMinute: 20,
  params: trunkParams,
  body: SipTrunkCheckRequest,
  answer: { status: 200, schema: SipTrunkCheck },
  refusals: ['not_found', 'conflict', 'not_configured'],
  example: { params: { trunkId: exampleTrunkId }, body: {}, answer: exampleTrunkCheck },
  async run(context) {
    const { db, params, deps, audit } = context;
    const found = await testTrunk(context, () =>
      findTrunk(db.platform, deps.vault, { tenantId: platformChain, id: params.trunkId }),
    );
    audit.details(auditedSteps(found));
    return found;
  },
});
