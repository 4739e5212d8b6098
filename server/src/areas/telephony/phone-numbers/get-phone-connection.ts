import { PhoneConnection } from '@parley/contract/resources/phone-number';
import { apiKey } from '#platform/http/access/access.ts';
import { examplePhoneConnection } from './phone-numbers.examples.ts';
import { operation } from './phone-numbers.operation.ts';

/** Gets the carriers that sell numbers here, and the address phones call over SIP. */
export const getPhoneConnection = operation({
  method: 'GET',
  path: '/api/phone-numbers/connection',
  id: 'getPhoneConnection',
  summary: 'How phones reach this installation',
  description: 'Carriers that numbers can be bought from, and where SIP is taken: what a softphone has to dial.',
  access: apiKey('numbers:read'),
  answer: { status: 200, schema: PhoneConnection },
  example: { answer: examplePhoneConnection },
  transaction: 'none',
  run: async ({ deps }) => ({
    carriers: deps.carriers.map(({ id }) => id),
    public_url: deps.publicUrl ?? null,
    sip: deps.sipAddress(),
    sip_fault: deps.sipFault(),
  }),
});
