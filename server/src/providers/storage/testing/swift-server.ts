import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './free-ports.ts';
import type { S3Peer } from './s3-peer.ts';

const servers = ['account', 'container', 'object'] as const;
const startMs = 90_000;

/** True where Debian's packages swift-proxy, swift-account, swift-container and swift-object are installed. */
export function hasSwift(): boolean {
  try {
    for (const name of [...servers, 'proxy'])
      execFileSync('which', [`swift-${name}-server`], { stdio: 'ignore', env: environment });
    return true;
  } catch {
    return false;
  }
}

const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/bin:/usr/sbin` };

/** Starts OpenStack Swift with its S3 gate on loopback: one device, one replica, data in a temporary folder. */
export async function startSwift(): Promise<S3Peer> {
  const root = mkdtempSync(join(tmpdir(), 'parley-swift-'));
  mkdirSync(join(root, 'node/d1'), { recursive: true });
  const [proxyPort = 0, ...ports] = await freePorts(1 + servers.length);
  writeFileSync(join(root, 'swift.conf'), '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n');
  const children: ChildProcess[] = [];
  const portOf = Object.fromEntries(servers.map((name, at) => [name, ports[at] ?? 0]));
  buildRings(root, portOf);
  for (const name of servers) {
    const config = join(root, `${name}.conf`);
    writeFileSync(config, storageConfig(root, name, portOf[name] ?? 0));
    children.push(start(root, `swift-${name}-server`, config));
  }
  const config = join(root, 'proxy.conf');
  writeFileSync(config, proxyConfig(root, proxyPort));
  children.push(start(root, 'swift-proxy-server', config));
  await answering(`http://127.0.0.1:${proxyPort}/healthcheck`);
  return {
    endpoint: `http://127.0.0.1:${proxyPort}`,
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    region: 'us-east-1',
    async close() {
      for (const child of children) {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Writes the rings of all servers with one interpreter, whose start is most of the time. */
function buildRings(root: string, portOf: Record<string, number>): void {
  const script = [
    'import json, sys',
    'from swift.common.ring import RingBuilder',
    'root, ports = sys.argv[1], json.loads(sys.argv[2])',
    'for name, port in ports.items():',
    '    builder = RingBuilder(1, 1, 0)',
    '    builder.add_dev(dict(region=1, zone=1, ip="127.0.0.1", port=port, device="d1", weight=1,',
    '        replication_ip="127.0.0.1", replication_port=port))',
    '    builder.rebalance()',
    '    builder.get_ring().save(f"{root}/{name}.ring.gz")',
  ].join('\n');
  execFileSync('/usr/bin/python3', ['-c', script, root, JSON.stringify(portOf)], { stdio: 'ignore' });
}

const common = (root: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${root}
workers = 0
log_level = ERROR
log_address = ${root}/none
`;

const storageConfig = (root: string, name: string, port: number) => `${common(root, port)}devices = ${root}/node
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

const proxyConfig = (root: string, port: number) => `${common(root, port)}[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
min_segment_size = 5242880
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

function start(root: string, program: string, config: string): ChildProcess {
  return spawn(program, [config], { stdio: 'ignore', env: environment, cwd: root });
}

async function answering(url: string): Promise<void> {
  const until = Date.now() + startMs;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error('Swift does not answer');
    await sleep(100);
  }
}
