import { EmailAddress } from '@parley/contract/email-address';
import { PlatformAdminStatus } from '@parley/contract/resources/account';
import { z } from 'zod';
import { findUserByEmail } from '#areas/accounts/users';
import { apiKey } from '#platform/http/access/access.ts';
import { defineRefusal } from '#platform/http/define-refusal.ts';
import { operation } from './account.operation.ts';
import { findOwnPerson } from './account.queries.ts';

const foreignAddress = defineRefusal(
  'forbidden',
  'address_of_another_tenant',
  'You may ask for addresses of people of this tenant only; a platform admin may ask for any',
);

/**
 * Says if the signed-in user is a platform admin. Reveals nothing about other users, not even that an account exists.
 */
export const getPlatformAdminStatus = operation({
  method: 'GET',
  path: '/api/account/platform-admin-status',
  id: 'getPlatformAdminStatus',
  summary: 'Check platform-admin status by email',
  description:
    'Of a person of the tenant, or, asked by a platform admin, of anybody. Any other address is 403, whether or not it has an account.',
  access: apiKey('account:read'),
  query: z.strictObject({ email: EmailAddress }),
  answer: { status: 200, schema: PlatformAdminStatus },
  refusals: ['forbidden'],
  example: {
    query: { email: 'ada@example.com' },
    answer: { email: 'ada@example.com', is_platform_admin: false },
  },
  async run({ tx, db, tenantId, principal, query: { email } }) {
    const mayAskAnybody = principal?.kind === 'user' && principal.isPlatformAdmin;
    if (!mayAskAnybody && !(await findOwnPerson(tx, tenantId, email))) throw foreignAddress();
    const person = await db.platform.inPlatform((platform) => findUserByEmail(platform, email));
    return { email, is_platform_admin: person !== null && person.isPlatformAdmin && !person.isDisabled };
  },
});
