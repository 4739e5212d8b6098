import { PlatformSipTrunk, SipTrunkUpdate } from '@parley/contract/resources/sip-trunk';
import { admin } from '#platform/http/access/access.ts';
import { changeTrunk } from './change-trunk.ts';
import { patchTrunk } from './patch-trunk.rules.ts';
import { presentPlatformTrunk } from './shared-trunks.queries.ts';
import { trunkVersionMismatch } from './sip-trunks.errors.ts';
import { examplePlatformTrunk } from './sip-trunks.examples.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';
import { getTrunkForUpdate } from './sip-trunks.queries.ts';

/** Changes a shared trunk of the installation by a JSON merge patch. */
export const updatePlatformSipTrunk = operation({
  method: 'PATCH',
  path: '/api/admin/sip-trunks/{trunkId}',
  id: 'updatePlatformSipTrunk',
  summary: 'Update a shared SIP trunk',
  description:
    'JSON merge patch: null brings a default back, or takes a password away. With another `host` or `outbound_proxy` the password must be sent again. 404 for a trunk of a reseller or a tenant: they are theirs to change.',
  access: admin(),
  audit: 'trunk.update',
  params: trunkParams,
  body: SipTrunkUpdate,
  answer: { status: 200, schema: PlatformSipTrunk },
  refusals: ['not_found', 'version_mismatch'],
  example: {
    params: { trunkId: exampleTrunkId },
    body: { max_concurrent_calls: 30 },
    answer: { ...examplePlatformTrunk, max_concurrent_calls: 30, version: 2 },
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
    return presentPlatformTrunk(tx, trunk);
  },
});
