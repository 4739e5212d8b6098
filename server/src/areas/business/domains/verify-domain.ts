import { ResellerDomain } from '@parley/contract/resources/domain';
import { reseller } from '#platform/http/access/access.ts';
import { checkDomain } from './check-domain.ts';
import { domainNotFound } from './domains.errors.ts';
import { domainParams, exampleDomain, operation } from './domains.operation.ts';
import { getDomain, presentDomain } from './domains.queries.ts';

/** Looks up the record of a domain now. */
export const verifyResellerDomain = operation({
  method: 'POST',
  path: '/api/reseller/domains/{domainId}/verify',
  id: 'verifyResellerDomain',
  summary: 'Check a domain now',
  description: 'Answers 200 with what was found, in `last_check`, also where the record is not there yet.',
  access: reseller({ needsAdmin: true }),
  audit: 'domain.verify',
  transaction: 'none',
  requestsPerMinute: 30,
  params: domainParams,
  answer: { status: 200, schema: ResellerDomain },
  refusals: ['not_found'],
  example: { params: { domainId: exampleDomain.id }, answer: exampleDomain },
  async run({ db, deps, tenantId: resellerId, params, now, log, audit }) {
    const domain = await db.app.inTenant(resellerId, (tx) => getDomain(tx, { resellerId, id: params.domainId }));
    const { txtResolver, mailer } = deps;
    const checked = await checkDomain({ db, txtResolver, mailer, log, now: () => now }, domain);
    if (!checked) throw domainNotFound();
    audit.details({ result: checked.check_result });
    return presentDomain(checked);
  },
});
