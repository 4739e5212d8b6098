import type { SipTrunkId } from '@parley/contract/ids';
import { SipTrunk, SipTrunkConfig, SipTrunkCreate } from '@parley/contract/resources/sip-trunk';
import { apiKey } from '#platform/http/access/access.ts';
import { checkTrunk } from './check-hosts.ts';
import { exampleTrunk, exampleTrunkCreate } from './sip-trunks.examples.ts';
import { operation } from './sip-trunks.operation.ts';
import { insertTrunk, presentTrunk } from './sip-trunks.queries.ts';
import { storePassword } from './store-password.ts';

/** Creates a trunk; the calling process picks it up at once. */
export const createSipTrunk = operation({
  method: 'POST',
  path: '/api/sip-trunks',
  id: 'createSipTrunk',
  summary: 'Create a SIP trunk',
  description: 'Passwords are stored sealed and never shown again.',
  access: apiKey('numbers:write'),
  audit: 'trunk.create',
  body: SipTrunkCreate,
  answer: { status: 201, schema: SipTrunk },
  example: { body: exampleTrunkCreate, answer: exampleTrunk },
  async run(context) {
    const { tx, tenantId, body, now, headers, audit, emit } = context;
    const { password, ...fields } = body;
    const { password: inboundPassword, ...inbound } = fields.inbound;
    const config = checkTrunk(context.deps.egress, SipTrunkConfig.parse({ ...fields, inbound }), null);
    const trunk = {
      tenantId,
      id: context.newId() as SipTrunkId,
      version: 1,
      config,
      passwordId: await storePassword(context, password, null),
      inboundPasswordId: await storePassword(context, inboundPassword, null),
      createdAt: now,
      updatedAt: now,
    };
    await insertTrunk(tx, trunk);
    await emit('trunk.changed', `trunk:${trunk.id}`, { trunk_id: trunk.id, is_deleted: false });
    audit.resource(trunk.id);
    headers.set('location', `/api/sip-trunks/${trunk.id}`);
    headers.set('etag', '"1"');
    return presentTrunk(trunk);
  },
});
