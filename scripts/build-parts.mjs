/**
 * Builds parts of the product with Vite, and only those that are missing or whose sources have changed.
 * The check compares sizes and times of the sources, reads them only where those differ, and does not load Vite, so
 * every start can afford it.
 */
import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
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

/**
 * A folder that is built into its own `dist`.
 * @typedef {object} Part
 * @property {string} name of the folder
 * @property {string} title as it is called in messages
 * @property {string[]} sources what it is built from, below its folder
 * @property {string[]} modes of Vite, whose outputs make it up together
 */

/**
 * Brings parts up to date.
 * A `dist` folder is complete or absent, also after a kill and with concurrent builds.
 * @param {Part[]} parts
 * @returns {Promise<{ built: string[] }>} names of the parts that had to be built
 */
export async function buildIfStale(parts, { log = console.log } = {}) {
  const built = [];
  for (const part of parts) {
    const files = listSources(part);
    const times = fingerprintTimes(files);
    const stamp = readStamp(part);
    if (stamp?.times === times && isWhole(part, stamp)) continue;
    const hash = await hashContents(files);
    if (stamp?.hash === hash && isWhole(part, stamp)) {
      // Checked out again or copied, with the same content: the next start need not read it.
      writeStamp(distOf(part), { ...stamp, times }, { mayFail: true });
      continue;
    }
    const startedAt = performance.now();
    const size = await build(part, { hash, times });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    log(`Built ${part.title} in ${seconds} s (${size}).`);
    built.push(part.name);
  }
  return { built };
}

/** Runs a build as a command. */
export async function runBuild(build) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

const distOf = (part) => join(root, part.name, 'dist');

function listSources(part) {
  const named = part.sources.flatMap((source) => listFiles(join(root, part.name, source)));
  named.push(join(root, 'package-lock.json'), fileURLToPath(import.meta.url));
  return named.filter((file) => !/\.test\.tsx?$/.test(file) && existsSync(file)).sort();
}

function listFiles(path) {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Every write changes a file's ctime, also where a program sets its mtime back. */
function fingerprintTimes(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\0${ctimeMs}\0${ino}\0`);
  }
  return hash.digest('hex');
}

async function hashContents(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${relative(root, file).replaceAll('\\', '/')}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The stamp names the sources and every file made from them, so a file removed by hand counts as missing. */
function readStamp(part) {
  try {
    return JSON.parse(readFileSync(join(distOf(part), stampName), 'utf8'));
  } catch {
    return undefined;
  }
}

function writeStamp(folder, stamp, { mayFail = false } = {}) {
  const path = join(folder, stampName);
  const draft = `${path}-${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(stamp));
    renameSync(draft, path);
  } catch (error) {
    if (!mayFail) throw error;
  }
}

const isWhole = (part, stamp) => stamp.files.every((file) => existsSync(join(distOf(part), file)));

async function build(part, sources) {
  await removeAbandoned();
  const folder = join(cacheFolder, `build-${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    await runVite(part, folder);
    const files = listFiles(folder)
      .map((file) => relative(folder, file))
      .sort();
    writeStamp(folder, { ...sources, files });
    await moveIntoPlace(part, folder, sources.hash);
    return describeScripts(part, files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runVite(part, folder) {
  try {
    createRequire(import.meta.url).resolve('vite');
  } catch (cause) {
    throw new Error(`${part.title} must be built, and Vite is not installed. Run \`npm install\`, then start again.`, {
      cause,
    });
  }
  const script = fileURLToPath(new URL('run-vite.mjs', import.meta.url));
  const child = fork(script, [join(root, part.name, 'vite.config.ts'), folder, ...part.modes], { execArgv: [] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Could not build ${part.title}: see above.`);
}

/** A folder cannot be replaced atomically: the old one is moved aside, and of two concurrent builds the first wins. */
async function moveIntoPlace(part, folder, hash) {
  const dist = distOf(part);
  for (let tries = 0; tries < 20; tries += 1) {
    const aside = `${folder}-old-${tries}`;
    await rename(dist, aside).catch(ignoreCode('ENOENT'));
    const moved = await rename(folder, dist).then(() => true, ignoreCode('ENOTEMPTY', 'EEXIST', 'EPERM'));
    await rm(aside, { recursive: true, force: true });
    const stamp = readStamp(part);
    if (moved || (stamp?.hash === hash && isWhole(part, stamp))) return;
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
  for (const name of names.filter((entry) => /^(?:web-)?build-/.test(entry))) {
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
