import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The two scripts of web voice as a page loads them: `voice.js`, which sets `ParleyVoice`, and `voice-worklet.js`. */
export async function buildVoice(): Promise<Record<'/voice.js' | '/voice-worklet.js', string>> {
  const outDir = mkdtempSync(join(tmpdir(), 'parley-voice-'));
  const entries = { 'voice.js': '../src/voice/index.ts', 'voice-worklet.js': '../src/voice/voice-worklet.ts' };
  try {
    for (const [fileName, entry] of Object.entries(entries)) {
      await build({
        configFile: false,
        root: path('..'),
        logLevel: 'error',
        publicDir: false,
        resolve: { alias: { 'preact/jsx-runtime': path('../src/jsx-runtime.ts') } },
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
        build: {
          outDir,
          emptyOutDir: false,
          lib: { entry: path(entry), formats: ['iife'], name: 'ParleyVoice', fileName: () => fileName },
        },
      });
    }
    const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
    return { '/voice.js': read('voice.js'), '/voice-worklet.js': read('voice-worklet.js') };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
