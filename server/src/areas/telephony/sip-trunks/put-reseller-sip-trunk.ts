import { SipTrunk, SipTrunkConfig, SipTrunkReplace } from '@parley/contract/resources/sip-trunk';
import { reseller } from '#platform/http/access/access.ts';
import { addTrunk } from './add-trunk.ts';
import { challengeWithoutPassword, changeTrunk } from './change-trunk.ts';
import { lockResellerTrunk } from './shared-trunks.queries.ts';
import { trunkVersionMismatch } from './sip-trunks.errors.ts';
import { exampleTrunk, exampleTrunkCreate } from './sip-trunks.examples.ts';
import { operation } from './sip-trunks.operation.ts';
import { presentTrunk } from './sip-trunks.queries.ts';

/** Sets up the reseller's trunk, or replaces its settings. */
export const putResellerSipTrunk = operation({
  method: 'PUT',
  path: '/api/reseller/sip-trunk',
  id: 'putResellerSipTrunk',
  summary: "Set the reseller's SIP trunk",
  description:
    "Serves numbers of the reseller's stock that lie on it, for its customers: calls out and in. Settings that are left out have their default; a password that is left out stays, and must be sent again with another `host` or `outbound_proxy`. Calls going on are not touched.",
  access: reseller({ needsAdmin: true }),
  audit: 'trunk.update',
  body: SipTrunkReplace,
  answer: { status: 200, schema: SipTrunk },
  refusals: ['version_mismatch'],
  example: { body: exampleTrunkCreate, answer: exampleTrunk },
  async run(context) {
    const { tx, tenantId: resellerId, body, request, headers, audit } = context;
    const { password, ...fields } = body;
    const { password: inboundPassword, ...inbound } = fields.inbound;
    const before = await lockResellerTrunk(tx, resellerId);
    if (before === null) {
      if (inbound.challenge && !inboundPassword) throw challengeWithoutPassword('/inbound/password');
      const trunk = await addTrunk(context, {
        ...fields,
        password: password ?? null,
        inbound: { ...inbound, password: inboundPassword ?? null },
      });
      audit.resource(trunk.id);
      headers.set('etag', '"1"');
      return presentTrunk(trunk);
    }
    if (request.ifMatch !== null && request.ifMatch !== before.version) {
      throw trunkVersionMismatch({ expected: request.ifMatch, current: before.version });
    }
    const config = SipTrunkConfig.parse({ ...fields, inbound });
    const { trunk, fields: changed } = await changeTrunk(context, before, { config, password, inboundPassword });
    audit.resource(trunk.id);
    if (changed.length === 0) audit.nothingChanged();
    else audit.details({ version: trunk.version, changed_fields: changed });
    headers.set('etag', `"${trunk.version}"`);
    return presentTrunk(trunk);
  },
});
