import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface CommandOutcome {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command of `scripts/` by its file name, without the database of the test run in its environment. Compiled once
 * with the server: `npm run` has tsx compile it each time, which takes two seconds of a processor.
 */
export function runCommand(
  script: string,
  args: readonly string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Promise<CommandOutcome> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [`server/dist/${script}.js`, ...args],
      { cwd: root, env: { ...inherited, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}
