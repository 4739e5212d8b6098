/**
 * Holds documents to what is there: every relative link (with its heading) and every path between backticks must exist.
 * A text between backticks counts as a path when it ends like a file of ours or begins with one of our folders; `*` and
 * `<name>` match anything. Built and made-up folders (dist, data, node_modules) are skipped.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'coverage']);
const files = listFiles(root);
const fileNames = files.map((file) => file.split('/').at(-1));
const topFolders = foldersOf(root);
const serverFolders = foldersOf(join(root, 'server/src'));

const faults = files.filter((file) => file.endsWith('.md')).flatMap(checkDocument);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

/** @param {string} document path below the root */
function checkDocument(document) {
  const found = [];
  let isCode = false;
  for (const [index, line] of readFileSync(join(root, document), 'utf8').split('\n').entries()) {
    if (/^\s*(```|~~~)/.test(line)) {
      isCode = !isCode;
      continue;
    }
    if (isCode) continue;
    const say = (fault) => found.push(`${document}:${index + 1}: ${fault}`);
    for (const [, target] of line.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)) checkLink(document, target, say);
    for (const [, text] of line.matchAll(/`([^`]+)`/g)) {
      if (looksLikePath(text) && !exists(document, text)) say(`there is no ${text}`);
    }
  }
  return found;
}

function checkLink(document, target, say) {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return;
  const [path, heading] = target.split('#');
  const file = path === '' ? join(root, document) : resolve(root, dirname(document), decodeURIComponent(path));
  if (!existsSync(file)) return say(`the link ${target} leads nowhere`);
  if (!heading || !file.endsWith('.md')) return;
  if (!headingsOf(file).includes(heading)) say(`${relative(root, file)} has no heading for #${heading}`);
}

/** Headings as GitHub makes anchors of them. */
function headingsOf(file) {
  const headings = readFileSync(file, 'utf8').matchAll(/^#{1,6}\s+(.+)$/gm);
  return [...headings].map(([, text]) =>
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

function looksLikePath(text) {
  if (!/^[\w.@<>*{},/-]+$/.test(text) || text.startsWith('/') || text.startsWith('@')) return false;
  const segments = text.split('/');
  if (segments.some((segment) => skipped.has(segment))) return false;
  if (/\.(?:tsx?|mjs|md|sql)$/.test(text)) return true;
  return segments.length > 1 && (topFolders.has(segments[0]) || serverFolders.has(segments[0]) || segments[0] === '..');
}

/** Beside the document, below the root, below the server's sources, or a bare name that some file has. */
function exists(document, text) {
  const path = text.replaceAll(/<[^>]*>/g, '*').replace(/\/$/, '');
  const places = [dirname(document), '.', 'server', 'server/src', 'widget', 'widget/src', 'contract/src'];
  if (places.some((place) => existsAt(join(place, path)))) return true;
  if (path.includes('/')) return false;
  const wanted = patternOf(path);
  return fileNames.some((name) => wanted.test(name));
}

function existsAt(path) {
  if (!/[*{]/.test(path)) return existsSync(join(root, path));
  const wanted = patternOf(path);
  return files.some((file) => wanted.test(file));
}

/** `*` is anything but a slash, `{a,b}` one of them; what lies below a folder belongs to it. */
function patternOf(path) {
  const pattern = path
    .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\*+/g, '[^/]*')
    .replaceAll('{', '(?:')
    .replaceAll('}', ')')
    .replaceAll(',', '|');
  return new RegExp(`^${pattern}(?:/|$)`);
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [relative(root, path)];
  });
}

function foldersOf(folder) {
  return new Set(
    readdirSync(folder).filter((name) => !skipped.has(name) && statSync(join(folder, name)).isDirectory()),
  );
}
