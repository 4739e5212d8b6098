// Builds what browsers load: the widget with the pages at `/` and `/chat/{agentId}`, and the console.
import { fileURLToPath } from 'node:url';
import { buildIfStale, runBuild } from './build-parts.mjs';

/** @type {import('./build-parts.mjs').Part[]} */
const parts = [
  {
    name: 'widget',
    title: 'the web part "widget"',
    sources: ['src', 'vite.config.ts', 'package.json'],
    modes: ['element', 'more', 'package', 'voice', 'voice-worklet', 'pages'],
  },
  {
    name: 'console',
    title: 'the web part "console"',
    sources: ['src', 'index.html', 'vite.config.ts', 'package.json'],
    modes: ['production'],
  },
];

export const buildWebIfStale = (options) => buildIfStale(parts, options);

if (process.argv[1] === fileURLToPath(import.meta.url)) await runBuild(buildWebIfStale);
