// Support access area: a platform admin, or staff of the reseller, in a tenant they are not a member of. No operations of its own.

export { endSupportAccess, grantSupportAccess, supportAccessHours } from './support-access.queries.ts';
export { endSupportAccessSoon, supportAccessJob } from './support-access-job.ts';
