import { EmailAddress } from '@parley/contract/email-address';
import { readConfig } from '../server/src/app/config.ts';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { openDatabaseForCommand } from '../server/src/app/running-database.ts';
import { describeStartFailure } from '../server/src/app/start-failures.ts';
import { createPlatformAdmin } from '../server/src/areas/accounts/auth/index.ts';
import { openDatabase } from '../server/src/db/open.ts';
import { uuidV7 } from '../server/src/platform/ids/uuid-v7.ts';
import { createLogger } from '../server/src/platform/log/logger.ts';

// npm run admin:create -- <email address>
// Makes a platform admin, for an installation that has none or whose admin is gone. Works while Parley runs and while it
// is stopped. Run it where Parley runs, with the same settings.

/** A fault the user of the command can correct. */
class CannotCreate extends Error {}

const usage = 'Name the email address: npm run admin:create -- you@example.com';

async function main(): Promise<void> {
  const [given, ...others] = process.argv.slice(2);
  if (given === undefined || others.length > 0) throw new CannotCreate(usage);
  const email = EmailAddress.safeParse(given);
  if (!email.success) throw new CannotCreate(`${given} is not an email address. ${usage}`);
  addSettingsFile(process.env);
  const database = await openDatabaseForCommand(readConfig(process.env), { createsDatabase: true });
  try {
    const { connections } = database;
    const log = createLogger({ level: 'silent' });
    const db = openDatabase({ connections, poolSizes: { app: 1, platform: 1 }, log });
    try {
      const now = new Date();
      const made = await createPlatformAdmin(db.platform, { email: email.data, now, newId: () => uuidV7(now) });
      process.stdout.write(`${describe(email.data, made)}\n`);
    } finally {
      await db.close();
    }
  } finally {
    await database.close();
  }
}

function describe(email: string, { outcome, password }: Awaited<ReturnType<typeof createPlatformAdmin>>): string {
  if (outcome === 'disabled') {
    throw new CannotCreate(`${email} has an account that may not sign in. Choose another address.`);
  }
  if (outcome === 'unchanged') {
    return `${email} is a platform admin already. A forgotten password is set anew with npm run admin:reset-password.`;
  }
  const said = outcome === 'created' ? `Created the platform admin ${email}.` : `${email} is a platform admin now.`;
  return password === null
    ? `${said} They sign in with the password they have.`
    : `${said}\n\n  Shown this once: password ${password}\n\nLog in at /console, and choose a password of your own under My account.`;
}

main().catch((error) => {
  process.stderr.write(`${error instanceof CannotCreate ? error.message : describeStartFailure(error)}\n`);
  process.exit(1);
});
