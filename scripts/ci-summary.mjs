// Last words of .ci/run, from what vitest wrote with its JSON reporter: a line per run, then the suite's own line.
// Usage: node scripts/ci-summary.mjs "<name>=<file>" ... ; the first is the suite. Its passed and skipped tests count;
// failures count from every run, and a run that left no result is one.
import { readFileSync } from 'node:fs';

const runs = process.argv.slice(2).map((argument) => {
  const [name, file] = argument.split('=');
  return { name, ...readCounts(file) };
});

for (const { name, passed, failed, skipped } of runs) console.log(`${name}: ${line({ passed, failed, skipped })}`);
const [suite] = runs;
console.log(line({ ...suite, failed: runs.reduce((sum, run) => sum + run.failed, 0) }));

function readCounts(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    const skipped = result.numPendingTests + result.numTodoTests;
    // A file that could not be loaded has no failed test, but it failed.
    const failed = result.success ? 0 : Math.max(result.numFailedTests, 1);
    return { passed: result.numPassedTests, failed, skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
