import { z } from 'zod';
import { publicOrKey } from '#platform/http/access/access.ts';
import { type Dependency, DependencyDown, type DependencyFacts, operation } from './system.operation.ts';

const probeTimeoutMs = 2000;

const DependencyHealth = z.object({
  name: z.string(),
  status: z.enum(['ok', 'degraded', 'down']),
  latency_ms: z.number(),
  detail: z.string().optional().meta({ description: 'Why it is down, where that is known' }),
  version: z.string().optional().meta({ description: 'With a platform key only' }),
  host: z.string().optional().meta({ description: 'With a platform key only' }),
  free_bytes: z.number().optional().meta({ description: 'Of a disk. With a platform key only' }),
  total_bytes: z.number().optional().meta({ description: 'Of a disk. With a platform key only' }),
});
type DependencyHealth = z.infer<typeof DependencyHealth>;

const DetailedHealth = z
  .object({
    status: z.enum(['ok', 'degraded', 'down']),
    version: z.string().optional().meta({ description: 'With a platform key only' }),
    dependencies: z.array(DependencyHealth),
  })
  .meta({ id: 'DetailedHealth' });

/**
 * Probes every dependency. 503 when a required one is down, 200 with `degraded` when one is impaired; the body names
 * it.
 */
export const detailedHealth = operation({
  method: 'GET',
  path: '/api/health/detailed',
  id: 'getDetailedHealth',
  summary: 'Detailed health check with dependency status',
  access: publicOrKey('load balancers ask without a key; versions and hosts need a platform key'),
  answer: {
    status: 200,
    schema: DetailedHealth,
    otherStatus: { 503: 'A required dependency is down; same body' },
    caching: 'no-store',
  },
  refusals: ['unauthenticated'],
  example: { answer: { status: 'ok', dependencies: [{ name: 'database', status: 'ok', latency_ms: 0.4 }] } },
  async run({ deps, principal, headers }) {
    const isPlatform = principal?.kind === 'platform_key';
    const dependencies = await Promise.all(
      deps.dependencies.map((dependency) => checkDependency(dependency, isPlatform)),
    );
    const isDown = deps.dependencies.some(
      (dependency, at) => dependency.isRequired && dependencies[at]?.status === 'down',
    );
    const isDegraded = dependencies.some((dependency) => dependency.status !== 'ok');
    if (isDown) headers.status(503);
    return {
      status: isDown ? ('down' as const) : isDegraded ? ('degraded' as const) : ('ok' as const),
      ...(isPlatform ? { version: deps.version } : {}),
      dependencies,
    };
  },
});

/** Probes one dependency, for at most two seconds. With `tellsAll` versions, hosts and sizes are in the answer. */
export async function checkDependency(dependency: Dependency, tellsAll: boolean): Promise<DependencyHealth> {
  const startedAt = performance.now();
  const latency = () => Math.round((performance.now() - startedAt) * 10) / 10;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${dependency.name} did not answer`)), probeTimeoutMs);
  });
  try {
    const facts = await Promise.race([dependency.probe(), timeout]);
    return {
      name: dependency.name,
      status: facts.isDegraded ? 'degraded' : 'ok',
      latency_ms: latency(),
      ...(tellsAll ? present(facts) : {}),
    };
  } catch (error) {
    const known = error instanceof DependencyDown ? { detail: error.message } : {};
    return { name: dependency.name, status: 'down', latency_ms: latency(), ...known };
  } finally {
    clearTimeout(timer);
  }
}

const present = ({ version, host, freeBytes, totalBytes }: DependencyFacts) => ({
  ...(version === undefined ? {} : { version }),
  ...(host === undefined ? {} : { host }),
  ...(freeBytes === undefined ? {} : { free_bytes: freeBytes }),
  ...(totalBytes === undefined ? {} : { total_bytes: totalBytes }),
});
