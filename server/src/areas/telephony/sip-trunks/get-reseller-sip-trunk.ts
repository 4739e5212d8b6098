import { ResellerSipTrunk } from '@parley/contract/resources/sip-trunk';
import { reseller } from '#platform/http/access/access.ts';
import { findResellerTrunk } from './shared-trunks.queries.ts';
import { exampleTrunk, exampleTrunkStatus } from './sip-trunks.examples.ts';
import { operation } from './sip-trunks.operation.ts';
import { presentTrunk } from './sip-trunks.queries.ts';
import { getTrunkStatus } from './trunk-status.queries.ts';

/** Gets the reseller's trunk with its status; of its passwords only their presence. */
export const getResellerSipTrunk = operation({
  method: 'GET',
  path: '/api/reseller/sip-trunk',
  id: 'getResellerSipTrunk',
  summary: "Get the reseller's SIP trunk",
  description: 'null where none is set up. Passwords are never shown.',
  access: reseller({ needsAdmin: true }),
  answer: { status: 200, schema: ResellerSipTrunk, caching: 'no-store' },
  example: { answer: { sip_trunk: exampleTrunk, status: exampleTrunkStatus } },
  async run({ tx, tenantId: resellerId }) {
    const trunk = await findResellerTrunk(tx, resellerId);
    if (trunk === null) return { sip_trunk: null, status: null };
    const status = await getTrunkStatus(tx, { id: trunk.id, isActive: trunk.config.is_active });
    return { sip_trunk: presentTrunk(trunk), status };
  },
});
