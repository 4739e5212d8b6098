/**
 * Builds what browsers load, and only when it is missing or its sources have changed.
 * The check reads and hashes the sources (a few milliseconds) and does not load Vite, so every start can afford it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Beside the checkout's other throw-away files, so that moving a finished build into place is one rename. */
const cacheFolder = join(root, '.cache');
const stampName = '.build-hash';
/** An unfinished build older than this belongs to a process that was killed. Unit: milliseconds. */
const abandonedAfterMs = 10 * 60_000;

/** A part with more scripts than this loads most of them when they are needed; their sizes one by one say little. */
const mostScriptsNamed = 8;

/** One entry per folder with a `dist`; `modes` are the Vite modes whose outputs make it up together. */
const parts = [
  {
    name: 'widget',
    sources: ['src', 'vite.config.ts', 'package.json'],
    modes: ['element', 'more', 'package', 'voice', 'voice-worklet', 'pages'],
  },
  { name: 'console', sources: ['src', 'index.html', 'vite.config.ts', 'package.json'], modes: ['production'] },
];

/**
 * Brings every web part up to date.
 * Promises that a `dist` folder is whole or absent, whenever this process is killed and whoever else builds meanwhile.
 * @returns {Promise<{ built: string[] }>} names of the parts that had to be built
 */
export async function buildWebIfStale({ log = console.log } = {}) {
  const built = [];
  for (const part of parts) {
    const hash = await hashSources(part);
    if (await isFresh(part, hash)) continue;
    const startedAt = performance.now();
    const size = await build(part, hash);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    log(`Built the web part "${part.name}" in ${seconds} s (${size}).`);
    built.push(part.name);
  }
  return { built };
}

const distOf = (part) => join(root, part.name, 'dist');

async function hashSources(part) {
  const named = part.sources.map((source) => join(root, part.name, source));
  const files = (await Promise.all(named.map(listFiles))).flat();
  files.push(join(root, 'package-lock.json'), fileURLToPath(import.meta.url));
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file) || !existsSync(file)) continue;
    hash
      .update(`${relative(root, file).replaceAll('\\', '/')}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

async function listFiles(path) {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The stamp names the sources and every file made from them, so a file removed by hand counts as missing. */
async function isFresh(part, hash) {
  const stamp = await readFile(join(distOf(part), stampName), 'utf8').catch(() => '');
  const [stampedHash, ...files] = stamp.split('\n').filter(Boolean);
  return stampedHash === hash && files.every((file) => existsSync(join(distOf(part), file)));
}

async function build(part, hash) {
  const vite = await import('vite').catch((cause) => {
    throw new Error('The web parts must be built, and Vite is not installed. Run `npm install`, then start again.', {
      cause,
    });
  });
  await removeAbandoned();
  const folder = join(cacheFolder, `web-build-${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    for (const mode of part.modes) {
      await vite.build({
        configFile: join(root, part.name, 'vite.config.ts'),
        mode,
        build: { outDir: folder, emptyOutDir: false },
      });
    }
    const files = (await listFiles(folder)).map((file) => relative(folder, file)).sort();
    await writeFile(join(folder, stampName), [hash, ...files, ''].join('\n'));
    await moveIntoPlace(part, folder, hash);
    return describeScripts(part, files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A folder cannot be replaced in one step: the old one steps aside, and whoever is second keeps what the first put there. */
async function moveIntoPlace(part, folder, hash) {
  const dist = distOf(part);
  for (let tries = 0; tries < 20; tries += 1) {
    const aside = `${folder}-old-${tries}`;
    await rename(dist, aside).catch(ignoreCode('ENOENT'));
    const moved = await rename(folder, dist).then(() => true, ignoreCode('ENOTEMPTY', 'EEXIST', 'EPERM'));
    await rm(aside, { recursive: true, force: true });
    if (moved || (await isFresh(part, hash))) return;
  }
  throw new Error(`Could not put the built files into ${dist}: another process keeps replacing them.`);
}

const ignoreCode =
  (...codes) =>
  (error) => {
    if (!codes.includes(error.code)) throw error;
  };

async function removeAbandoned() {
  const names = await readdir(cacheFolder).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith('web-build-'))) {
    const folder = join(cacheFolder, name);
    const age = Date.now() - (await stat(folder).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > abandonedAfterMs) await rm(folder, { recursive: true, force: true });
  }
}

async function describeScripts(part, files) {
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (scripts.length > mostScriptsNamed) return `${scripts.length} scripts`;
  const sizes = await Promise.all(
    scripts.map(async (file) => {
      const bytes = gzipSync(await readFile(join(distOf(part), file)), { level: 9 }).length;
      return `${file} ${(bytes / 1000).toFixed(1)} kB gzipped`;
    }),
  );
  return sizes.join(', ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWebIfStale().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
