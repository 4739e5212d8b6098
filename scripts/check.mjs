// Everything that can be said about the code without running it: `npm run check`. All steps run, two at a time, one line
// each; what a failed step has to say follows at once. Ends with 1 when any failed. `npm run check -- lint types` runs
// only those.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const atOnce = 2;

/** Longest first, so that two at a time end soonest. */
const steps = [
  {
    name: 'types',
    does: 'TypeScript, server, widget and console',
    commands: [typesOf('.'), typesOf('widget'), typesOf('console')],
  },
  { name: 'dead code', does: 'knip', commands: [bin('knip', '--no-progress')] },
  { name: 'lint', does: 'oxlint, with who may import whom', commands: [bin('oxlint', '--deny-warnings', '.')] },
  { name: 'format', does: 'biome; `npm run format` repairs it', commands: [bin('biome', 'format', '.')] },
  { name: 'doc paths', does: 'links and paths in documents', commands: [script('check-doc-paths.mjs')] },
  { name: 'operations', does: 'the list of operations', commands: [script('check-operations.mjs')] },
  {
    name: 'glossary',
    does: 'the glossary, replaced names, first words of comments',
    commands: [script('check-glossary.mjs')],
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; the steps are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(1);
}

const waiting = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name));
const failed = [];
await Promise.all(Array.from({ length: atOnce }, work));
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const startedAt = performance.now();
    const results = [];
    for (const command of step.commands) results.push(await run(command));
    const isGood = results.every((result) => result.isGood);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(10)}  ${step.does} (${seconds} s)`);
    if (isGood) continue;
    failed.push(step.name);
    for (const { isGood: isFine, output } of results) if (!isFine) console.log(output.replaceAll(/^/gm, '        '));
  }
}

function bin(name, ...args) {
  return [`${root}node_modules/.bin/${name}`, ...args];
}

/** Checks again only what a change reaches, by what the last check has left in `.cache`. */
function typesOf(project) {
  const left = `${root}.cache/types-${project === '.' ? 'server' : project}.tsbuildinfo`;
  return bin('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', left);
}

function script(name) {
  return [process.execPath, `${root}scripts/${name}`];
}

/** @returns {Promise<{ isGood: boolean, output: string }>} */
function run([file, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ isGood: false, output: error.message }));
    child.on('close', (code) => resolve({ isGood: code === 0, output: output.trim() }));
  });
}
