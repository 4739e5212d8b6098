import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { moreDe } from './src/more/de.ts';
import { moreEs } from './src/more/es.ts';
import { moreFr } from './src/more/fr.ts';
import { moreSv } from './src/more/sv.ts';
import { de } from './src/texts/de.ts';
import { es } from './src/texts/es.ts';
import { fr } from './src/texts/fr.ts';
import { sv } from './src/texts/sv.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The languages that are not part of the script, one file each. */
const textFiles: Plugin = {
  name: 'widget-texts',
  generateBundle() {
    const languages = {
      sv: { ...sv, ...moreSv },
      de: { ...de, ...moreDe },
      fr: { ...fr, ...moreFr },
      es: { ...es, ...moreEs },
    };
    for (const [language, texts] of Object.entries(languages)) {
      this.emitFile({ type: 'asset', fileName: `widget-texts/${language}.json`, source: JSON.stringify(texts) });
    }
  },
};

/**
 * Part of the address of the lazy part, so that a browser which kept the script of an older version does not draw it
 * with the parts of a newer one, or the other way round.
 */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(path('src'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (/(?<!\.test)\.(tsx?|css)$/.test(name)) hash.update(readFileSync(path(`src/${name}`)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** One classic script for any site: no modules and no chunks. */
const element: UserConfig = {
  root: path('.'),
  plugins: [textFiles],
  define: { BUILD_HASH: JSON.stringify(hashOfSources()) },
  resolve: { alias: { 'preact/jsx-runtime': path('src/jsx-runtime.ts') } },
  build: {
    outDir: path('dist'),
    emptyOutDir: false,
    lib: { entry: path('src/embed.ts'), formats: ['iife'], name: 'ParleyWidget', fileName: () => 'widget.js' },
  },
};

/** Second script, loaded with the first opening of the panel: a classic script that sets `ParleyMore`, rendered by the same Preact. */
const more: UserConfig = {
  root: path('.'),
  resolve: { alias: { 'preact/jsx-runtime': path('src/jsx-runtime.ts') } },
  build: {
    outDir: path('dist'),
    emptyOutDir: false,
    lib: { entry: path('src/more/index.ts'), formats: ['iife'], name: 'ParleyMore', fileName: () => 'more.js' },
    rolldownOptions: { external: ['preact'], output: { globals: { preact: 'ParleyWidget' } } },
  },
};

/** Type declarations of the npm package: the public types and its functions. */
const typeFile: Plugin = {
  name: 'package-types',
  generateBundle() {
    const types = readFileSync(path('src/public-types.ts'), 'utf8');
    const functions = [
      'export declare const parley: ParleyApi;',
      'export declare function defineParley(options?: { server?: string }): Promise<void>;',
      'export declare function mountParley(options: ParleyOptions, parent?: Element): ParleyAgentElement;',
    ];
    this.emitFile({ type: 'asset', fileName: 'package/index.d.ts', source: `${types}\n${functions.join('\n')}\n` });
  },
};

/** The npm package: modules, with Preact as a dependency of the bundle. */
const npmPackage: UserConfig = {
  root: path('.'),
  plugins: [typeFile],
  resolve: { alias: { 'preact/jsx-runtime': path('src/jsx-runtime.ts') } },
  build: {
    outDir: path('dist'),
    emptyOutDir: false,
    lib: { entry: path('src/package.ts'), formats: ['es'], fileName: () => 'package/index.js' },
    rolldownOptions: { external: ['preact'], output: { chunkFileNames: 'package/[name].js' } },
  },
};

/** Web voice, loaded when the visitor starts a call: a classic script that sets `ParleyVoice`. */
const voice: UserConfig = {
  root: path('.'),
  resolve: { alias: { 'preact/jsx-runtime': path('src/jsx-runtime.ts') } },
  build: {
    outDir: path('dist'),
    emptyOutDir: false,
    lib: { entry: path('src/voice/index.ts'), formats: ['iife'], name: 'ParleyVoice', fileName: () => 'voice.js' },
  },
};

/** The part of it that runs on the browser's sound thread, which takes it only as a file of its own. */
const voiceWorklet: UserConfig = {
  root: path('.'),
  build: {
    outDir: path('dist'),
    emptyOutDir: false,
    lib: {
      entry: path('src/voice/voice-worklet.ts'),
      formats: ['iife'],
      name: 'ParleyVoiceWorklet',
      fileName: () => 'voice-worklet.js',
    },
  },
};

/** The pages we serve ourselves: templates the server fills, with their hashed style sheet beside them. */
const pages: UserConfig = {
  root: path('src/pages'),
  base: '/',
  build: {
    outDir: path('dist'),
    emptyOutDir: false,
    assetsDir: 'widget-assets',
    // A preload helper would be an inline script, which the pages' Content-Security-Policy refuses.
    modulePreload: false,
    rolldownOptions: {
      input: ['chat-page', 'guide', 'home', 'missing'].map((name) => path(`src/pages/${name}.html`)),
    },
  },
};

const modes: Record<string, UserConfig> = {
  element,
  more,
  package: npmPackage,
  voice,
  'voice-worklet': voiceWorklet,
  pages,
};

export default defineConfig(({ mode }) => ({
  ...(modes[mode] ?? element),
  publicDir: false,
  logLevel: 'warn',
  // Said outright because NODE_ENV=test, as under a test runner, would pick Preact's development JSX.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
}));
