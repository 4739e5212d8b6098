import { SipTrunk } from '@parley/contract/resources/sip-trunk';
import { apiKey } from '#platform/http/access/access.ts';
import { notModified } from '#platform/http/operation.ts';
import { matchesEtag } from '#platform/http/responses/etag.ts';
import { exampleTrunk } from './sip-trunks.examples.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';
import { getTrunk, presentTrunk } from './sip-trunks.queries.ts';

/** Gets one trunk; of its passwords only their presence. */
export const getSipTrunk = operation({
  method: 'GET',
  path: '/api/sip-trunks/{trunkId}',
  id: 'getSipTrunk',
  summary: 'Get a SIP trunk',
  access: apiKey('numbers:read'),
  params: trunkParams,
  answer: { status: 200, schema: SipTrunk },
  refusals: ['not_found'],
  example: { params: { trunkId: exampleTrunkId }, answer: exampleTrunk },
  async run({ tx, params, headers, request }) {
    const trunk = await getTrunk(tx, params.trunkId);
    const etag = `"${trunk.version}"`;
    headers.set('etag', etag);
    return matchesEtag(request.header('if-none-match'), etag) ? notModified : presentTrunk(trunk);
  },
});
