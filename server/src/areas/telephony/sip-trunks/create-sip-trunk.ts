import { SipTrunk, SipTrunkCreate } from '@parley/contract/resources/sip-trunk';
import { apiKey } from '#platform/http/access/access.ts';
import { addTrunk } from './add-trunk.ts';
import { exampleTrunk, exampleTrunkCreate } from './sip-trunks.examples.ts';
import { operation } from './sip-trunks.operation.ts';
import { presentTrunk } from './sip-trunks.queries.ts';

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
    const { headers, audit } = context;
    const trunk = await addTrunk(context, context.body);
    audit.resource(trunk.id);
    headers.set('location', `/api/sip-trunks/${trunk.id}`);
    headers.set('etag', '"1"');
    return presentTrunk(trunk);
  },
});
