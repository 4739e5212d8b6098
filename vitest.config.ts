import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,widget,console,tests,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/test/database-server.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more workers only fight each other and the embedded database.
    maxWorkers: 2,
  },
});
