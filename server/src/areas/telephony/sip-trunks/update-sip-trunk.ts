import { SipTrunk, SipTrunkUpdate } from '@parley/contract/resources/sip-trunk';
import { apiKey } from '#platform/http/access/access.ts';
import { changeTrunk } from './change-trunk.ts';
import { patchTrunk } from './patch-trunk.rules.ts';
import { trunkVersionMismatch } from './sip-trunks.errors.ts';
import { exampleTrunk } from './sip-trunks.examples.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';
import { getTrunkForUpdate, presentTrunk } from './sip-trunks.queries.ts';

/** Changes a trunk by a JSON merge patch. A patch without effect creates no version. */
export const updateSipTrunk = operation({
  method: 'PATCH',
  path: '/api/sip-trunks/{trunkId}',
  id: 'updateSipTrunk',
  summary: 'Update a SIP trunk',
  description:
    'JSON merge patch: null brings a default back, or takes a password away. With another `host` or `outbound_proxy` the password must be sent again. Calls going on are not touched.',
  access: apiKey('numbers:write'),
  audit: 'trunk.update',
  params: trunkParams,
  body: SipTrunkUpdate,
  answer: { status: 200, schema: SipTrunk },
  refusals: ['not_found', 'version_mismatch'],
  example: {
    params: { trunkId: exampleTrunkId },
    body: { max_concurrent_calls: 30 },
    answer: { ...exampleTrunk, max_concurrent_calls: 30, version: 2 },
  },
  async run(context) {
    const { tx, params, body, request, headers, audit } = context;
    const before = await getTrunkForUpdate(tx, params.trunkId);
    if (request.ifMatch !== null && request.ifMatch !== before.version) {
      throw trunkVersionMismatch({ expected: request.ifMatch, current: before.version });
    }
    const { trunk, fields } = await changeTrunk(context, before, patchTrunk(before.config, body));
    if (fields.length === 0) audit.nothingChanged();
    else audit.details({ version: trunk.version, changed_fields: fields });
    headers.set('etag', `"${trunk.version}"`);
    return presentTrunk(trunk);
  },
});
