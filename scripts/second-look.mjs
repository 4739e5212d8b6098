// Failed test files of a run that are run again, alone: prints them, one a line, unless there are more than eight.
// Usage: node scripts/second-look.mjs <result of vitest's JSON reporter>
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Files of one run that may be run again. Calls, sound and browsers run in real time, so a machine busy with something
 * else can fail one. The summary lists each file that passed only then; such a file is to be mended.
 */
const mostFiles = 8;

const root = fileURLToPath(new URL('..', import.meta.url));
const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));
if (failed.length <= mostFiles) for (const file of failed) console.log(file);
