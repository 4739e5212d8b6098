import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
/** Beside `dist`, since a build looks for files of modules in `../src`. */
const output = `${folder}.cache`;

/** Starts from which compiling a program once is faster than transforming its sources at each start. */
const startsToCompile = 5;

/**
 * Arguments with which Node runs the program `server/test/<name>.ts`, for tests that start it `starts` times: its sources,
 * or a build of them, which starts several times as fast.
 */
export async function processProgram(name: `${string}-process`, starts: number): Promise<string[]> {
  const source = `${folder}test/${name}.ts`;
  if (starts < startsToCompile) return ['--import', 'tsx', source];
  const { build } = await import('vite');
  await build({
    configFile: `${folder}vite.config.ts`,
    build: { outDir: output, emptyOutDir: true, sourcemap: false, rolldownOptions: { input: { [name]: source } } },
  });
  return [`${output}/${name}.js`];
}
