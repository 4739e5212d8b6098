// Builds the server into `server/dist`: compiling it at every start takes seconds of a processor, running what was
// compiled before a fraction of one.
import { fileURLToPath } from 'node:url';
import { buildIfStale, runBuild } from './build-parts.mjs';

/** @type {import('./build-parts.mjs').Part} */
const server = {
  name: 'server',
  title: 'the server',
  sources: [
    'src',
    '../contract/src',
    '../packages',
    '../scripts',
    'vite.config.ts',
    'package.json',
    '../package.json',
    '../contract/package.json',
  ],
  modes: ['production'],
};

export const buildServerIfStale = (options) => buildIfStale([server], options);

if (process.argv[1] === fileURLToPath(import.meta.url)) await runBuild(buildServerIfStale);
