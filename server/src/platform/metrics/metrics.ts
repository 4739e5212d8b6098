import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Current state of a database pool. */
export interface PoolReading {
  /** Connections open, idle or in use. */
  total: number;
  /** Idle connections. */
  idle: number;
  /** Requests waiting for a connection. */
  waiting: number;
}

export interface MetricsOptions {
  /** Read at each scrape. Without it the pool gauges are absent. */
  readDbPool?: () => PoolReading;
  /** Labels on every sample, such as the role of the process. */
  labels?: Record<string, string>;
}

export interface HttpObservation {
  /** The route pattern (`/v1/agents/{agent_id}`), never the path: ids would create a series each. */
  route: string;
  method: string;
  status: number;
  /** From the first byte received to the last byte sent. */
  durationMs: number;
}

export interface Metrics {
  /** Registry for the metrics of other modules. */
  registry: Registry;
  observeHttpRequest(observation: HttpObservation): void;
}

const httpMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Upper bounds in seconds, closest in the range of API answers. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Creates a registry (nothing is global, so a test may have several) with:
 * - prom-client's metrics of a Node process: CPU, memory, handles, garbage collection, versions, and the event loop lag
 * (`nodejs_eventloop_lag_*_seconds`: mean, p50, p90, p99 since the last scrape, 10 ms resolution);
 * - `http_request_duration_seconds` by route, method and status class (`2xx`);
 * - `db_pool_connections` by state (`in_use`, `idle`) and `db_pool_waiting`, when a pool is given.
 */
export function createMetrics(options: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  if (options.labels !== undefined) registry.setDefaultLabels(options.labels);
  collectDefaultMetrics({ register: registry });
  if (options.readDbPool !== undefined) addPoolGauges(registry, options.readDbPool);

  const httpRequests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: durationBuckets,
    registers: [registry],
  });

  return {
    registry,
    observeHttpRequest({ route, method, status, durationMs }) {
      // A client may send any method; each would create a permanent series.
      const known = httpMethods.has(method) ? method : 'other';
      httpRequests.observe({ route, method: known, status: statusClass(status) }, durationMs / 1000);
    },
  };
}

/** Adds a counter of events to a registry. The name ends in `_total`, as Prometheus expects of counters. */
export function addCounter<Label extends string>(
  registry: Registry,
  input: { name: `${string}_total`; help: string; labels?: readonly Label[] },
): Counter<Label> {
  return new Counter({ name: input.name, help: input.help, labelNames: input.labels ?? [], registers: [registry] });
}

function addPoolGauges(registry: Registry, readDbPool: () => PoolReading): void {
  new Gauge({
    name: 'db_pool_connections',
    help: 'Open database connections.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { total, idle } = readDbPool();
      this.set({ state: 'in_use' }, total - idle);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'db_pool_waiting',
    help: 'Requests waiting for a database connection.',
    registers: [registry],
    collect() {
      this.set(readDbPool().waiting);
    },
  });
}

function statusClass(status: number): string {
  return status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : 'none';
}
