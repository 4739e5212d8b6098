import { area } from '#platform/areas/area.ts';
import { askCertificate } from './ask-certificate.ts';
import { createResellerDomain } from './create-domain.ts';
import { deleteResellerDomain } from './delete-domain.ts';
import { domainJobs } from './domain-jobs.ts';
import type { DomainsDeps } from './domains.operation.ts';
import { listResellerDomains } from './list-domains.ts';
import { domainsPersonalData } from './personal-data.ts';
import { verifyResellerDomain } from './verify-domain.ts';

export { findDomainOwner } from './domains.queries.ts';

/** Domains of resellers: under which hosts their brand is served. */
export const domainsArea = area<DomainsDeps>({
  name: 'domains',
  personalData: domainsPersonalData,
  operations: {
    'Reseller and platform admin': [
      listResellerDomains,
      createResellerDomain,
      verifyResellerDomain,
      deleteResellerDomain,
      askCertificate,
    ],
  },
  jobs: domainJobs,
});
