import type { Config } from './config.ts';
import type { RunningProcess } from './start-process.ts';

/** Tells the person at the terminal where to go and, on the first start, what to keep. */
export function printWelcome(config: Config, running: RunningProcess): void {
  const lines = ['', `  Parley is running${running.address ? ` at ${addressOf(config, running.address)}` : ''}`];
  if (running.firstRun) {
    const { firstRun } = running;
    lines.push(
      '',
      '  Shown this once. Keep it:',
      ...consoleLines(config, running),
      `    Admin login    ${firstRun.adminEmail}   password ${firstRun.adminPassword}`,
      `    Platform key   ${firstRun.platformKey}`,
      `    Demo API key   ${firstRun.tenantKey}`,
      `    Demo agent     ${firstRun.agentId}`,
      `    Its number     ${firstRun.phoneNumber}`,
    );
  }
  if (running.lacksAdmin) lines.push(...wayIn);
  const point = running.phone.find(({ transport }) => transport === 'udp') ?? running.phone[0];
  if (point) lines.push(...phoneLines(point, running.firstRun));
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** How somebody becomes platform admin where nobody is. */
const wayIn = [
  '',
  '  Nobody can log in as platform admin. Create one, while Parley runs or not:',
  '    npm run admin:create -- you@example.com',
];

/** Where the admin logs in; nothing where this process answers no requests. */
function consoleLines(config: Config, { address }: RunningProcess): string[] {
  return address ? [`    Console        ${addressOf(config, address)}/console`] : [];
}

/** How the demo agent is called from a softphone on this machine, or where calls come in. */
function phoneLines(point: RunningProcess['phone'][number], firstRun: RunningProcess['firstRun']): string[] {
  const host = point.address === '0.0.0.0' ? '127.0.0.1' : point.address;
  const place = `${host.includes(':') ? `[${host}]` : host}:${point.port}`;
  if (!firstRun) return ['', `  Phone calls over SIP at ${place}`];
  return ['', `  Call it from a softphone on this machine: sip:${firstRun.phoneNumber}@${place}`];
}

/** Where the server listens, as one would type it; the public address where one is set. */
function addressOf(config: Config, address: string): string {
  return (
    config.publicUrl ??
    address.replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost').replace('[::]', 'localhost')
  );
}
