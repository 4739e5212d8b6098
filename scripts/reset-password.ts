import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../server/src/app/config.ts';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { findSoleAdmin } from '../server/src/app/find-sole-admin.ts';
import { keyFileOf, openKeyring } from '../server/src/app/open-keyring.ts';
import { openDatabaseForCommand } from '../server/src/app/running-database.ts';
import { describeStartFailure } from '../server/src/app/start-failures.ts';
import { wireMail } from '../server/src/app/wire-mail.ts';
import { type AccessReset, resetAccess } from '../server/src/areas/accounts/auth/index.ts';
import {
  generatePassword,
  hashPassword,
  isAboutPerson,
  Password,
} from '../server/src/areas/accounts/passwords/index.ts';
import { findUserByEmail } from '../server/src/areas/accounts/users/index.ts';
import { type Database, openDatabase } from '../server/src/db/open.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { uuidV7 } from '../server/src/platform/ids/uuid-v7.ts';
import { createLogger } from '../server/src/platform/log/logger.ts';

// npm run admin:reset-password [-- <email>] [--password-stdin] [--disable-two-factor]
// Gives a person a new password, by default the one platform admin there is, and prints it once. Works while Parley runs
// and while it does not, and needs no mail server. Run it where Parley runs, with the same settings.

/** A fault the user of the command can correct. */
class CannotReset extends Error {}

const usage = 'npm run admin:reset-password -- <email> [--password-stdin] [--disable-two-factor]';

interface Asked {
  email: string | undefined;
  fromStdin: boolean;
  disablesSecondFactor: boolean;
}

function readArguments(): Asked {
  try {
    const { values, positionals } = parseArgs({
      options: { 'password-stdin': { type: 'boolean' }, 'disable-two-factor': { type: 'boolean' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error('one email address at a time');
    return {
      email: positionals[0],
      fromStdin: values['password-stdin'] === true,
      disablesSecondFactor: values['disable-two-factor'] === true,
    };
  } catch (error) {
    throw new CannotReset(`${(error as Error).message}\nUse: ${usage}`);
  }
}

async function main(): Promise<void> {
  const asked = readArguments();
  addSettingsFile(process.env);
  const config = readConfig(process.env);
  const given = asked.fromStdin ? await readGivenPassword() : undefined;
  const { connections, close } = await openDatabaseForCommand(config);
  const db = openDatabase({ connections, poolSizes: { app: 1, platform: 1 }, log: createLogger({ level: 'silent' }) });
  try {
    await reset(db, { config, asked, given });
  } finally {
    await db.close();
    await close();
  }
}

async function readGivenPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('New password, then Enter and Ctrl-D: ');
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

async function reset(
  db: Database,
  { config, asked, given }: { config: Config; asked: Asked; given: string | undefined },
): Promise<void> {
  const email = asked.email ?? (await findSoleAdmin(db.platform));
  if (email === null) throw new CannotReset(`There is not exactly one platform admin; name the person: ${usage}`);
  const person = await db.platform.inPlatform((tx) => findUserByEmail(tx, email));
  if (!person) throw new CannotReset(`There is no account with the address ${email}. Nothing was changed.`);
  if (person.isDisabled) throw new CannotReset(`The account ${person.email} is disabled. Nothing was changed.`);
  const password = given ?? generatePassword();
  const fault = given === undefined ? undefined : faultOf(given, person);
  if (fault !== undefined) throw new CannotReset(`The password cannot be used: ${fault}. Nothing was changed.`);
  const done = await resetAccess(db.platform, {
    email: person.email,
    hash: await hashPassword(password),
    disablesSecondFactor: asked.disablesSecondFactor,
    mailer: await openMailer(db, config),
    now: systemClock.now(),
  });
  if (!done) throw new CannotReset(`The account ${person.email} was disabled meanwhile. Nothing was changed.`);
  process.stdout.write(`${report(person.email, { password, isGiven: given !== undefined, done, asked }).join('\n')}\n`);
}

function faultOf(password: string, person: { email: string; name: string }): string | undefined {
  const judged = Password.safeParse(password);
  if (!judged.success) return judged.error.issues[0]?.message ?? 'it is not valid';
  return isAboutPerson(password, person) ? 'it is little more than the name or the address' : undefined;
}

/** The person is told by email, where it can be sealed: a command must not make keys. */
async function openMailer(db: Database, config: Config): Promise<Parameters<typeof resetAccess>[1]['mailer']> {
  if (!config.sealingKeys && !existsSync(keyFileOf(config))) return { send: async () => {} };
  const { sealing } = await openKeyring(config);
  const log = createLogger({ level: 'silent' });
  const newId = () => uuidV7(systemClock.now());
  // A command ends before another process changes the mail server.
  const bus = { subscribe: () => () => {}, onGap() {}, publish() {} };
  const { mailer } = await wireMail({ config, db, bus, sealing, newId, log });
  return mailer;
}

function report(
  email: string,
  { password, isGiven, done, asked }: { password: string; isGiven: boolean; done: AccessReset; asked: Asked },
): string[] {
  const sessions = `${done.endedSessions} ${done.endedSessions === 1 ? 'session' : 'sessions'} ended.`;
  return [
    isGiven ? `The password of ${email} was changed. ${sessions}` : `New password of ${email}, shown this once:`,
    ...(isGiven ? [] : ['', `  ${password}`, '', sessions]),
    ...(done.removedSecondFactor ? ['Two-factor authentication was disabled.'] : []),
    ...(asked.disablesSecondFactor && !done.removedSecondFactor ? ['Two-factor authentication was not enabled.'] : []),
    ...(done.hasSecondFactor ? ['Log-in still asks for a code; --disable-two-factor switches that off.'] : []),
  ];
}

main().catch((error) => {
  process.stderr.write(`${error instanceof CannotReset ? error.message : describeStartFailure(error)}\n`);
  process.exitCode = 1;
});
