import { SipTrunk, SipTrunkUpdate } from '@parley/contract/resources/sip-trunk';
import { apiKey } from '#platform/http/access/access.ts';
import { defineFieldRefusal } from '#platform/http/define-refusal.ts';
import { checkTrunk } from './check-hosts.ts';
import { changedTrunkFields, patchTrunk } from './patch-trunk.rules.ts';
import { trunkVersionMismatch } from './sip-trunks.errors.ts';
import { exampleTrunk } from './sip-trunks.examples.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';
import { getTrunkForUpdate, presentTrunk, writeTrunk } from './sip-trunks.queries.ts';
import { changesRecipient } from './sip-trunks.rules.ts';
import { storePassword } from './store-password.ts';

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
    const { tx, params, body, now, request, headers, audit, emit } = context;
    const trunk = await getTrunkForUpdate(tx, params.trunkId);
    if (request.ifMatch !== null && request.ifMatch !== trunk.version) {
      throw trunkVersionMismatch({ expected: request.ifMatch, current: trunk.version });
    }
    const patch = patchTrunk(trunk.config, body);
    const config = checkTrunk(context.deps.egress, patch.config, trunk.config);
    if (changesRecipient(trunk.config, config) && trunk.passwordId !== null && patch.password === undefined) {
      throw passwordOfOtherHost('/password');
    }
    const passwordId = await storePassword(context, patch.password, trunk.passwordId);
    const inboundPasswordId = await storePassword(context, patch.inboundPassword, trunk.inboundPasswordId);
    if (config.inbound.challenge && inboundPasswordId === null) {
      throw challengeWithoutPassword('/inbound/password');
    }
    const fields = changedTrunkFields(trunk.config, config);
    if (passwordId !== trunk.passwordId) fields.push('password');
    if (inboundPasswordId !== trunk.inboundPasswordId) fields.push('inbound.password');
    if (fields.length === 0) {
      audit.nothingChanged();
      headers.set('etag', `"${trunk.version}"`);
      return presentTrunk(trunk);
    }
    const version = trunk.version + 1;
    const changed = { ...trunk, version, config, passwordId, inboundPasswordId, updatedAt: now };
    await writeTrunk(tx, changed);
    await emit('trunk.changed', `trunk:${trunk.id}`, { trunk_id: trunk.id, is_deleted: false });
    audit.details({ version, changed_fields: fields });
    headers.set('etag', `"${version}"`);
    return presentTrunk(changed);
  },
});

const passwordOfOtherHost = defineFieldRefusal(
  'password_required',
  'trunk_password_of_other_host',
  'the password was given for another host; send it again, or null',
);
const challengeWithoutPassword = defineFieldRefusal(
  'password_required',
  'challenge_needs_password',
  'a challenge needs a password',
);
