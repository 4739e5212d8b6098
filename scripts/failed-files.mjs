// Test files that failed, one a line, from what vitest wrote with its JSON reporter; none when there are more than a few,
// since then it is not chance.
// Usage: node scripts/failed-files.mjs <file>
import { readFileSync } from 'node:fs';

const most = 5;
const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
if (failed.length <= most) for (const name of failed) console.log(name);
