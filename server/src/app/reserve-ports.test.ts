import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { reservePorts } from './reserve-ports.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function takenPort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

async function freePort(): Promise<number> {
  const port = await takenPort();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
}

const refusalOf = (env: Record<string, string>): Promise<string> =>
  reservePorts(readConfig(env)).then(
    () => 'reserved',
    (error: Error) => error.message,
  );

describe('ports during the start', () => {
  it('are bound early, and answer 503 until released', async () => {
    const port = await freePort();
    const config = readConfig({ PARLEY_PORT: String(port) });
    const ports = await reservePorts(config);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await refusalOf({ PARLEY_PORT: String(port) })).toContain(`Port ${port} is taken`);
    await ports.release('http');
    const again = await reservePorts(config);
    await again.releaseAll();
  });

  it.each([
    ['PARLEY_PORT', async () => ({ PARLEY_PORT: String(await takenPort()) })],
    ['PARLEY_METRICS_PORT', async () => ({ PARLEY_PORT: '0', PARLEY_METRICS_PORT: String(await takenPort()) })],
    ['PARLEY_HOST', async () => ({ PARLEY_PORT: '0', PARLEY_HOST: '203.0.113.9' })],
    ['PARLEY_HOST', async () => ({ PARLEY_PORT: '0', PARLEY_HOST: 'no-such-host.invalid' })],
    [
      'PARLEY_METRICS_HOST',
      async () => ({ PARLEY_PORT: '0', PARLEY_METRICS_PORT: '9', PARLEY_METRICS_HOST: '203.0.113.9' }),
    ],
  ])('in use are reported in one sentence that names %s', async (setting, env) => {
    const message = await refusalOf(await env());
    expect(message).toContain(setting);
    expect(message).not.toContain('\n');
  });

  it('are not bound by a process without HTTP', async () => {
    const env = { PARLEY_PORT: String(await takenPort()), PARLEY_ROLES: 'jobs' };
    expect(await refusalOf(env)).toBe('reserved');
  });
});
