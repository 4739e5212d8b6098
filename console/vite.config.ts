import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Emits the service worker, whose address must stay the same. */
const pushWorker = {
  name: 'push-worker',
  buildStart(this: { emitFile(file: { type: 'asset'; fileName: string; source: Buffer }): string }) {
    const fileName = 'push-worker.js';
    this.emitFile({ type: 'asset', fileName, source: readFileSync(path(`src/push/${fileName}`)) });
  },
};

/** Emits the icons that only the manifest names, with a hash in their file names like every other file. */
const installIcons = {
  name: 'install-icons',
  buildStart(this: { emitFile(file: { type: 'asset'; name: string; source: Buffer }): string }) {
    for (const name of ['icon-192.png', 'icon-512.png', 'maskable-512.png']) {
      this.emitFile({ type: 'asset', name, source: readFileSync(path(`src/icons/${name}`)) });
    }
  },
};

export default defineConfig({
  root: path('.'),
  base: '/console/',
  plugins: [react(), installIcons, pushWorker],
  publicDir: false,
  logLevel: 'warn',
  // Said outright because NODE_ENV=test, as under a test runner, would bundle React's development build.
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: path('dist'),
    emptyOutDir: false,
    // Every browser the console runs in knows module preloading by itself.
    modulePreload: { polyfill: false },
    // An inlined file would be a data: address, and the fewer kinds of address a policy allows, the better.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes seldom, and every page needs it: one file each, which browsers keep over many releases of ours.
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|i18next|react-i18next|@tanstack)[\\/]/,
            },
            {
              name: 'mantine',
              test: /node_modules[\\/](?:@mantine|@floating-ui|react-remove-scroll)[\\/]/,
              minShareCount: 20,
            },
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 6 },
            // Parts of few pages come with those pages, and texts with the pages that have them.
            {
              name: 'parts',
              test: /console[\\/]src[\\/](?:api|parts)[\\/](?!password-field|secret-dialog)/,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
});
