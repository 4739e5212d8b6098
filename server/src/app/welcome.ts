import type { Config } from './config.ts';
import type { RunningProcess } from './start-process.ts';

/** Tells the person at the terminal where to go and, on the first start, what to keep. */
export function printWelcome(config: Config, running: RunningProcess): void {
  const lines = ['', `  Parley is running${running.address ? ` at ${addressOf(config, running.address)}` : ''}`];
  const [phone] = running.phone;
  if (phone) lines.push(`  Phone: SIP over ${phone.transport} at ${phone.address}:${phone.port}`);
  if (running.firstRun) {
    const { firstRun } = running;
    lines.push(
      '',
      '  Shown this once. Keep it:',
      `    Admin login    ${firstRun.adminEmail}   password ${firstRun.adminPassword}`,
      `    Platform key   ${firstRun.platformKey}`,
      `    Demo API key   ${firstRun.tenantKey}`,
      `    Demo agent     ${firstRun.agentId}`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Where the server listens, as one would type it; the public address where one is set. */
function addressOf(config: Config, address: string): string {
  return (
    config.publicUrl ??
    address.replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost').replace('[::]', 'localhost')
  );
}
