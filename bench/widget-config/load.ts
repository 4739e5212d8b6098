import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  expectedStatus: '2xx' | '3xx';
}

export interface LoadResult {
  requestsPerSecond: number;
  latencyMsP50: number;
  latencyMsP99: number;
}

interface Report {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  '2xx': number;
  '3xx': number;
}

/** Runs autocannon in a separate process. Throws when any response was not the expected one. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const size = ['-c', String(load.connections), '-d', String(load.seconds)];
  const args = [
    fileURLToPath(import.meta.resolve('autocannon')),
    '--json',
    '--no-progress',
    ...size,
    ...headers,
    load.url,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const report = JSON.parse(stdout) as Report;
  const other = report['2xx'] + report['3xx'] - report[load.expectedStatus];
  if (report.errors > 0 || other > 0 || report[load.expectedStatus] === 0) {
    throw new Error(`${load.url}: ${report.errors} errors, ${other} answers other than ${load.expectedStatus}`);
  }
  return {
    requestsPerSecond: Math.round(report.requests.average),
    latencyMsP50: report.latency.p50,
    latencyMsP99: report.latency.p99,
  };
}
