import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { addCounter, createMetrics } from '#platform/metrics/metrics.ts';
import { type MetricsServer, startMetricsServer } from '#platform/metrics/metrics-server.ts';

const running: MetricsServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function start(registry: Registry) {
  const server = await startMetricsServer({ host: '127.0.0.1', port: 0, registry });
  running.push(server);
  return {
    port: server.port,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init),
  };
}

describe('the registry', () => {
  it('has process metrics and event loop lag', async () => {
    const text = await createMetrics({ labels: { role: 'api' } }).registry.metrics();
    expect(text).toMatch(/process_cpu_seconds_total\{role="api"\} /);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('counts requests by route, method and status class, in seconds', async () => {
    const { registry, observeHttpRequest } = createMetrics();
    observeHttpRequest({ route: '/v1/agents/{agent_id}', method: 'GET', status: 204, durationMs: 30 });
    observeHttpRequest({ route: '/v1/agents/{agent_id}', method: 'BREW', status: 999, durationMs: 1 });
    const text = await registry.metrics();
    const labels = 'route="/v1/agents/{agent_id}",method="GET",status="2xx"';
    expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 0.03`);
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.025",${labels}} 0`);
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.05",${labels}} 1`);
    expect(text).toContain('method="other",status="none"');
  });

  it('reads the database pool at each scrape', async () => {
    let waiting = 1;
    const { registry } = createMetrics({ readDbPool: () => ({ total: 5, idle: 2, waiting }) });
    expect(await registry.metrics()).toMatch(/db_pool_connections\{state="in_use"\} 3\n.*\{state="idle"\} 2/);
    waiting = 7;
    expect(await registry.metrics()).toContain('db_pool_waiting 7');
  });

  it('two registries are independent and extensible', async () => {
    const [first, second] = [createMetrics().registry, createMetrics().registry];
    addCounter(first, { name: 'things_total', help: 'Things.', labels: ['kind'] }).inc({ kind: 'a' });
    expect(await first.metrics()).toContain('things_total{kind="a"} 1');
    expect(await second.metrics()).not.toContain('things_total');
  });
});

describe('the server', () => {
  it('serves /metrics only', async () => {
    const { get } = await start(createMetrics().registry);
    const answer = await get('/metrics?x=1');
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await get('/')).status).toBe(404);
    expect((await get('/metrics', { method: 'POST' })).status).toBe(405);
  });

  it('a failing metric is a 500 without its reason', async () => {
    const { registry } = createMetrics({
      readDbPool: () => {
        throw new Error('secret reason');
      },
    });
    const { get } = await start(registry);
    const answer = await get('/metrics');
    expect([answer.status, await answer.text()]).toEqual([500, 'The metrics could not be collected.\n']);
  });

  it('a port in use and an invalid host are reported in one sentence with the remedy', async () => {
    const registry = new Registry();
    const { port } = await start(registry);
    const taken = startMetricsServer({ host: '127.0.0.1', port, registry });
    await expect(taken).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another process; choose another port`);
    const foreign = startMetricsServer({ host: '192.0.2.1', port: 0, registry });
    await expect(foreign).rejects.toThrow('This machine has no address 192.0.2.1');
  });
});
