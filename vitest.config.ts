import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests that leave nothing behind in their process: those of one worker share what they import, which otherwise costs
 * more than the tests themselves. A test that changes timers, modules or globals does not belong here.
 */
const sharing = [
  'contract/**/*.test.ts',
  'server/src/{areas,brain,db,platform}/**/*.test.ts',
  'packages/egress/**/*.test.ts',
  'tests/contract/**/*.test.ts',
];
const all = ['{contract,packages,server,widget,console,tests,scripts}/**/*.test.{ts,tsx}'];
const never = [...configDefaults.exclude, '**/dist/**'];
/** Settings of the checkout's `.env` are the developer's own. */
const env = { PARLEY_ENV_FILE: 'off' };
const patience = { testTimeout: 30_000, hookTimeout: 60_000, env };

export default defineConfig({
  test: {
    // Of the whole run and not of each project: there is one database server.
    globalSetup: ['server/test/database-server.setup.ts'],
    // Two cores: more workers only fight each other and the embedded database.
    maxWorkers: 2,
    projects: [
      { test: { ...patience, name: 'sharing', include: sharing, exclude: never, isolate: false } },
      { test: { ...patience, name: 'alone', include: all, exclude: [...never, ...sharing] } },
    ],
  },
});
