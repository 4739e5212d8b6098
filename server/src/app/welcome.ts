import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { entryFor } from '../providers/language/model-servers/model-server-settings.ts';
import type { Config } from './config.ts';
import type { FirstRun } from './first-run.ts';
import type { RunningProcess } from './start-process.ts';

/** File for the credentials of the first start when standard output is no terminal. */
export const credentialsFileOf = (config: Config): string => join(config.dataDir, 'first-start.txt');

/** Output of the welcome; `isTerminal`: read by a person and not stored. */
export interface WelcomeOutput {
  write(text: string): void;
  isTerminal: boolean;
}

/**
 * Shows the URLs and, while they have not been shown yet, the credentials of the first start: on a terminal or where
 * PARLEY_PRINT_CREDENTIALS is set, else in a file of mode 0600, since anything but a terminal is mostly a log.
 */
export async function showWelcome(config: Config, running: RunningProcess, output: WelcomeOutput): Promise<void> {
  const { unshown } = running;
  const welcome = ['', `  Parley is running${running.address ? ` at ${addressOf(config, running.address)}` : ''}`];
  welcome.push(...linkLines(config, running));
  let isShown = true;
  if (unshown) {
    const secrets = credentialLines(unshown.credentials);
    if (output.isTerminal || config.printsCredentials) {
      welcome.push('', '  Shown this once. Keep it:', ...secrets);
    } else {
      const kept = await storeCredentials(config, secrets);
      isShown = kept.isWritten;
      welcome.push('', ...kept.lines);
    }
  } else if (existsSync(credentialsFileOf(config))) {
    welcome.push(
      '',
      `  Sign-in and keys of the first start are still in ${credentialsFileOf(config)}; delete the file.`,
    );
  }
  welcome.push(...modelServerLines(running));
  if (running.lacksAdmin) welcome.push(...wayToAnAdmin);
  welcome.push(...phoneLines(running, unshown?.credentials));
  output.write(`${welcome.join('\n')}\n\n`);
  await (isShown ? unshown?.markShown() : unshown?.release());
}

/** Shown when no platform admin exists, as after an upgrade from before there were accounts. */
const wayToAnAdmin = [
  '',
  '  No platform admin exists. Create one, while Parley runs or not:',
  '    npm run admin:create -- you@example.com',
];

/** Pages of this process; none without the role `api`. */
function linkLines(config: Config, { address }: RunningProcess): string[] {
  if (address === undefined) return [];
  const at = addressOf(config, address);
  return ['', `    Console        ${at}/console`, `    Demo           ${at}/`, `    API reference  ${at}/docs`];
}

function credentialLines(made: FirstRun): string[] {
  const { adminEmail, adminPassword, platformKey, tenantKey } = made;
  return [
    `    Admin login    ${adminEmail}   ${adminPassword === null ? '(the password set since)' : `password ${adminPassword}`}`,
    `    Platform key   ${platformKey}`,
    ...(tenantKey === null ? [] : [`    Demo API key   ${tenantKey}`]),
    `    Demo agent     ${made.agentId}`,
    `    Its number     ${made.phoneNumber}`,
  ];
}

/** Writes the file; returns its place, or the remedy when it cannot be written. */
async function storeCredentials(config: Config, secrets: string[]): Promise<{ isWritten: boolean; lines: string[] }> {
  const file = credentialsFileOf(config);
  try {
    await writeCredentials(file, ['Sign-in and keys of the first start of Parley', ...secrets]);
    return {
      isWritten: true,
      lines: [
        '  Sign-in and keys of the first start are in',
        `    ${file}`,
        '  Keep them elsewhere, then delete the file.',
      ],
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      isWritten: false,
      lines: [
        `  Sign-in and keys of the first start could not be written to ${file} (${code}).`,
        '  Make the folder writable, or set PARLEY_PRINT_CREDENTIALS=true to read them here, and start again.',
      ],
    };
  }
}

/** Written aside and renamed, so that the file is complete and private, whatever was there before. */
async function writeCredentials(file: string, lines: string[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

/** Model servers that were found, each with the two ways to turn it on. */
function modelServerLines({ foundModelServers }: RunningProcess): string[] {
  return foundModelServers.flatMap(({ kind, title, url, models }) => {
    const count = models.length === 1 ? '1 model' : `${models.length} models`;
    return [
      '',
      `  ${title} found at ${new URL(url).host} (${count}). Turn it on in Console > Platform > Models,`,
      `  or start with PARLEY_MODEL_SERVERS=${entryFor({ kind, url })}`,
    ];
  });
}

/** Phone number and address of the demo agent, or the reason why there are no phone calls. */
function phoneLines({ phone, phoneFault }: RunningProcess, made: FirstRun | undefined): string[] {
  if (phoneFault !== undefined) return ['', '  No phone calls over SIP:', `    ${phoneFault}`];
  const point = phone.find(({ transport }) => transport === 'udp') ?? phone[0];
  if (!point) return [];
  const host = point.address === '0.0.0.0' ? '127.0.0.1' : point.address;
  const place = `${host.includes(':') ? `[${host}]` : host}:${point.port}`;
  if (!made) return ['', `  Phone calls over SIP at ${place}`];
  return ['', `  Call it from a softphone on this machine: sip:${made.phoneNumber}@${place}`];
}

/** Listening address in the form of a URL; the public one where it is set. */
function addressOf(config: Config, address: string): string {
  return (
    config.publicUrl?.replace(/\/+$/, '') ??
    address.replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost').replace('[::]', 'localhost')
  );
}
