import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = [join(folder, 'src'), join(folder, '../packages')];

/** Commands of an installation, by file name: every `tsx scripts/<name>.ts` of package.json but that of developers. */
const commands = Object.values<string>(JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')).scripts)
  .flatMap((line) => /^tsx scripts\/([\w-]+)\.ts$/.exec(line)?.[1] ?? [])
  .filter((name) => name !== 'generate');

/**
 * Packages that become part of the build: those of many small files, whose finding and reading takes most of a start.
 * All others stay where npm put them, above all what has programs or data of its own.
 */
const bundled = [
  /^@parley\//,
  /^@ai-sdk\//,
  /^@modelcontextprotocol\//,
  /^@nats-io\//,
  /^(?:ai|jose|kysely|libphonenumber-js|nodemailer|otpauth|prom-client|undici|werift|zod)(?:\/|$)/,
];

/**
 * Keeps `import.meta.url` true: files beside a module are looked for in `src`, where they are, and modules that begin a
 * thread or a process get a file of their own, `<name>.js`.
 */
function keepAddresses(): Plugin {
  const entries = new Map<string, string>();
  return {
    name: 'keep-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (!sources.some((source) => id.startsWith(source)) || !code.includes('import.meta.url')) return undefined;
      const withEntries = code.replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (_, path: string) => {
        const entry = join(dirname(id), path);
        const fileName = `${basename(entry, '.ts')}.js`;
        if ((entries.get(fileName) ?? entry) !== entry) this.error(`Two modules would become ${fileName}`);
        if (!entries.has(fileName)) this.emitFile({ type: 'chunk', id: entry, fileName });
        entries.set(fileName, entry);
        return `new URL('./${fileName}', import.meta['url'])`;
      });
      const source = relative(folder, id).replaceAll('\\', '/');
      const address = `new URL('../${source}', import.meta['url']).href`;
      // Lines stay lines, so the map stays true.
      return { code: withEntries.replaceAll('import.meta.url', address), map: null };
    },
  };
}

/** One file for each program of the server, all in `dist` itself, from where `../src` leads to the sources. */
export default defineConfig({
  root: folder,
  publicDir: false,
  logLevel: 'warn',
  plugins: [keepAddresses()],
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: join(folder, 'src/main.ts'),
        ...Object.fromEntries(commands.map((name) => [name, join(folder, `../scripts/${name}.ts`)])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
