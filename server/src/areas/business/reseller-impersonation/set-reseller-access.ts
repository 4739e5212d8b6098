import { ResellerAccessSetting, ResellerAccessUpdate } from '@parley/contract/resources/reseller';
import { person } from '#platform/http/access/access.ts';
import { ownPeopleOnly } from './impersonation.errors.ts';
import { exampleSetting, operation } from './impersonation.operation.ts';
import { readResellerAccess, writeResellerAccess } from './reseller-access.queries.ts';

/** Sets if the reseller of the account may see conversations. A decision of the account's own people. */
export const setResellerAccess = operation({
  method: 'PUT',
  path: '/api/account/reseller-access',
  id: 'setResellerAccess',
  summary: 'Set what the reseller may see',
  description:
    'Off by default. Takes the session of a person of the account; keys, the reseller and platform admins with support access are refused. Takes effect with the next request.',
  access: person('account:write'),
  audit: 'account.reseller_access',
  body: ResellerAccessUpdate,
  answer: { status: 200, schema: ResellerAccessSetting },
  refusals: ['forbidden'],
  example: { body: { shares_conversations: true }, answer: exampleSetting },
  async run({ tx, tenantId, principal, body, now, audit }) {
    if (principal?.kind !== 'user' || principal.tenant?.supportAccess) throw ownPeopleOnly();
    const before = await readResellerAccess(tx, tenantId);
    if (before.shares_conversations === body.shares_conversations) {
      audit.nothingChanged();
      return before;
    }
    await writeResellerAccess(tx, tenantId, body.shares_conversations ? now : null);
    audit.resource(tenantId);
    audit.details({ shares_conversations: body.shares_conversations });
    return readResellerAccess(tx, tenantId);
  },
});
