import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './server/test/longest-first.sequencer.ts';

/** Tests that drive Chromium. */
const browser = ['**/*browser.test.ts', 'tests/{console,embedding}/**/*.test.ts', 'tests/desk/story.test.ts'];

/**
 * Calls in real time, with phones, carriers and proxies as processes. They wait more than they compute, so more of them
 * run at once than there are cores; what computes has no place beside them, since sound that comes late is not understood.
 */
const peers = [
  'tests/{phone,voice}/**/*.test.ts',
  'server/src/providers/lines/**/*.test.ts',
  'server/src/calling/workers/**/*.test.ts',
  'server/src/areas/telephony/web-voice/web-calls.test.ts',
];

/**
 * Sound in real time that must be understood, or counted by the packet, beside a browser or a phone: what runs beside it
 * takes the processor it needs.
 */
const alone = [
  'tests/voice/browser.test.ts',
  'tests/console/{agent-voice,first-agent}.test.ts',
  'tests/phone/peers/sipp-load.test.ts',
];

/** Tests without a server or a database. One that asks for a database fails. */
const unit = [
  '{contract,console,widget}/src/**/*.test.{ts,tsx}',
  'packages/!(embedded-postgres)/src/**/*.test.ts',
  'server/src/{brain,voice}/**/*.test.ts',
  'server/src/calling/{carriers,messages,phone,web,workers}/**/*.test.ts',
  'server/src/calling/call/!(convert-recording).test.ts',
  // The adapters of carriers keep in a database what was sent.
  'server/src/providers/!(telephony)/**/*.test.ts',
  'server/src/**/*.rules.test.ts',
];

/**
 * Everything that no other project names: tests that have a database, most of them the HTTP application too, and those
 * that start Parley or a database server as a process.
 */
const app = ['{packages,scripts,server,tests}/**/*.test.ts'];

const never = [...configDefaults.exclude, '**/dist/**'];
const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A machine that is busy with other tests is slow, not broken.
  expect: { poll: { timeout: 15_000 } },
  setupFiles: ['server/test/default-wait.setup.ts', 'server/test/equal-bytes.setup.ts'],
  // Settings of the checkout's `.env` are the developer's own.
  env: { PARLEY_ENV_FILE: 'off' },
};

export default defineConfig({
  test: {
    // Once per run, not per project: one folder for temporary files, one build, one database server.
    globalSetup: [
      'server/test/temporary-folder.setup.ts',
      'server/test/build.setup.ts',
      'server/test/database-server.setup.ts',
    ],
    // One more than the two cores of the smallest machine: a worker often waits for the database or a process it started.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: unit,
          exclude: [...never, ...browser, ...peers, ...alone],
          // Tests of one worker share what they import, which otherwise costs more than the tests themselves.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'app',
          include: app,
          exclude: [...never, ...browser, ...peers, ...alone, ...unit],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          // Limits for what does not end, not promises of speed: a page is slow where three browsers share two cores.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: browser,
          exclude: [...never, ...alone],
          // Its files share the browser of their worker too.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'peers',
          include: peers,
          exclude: [...never, ...browser, ...alone],
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...shared,
          name: 'alone',
          include: alone,
          exclude: never,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
