// Last words of .ci/run: vitest's own closing lines of each run and what failed in it, then one line for all.
// Usage: node scripts/ci-summary.mjs "<name>=<path>" ... ; <path>.log is what vitest printed, <path>.json its JSON
// report, <path>-again.json that of the second look. The first run is the suite: its passed and skipped tests count;
// failures count from every run, and a run that left no result is one.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const runs = process.argv.slice(2).map((argument) => {
  const [name, path] = argument.split('=');
  return { name, closing: closingLines(`${path}.log`), ...readRun(`${path}.json`, `${path}-again.json`) };
});

for (const { name, closing, failures, passedAlone } of runs) {
  console.log(`${name}:`);
  for (const each of closing) console.log(`  ${each}`);
  for (const test of passedAlone) console.log(`  failed beside others, passed in the second look: ${test}`);
  for (const { test, message } of failures) console.log(`  failed: ${test}\n    ${message}`);
}
const [suite] = runs;
console.log(line({ ...suite, failed: runs.reduce((sum, run) => sum + run.failed, 0) }));

/** `again`: the files that failed, run once more by themselves. What passed there is counted as passed, and named. */
function readRun(file, again) {
  const result = read(file);
  if (!result) {
    return { passed: 0, failed: 1, skipped: 0, passedAlone: [], failures: [{ test: 'the run', message: 'no result' }] };
  }
  const later = new Map((read(again)?.testResults ?? []).map((each) => [each.name, each]));
  const failures = [];
  const passedAlone = [];
  let testsPassedAlone = 0;
  for (const each of result.testResults.filter((one) => one.status === 'failed')) {
    const retried = later.get(each.name);
    const broken = each.assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no failed test, but it failed.
    if (broken.length === 0) {
      if (retried?.status === 'passed') passedAlone.push(each.name);
      else failures.push({ test: each.name, message: firstLine(each.message) });
    }
    for (const test of broken) {
      const name = `${each.name} > ${test.fullName}`;
      const found = retried?.assertionResults.find((one) => one.fullName === test.fullName);
      if (found?.status === 'passed') {
        passedAlone.push(name);
        testsPassedAlone += 1;
      } else failures.push({ test: name, message: firstLine(test.failureMessages?.join('\n') ?? '') });
    }
  }
  if (!result.success && failures.length === 0 && passedAlone.length === 0) {
    failures.push({ test: 'the run', message: 'it ended before its tests' });
  }
  const skipped = result.numPendingTests + result.numTodoTests;
  return {
    passed: result.numPassedTests + testsPassedAlone,
    failed: failures.length,
    skipped,
    passedAlone,
    failures,
  };
}

/** Closing lines of the summary by vitest's default reporter. */
function closingLines(file) {
  try {
    const text = stripVTControlCharacters(readFileSync(file, 'utf8'));
    return text.split('\n').filter((each) => /^\s*(?:Test Files|Tests|Errors|Duration) {2}/.test(each));
  } catch {
    return [];
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function firstLine(text) {
  return text.split('\n')[0].slice(0, 300);
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
