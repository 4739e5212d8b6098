import { createServer } from 'node:http';
import type { Config } from './config.ts';

/** A port to reserve, and the settings that name it. */
interface PortRequest {
  host: string;
  port: number;
  settings: PortSettings;
}

interface PortSettings {
  port: string;
  host: string;
}

/** Ports reserved until their servers take over. */
export interface ReservedPorts {
  release(name: 'http' | 'metrics'): Promise<void>;
  releaseAll(): Promise<void>;
}

/** A port is unavailable. The message names the setting and the remedy. */
export class PortUnavailable extends Error {
  override readonly name = 'PortUnavailable';
}

export const httpPortSettings: PortSettings = { port: 'PARLEY_PORT', host: 'PARLEY_HOST' };
const metricsPortSettings: PortSettings = { port: 'PARLEY_METRICS_PORT', host: 'PARLEY_METRICS_HOST' };

/**
 * Binds the ports of this process before it touches its data: a start that cannot listen creates nothing, least of all
 * credentials that would never be shown. Requests meanwhile are answered with 503. Throws PortUnavailable.
 */
export async function reservePorts(config: Config): Promise<ReservedPorts> {
  const held = new Map<string, () => Promise<void>>();
  const ports = {
    async release(name: string) {
      const close = held.get(name);
      held.delete(name);
      await close?.();
    },
    async releaseAll() {
      for (const name of held.keys()) await ports.release(name);
    },
  };
  try {
    if (config.roles.includes('api')) {
      held.set('http', await bind({ host: config.host, port: config.port, settings: httpPortSettings }));
    }
    if (config.metricsPort !== 0) {
      const { metricsHost: host, metricsPort: port } = config;
      held.set('metrics', await bind({ host, port, settings: metricsPortSettings }));
    }
  } catch (error) {
    await ports.releaseAll();
    throw error;
  }
  return ports;
}

const startingBody = JSON.stringify({ error: 'unavailable', message: 'Parley is starting; try again shortly' });

async function bind({ host, port, settings }: PortRequest): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2', connection: 'close' });
    response.end(startingBody);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portUnavailable(error, { host, port, settings })));
    server.listen({ host, port }, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Builds the error of a port, with the reason and the setting that changes it. */
export function portUnavailable(
  cause: NodeJS.ErrnoException,
  { host, port, settings }: { host: string; port: number; settings: PortSettings },
): PortUnavailable {
  return new PortUnavailable(describe(cause.code, { host, port, settings }), { cause });
}

function describe(code: string | undefined, { host, port, settings }: PortRequest): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port with ${settings.port}.`;
    case 'EACCES':
      return `This account may not listen on port ${port}. Choose one above 1023 with ${settings.port}, and let a proxy take the lower one.`;
    case 'EADDRNOTAVAIL':
      return `This machine does not have the address ${host}. Correct ${settings.host}; 127.0.0.1 is this machine alone, 0.0.0.0 all of its IPv4 addresses.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `No address belongs to the name ${host}. Correct ${settings.host}; 127.0.0.1 is this machine alone, 0.0.0.0 all of its IPv4 addresses.`;
    default:
      return `Parley cannot listen on ${host} port ${port} (${code ?? 'unknown reason'}). Check ${settings.host} and ${settings.port}.`;
  }
}
