import { SipTrunkStatus } from '@parley/contract/resources/sip-trunk';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleTrunkStatus } from './sip-trunks.examples.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';
import { getTrunk } from './sip-trunks.queries.ts';
import { getTrunkStatus } from './trunk-status.queries.ts';

/** Gets a trunk's status as last reported by the process that leases it. */
export const getSipTrunkStatus = operation({
  method: 'GET',
  path: '/api/sip-trunks/{trunkId}/status',
  id: 'getSipTrunkStatus',
  summary: 'Status of a SIP trunk',
  access: apiKey('numbers:read'),
  params: trunkParams,
  answer: { status: 200, schema: SipTrunkStatus, caching: 'no-store' },
  refusals: ['not_found'],
  example: {
    params: { trunkId: exampleTrunkId },
    answer: exampleTrunkStatus,
  },
  async run({ tx, params }) {
    const trunk = await getTrunk(tx, params.trunkId);
    return getTrunkStatus(tx, { id: trunk.id, isActive: trunk.config.is_active });
  },
});
