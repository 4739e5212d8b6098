import { PlatformSipTrunk, SipTrunkCreate } from '@parley/contract/resources/sip-trunk';
import { admin } from '#platform/http/access/access.ts';
import { addTrunk } from './add-trunk.ts';
import { presentPlatformTrunk } from './shared-trunks.queries.ts';
import { examplePlatformTrunk, exampleTrunkCreate } from './sip-trunks.examples.ts';
import { operation } from './sip-trunks.operation.ts';

/** Creates a shared trunk of the installation. */
export const createPlatformSipTrunk = operation({
  method: 'POST',
  path: '/api/admin/sip-trunks',
  id: 'createPlatformSipTrunk',
  summary: 'Create a shared SIP trunk',
  description:
    'A trunk of the installation, for numbers of its inventory. Passwords are stored sealed and never shown again.',
  access: admin(),
  audit: 'trunk.create',
  body: SipTrunkCreate,
  answer: { status: 201, schema: PlatformSipTrunk },
  example: { body: exampleTrunkCreate, answer: examplePlatformTrunk },
  async run(context) {
    const { tx, body, headers, audit } = context;
    const trunk = await addTrunk(context, body);
    audit.resource(trunk.id);
    headers.set('etag', '"1"');
    return presentPlatformTrunk(tx, trunk);
  },
});
