import { SipTrunkCheck, SipTrunkCheckRequest } from '@parley/contract/resources/sip-trunk';
import { reseller } from '#platform/http/access/access.ts';
import { openTrunk } from './open-trunks.ts';
import { findResellerTrunk } from './shared-trunks.queries.ts';
import { exampleTrunkCheck } from './sip-trunks.examples.ts';
import { operation } from './sip-trunks.operation.ts';
import { auditedSteps, testTrunk } from './test-trunk.ts';

/** Tests the reseller's trunk and reports the problems in words. 200 also when there are any. */
export const testResellerSipTrunk = operation({
  method: 'POST',
  path: '/api/reseller/sip-trunk/test',
  id: 'testResellerSipTrunk',
  summary: "Test the reseller's SIP trunk",
  description:
    'Looks up its host, asks whether it is there (OPTIONS), signs in where it registers, and with `test_call_to` places a call that is hung up when it is answered. Ends with the first step that fails.',
  access: reseller({ needsAdmin: true }),
  audit: 'trunk.check',
  transaction: 'none',
  requestsPerMinute: 20,
  body: SipTrunkCheckRequest,
  answer: { status: 200, schema: SipTrunkCheck },
  refusals: ['not_found', 'conflict', 'not_configured'],
  example: { body: {}, answer: exampleTrunkCheck },
  async run(context) {
    const { db, tenantId: resellerId, deps, audit } = context;
    const found = await testTrunk(context, () =>
      db.app.inTenant(
        resellerId,
        async (tx) => {
          const trunk = await findResellerTrunk(tx, resellerId);
          return trunk === null ? undefined : openTrunk(tx, deps.vault, trunk);
        },
        { onlyReads: true },
      ),
    );
    audit.details(auditedSteps(found));
    return found;
  },
});
