import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests that leave nothing behind in their process: those of one worker share what they import, which otherwise costs
 * more than the tests themselves. A test that changes timers, modules or globals does not belong here.
 */
const sharing = [
  'contract/**/*.test.ts',
  'server/src/{areas,brain,db,platform}/**/*.test.ts',
  'tests/contract/**/*.test.ts',
];
const all = ['{contract,server,widget,console,tests,scripts}/**/*.test.{ts,tsx}'];
const never = [...configDefaults.exclude, '**/dist/**'];

export default defineConfig({
  test: {
    globalSetup: ['server/test/database-server.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more workers only fight each other and the embedded database.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, exclude: never, isolate: false } },
      { extends: true, test: { name: 'alone', include: all, exclude: [...never, ...sharing] } },
    ],
  },
});
