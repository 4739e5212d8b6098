import { PlatformHealth } from '@parley/contract/resources/platform-health';
import { checkDependency } from '#areas/platform/system';
import { admin } from '#platform/http/access/access.ts';
import { findingsOf } from './findings.rules.ts';
import { readHealthFacts } from './health-facts.queries.ts';
import { exampleHealth, operation } from './platform-health.operation.ts';

/** Says in words what is wrong with the installation. */
export const getPlatformHealth = operation({
  method: 'GET',
  path: '/api/admin/health',
  id: 'getPlatformHealth',
  summary: 'Health of the installation in words',
  description:
    'Dependencies, workers, jobs, dead letters, mail, SIP trunks, webhooks and failures of vendors in the last hour, across all accounts: what is wrong and what to do. For probes of load balancers there is `GET /api/health/detailed`.',
  access: admin(),
  answer: { status: 200, schema: PlatformHealth, caching: 'no-store' },
  example: { answer: exampleHealth },
  async run({ tx, now, deps }) {
    const [dependencies, facts] = await Promise.all([
      Promise.all(deps.dependencies.map((dependency) => checkDependency(dependency, false))),
      readHealthFacts(tx, now),
    ]);
    const findings = findingsOf({ ...facts, dependencies, hasMailServer: deps.mailer.delivers });
    const [first] = findings;
    return { status: first?.severity ?? ('ok' as const), checked_at: now.toISOString(), findings };
  },
});
