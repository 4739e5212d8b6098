/**
 * Checks docs/reference/glossary.md against the sources, and the first words of comments.
 * - The table is well-formed and in alphabetical order, each path under "Where" exists, and the term occurs there
 *   (letters and digits only, so `jitter buffer` is found in `jitter-buffer.ts` and `JitterBuffer`).
 * - No identifier listed under "Replaces" occurs outside the glossary and CHANGELOG.md.
 * - No comment and no test title begins with a question word or a genitive, or names a person by an indefinite pronoun.
 * `node scripts/check-glossary.mjs [root]`
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const glossaryPath = 'docs/reference/glossary.md';
const skippedFolders = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'coverage']);
const skippedFiles = new Set([glossaryPath, 'CHANGELOG.md', 'package-lock.json']);
const headings = ['Term', 'Meaning here', 'Where', 'Replaces'];

const texts = new Map(
  listFiles('')
    .filter((path) => /\.(?:tsx?|m?js|sql|md|json|ya?ml)$/.test(path) && !skippedFiles.has(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const { rows, faults } = readTable(readFileSync(join(root, glossaryPath), 'utf8'));
faults.push(...rows.flatMap(checkRow), ...checkOrder(rows), ...findReplaced(rows));
faults.push(...[...texts].flatMap(([path, text]) => checkTitles(path, text)));
faults.push(...[...texts].flatMap(([path, text]) => checkComments(path, text)));
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

function readTable(markdown) {
  const lines = markdown.split('\n').map((text, index) => ({ text, place: `${glossaryPath}:${index + 1}` }));
  const [head, rule, ...body] = lines.filter(({ text }) => text.startsWith('|'));
  if (!head || !rule || cellsOf(head.text).join() !== headings.join()) {
    return { rows: [], faults: [`${glossaryPath} needs one table with the columns ${headings.join(', ')}`] };
  }
  const isRow = ({ text }) => cellsOf(text).length === headings.length && cellsOf(text).slice(0, 3).every(Boolean);
  const rows = body.filter(isRow).map(({ text, place }) => {
    const [term, , where, replaces] = cellsOf(text);
    return { term, place, paths: codeIn(where), replaced: codeIn(replaces) };
  });
  const malformed = body.filter((line) => !isRow(line));
  return {
    rows,
    faults: malformed.map(({ place }) => `${place}: a row has four cells, and only Replaces may be empty`),
  };
}

function cellsOf(line) {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function codeIn(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
}

function checkRow({ term, place, paths }) {
  if (paths.length === 0) return [`${place}: Where names no path between backticks`];
  const missing = paths.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) return missing.map((path) => `${place}: there is no ${path}`);
  const places = [...texts].filter(([file]) => paths.some((path) => file === path || file.startsWith(`${path}/`)));
  const wanted = lettersOf(term);
  if (places.some(([file, text]) => lettersOf(file).includes(wanted) || lettersOf(text).includes(wanted))) return [];
  return [`${place}: "${term}" does not occur in ${paths.join(', ')}`];
}

function lettersOf(text) {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function checkOrder(rows) {
  return rows.slice(1).flatMap(({ term, place }, index) => {
    const before = rows[index].term;
    return before.toLowerCase() < term.toLowerCase() ? [] : [`${place}: "${term}" does not belong after "${before}"`];
  });
}

function findReplaced(rows) {
  const termOf = new Map(rows.flatMap(({ term, replaced }) => replaced.map((name) => [name, term])));
  const wanted = [...termOf.keys()];
  if (wanted.length === 0) return [];
  const pattern = new RegExp(`(?<![\\w-])(?:${wanted.map(escape).join('|')})(?![\\w-])`, 'g');
  return [...texts].flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(
      (match) => `${path}:${lineOf(text, match.index)}: ${match[0]} was replaced, see "${termOf.get(match[0])}"`,
    ),
  );
}

function escape(name) {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function lineOf(text, index) {
  return text.slice(0, index).split('\n').length;
}

/** Reads line by line: a rule is about a comment's first words or about one word of it, never about code. */
function checkComments(path, text) {
  const opening = path.endsWith('.sql') ? /^\s*--\s?(.*)$/ : /^\s*(?:\/\/+|\/\*\*?|\*)\s?(.*)$/;
  if (!/\.(?:tsx?|mjs|sql)$/.test(path)) return [];
  let isInside = false;
  return text.split('\n').flatMap((line, index) => {
    const words = (opening.exec(line)?.[1] ?? /\s(?:\/\/|\/\*\*?)\s(.*)$/.exec(line)?.[1])?.replace(/\s*\*\/$/, '');
    const isFirst = !isInside;
    isInside = opening.test(line) && words !== '';
    if (words === undefined) return [];
    const isOffence =
      (isFirst && /^(?:What|Whether|Who|Of the|Of a) /.test(words)) ||
      /\b(?:whoever|nobody|somebody|everybody)\b/i.test(words);
    return isOffence ? [`${path}:${index + 1}: ${words}`] : [];
  });
}

/** Reads the titles of `describe` and `it`, also behind `.each(...)` and `.skipIf(...)`; not those in variables. */
function checkTitles(path, text) {
  if (!/\.tsx?$/.test(path) || !/ from 'vitest'/.test(text)) return [];
  const call = /(?:\b(?:describe|it|bench)(?:\.\w+)*|\))\(\s*/.source;
  const title = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/.source;
  const body = /,\s*(?:\{[^{}]*\},\s*)?(?:async\s+)?(?:\(|\w+\s*=>)/.source;
  return [...text.matchAll(new RegExp(`${call}${title}${body}`, 'g'))].flatMap(({ 2: words, index }) => {
    const isOffence =
      /^(?:what|whatever|who|whose|whom|whether|how|why|of) /i.test(words) ||
      /\b(?:whoever|whomever|(?:no|some|every|any)body|(?:some|every|any)one)\b/i.test(words);
    return isOffence ? [`${path}:${lineOf(text, index)}: title: ${words}`] : [];
  });
}

function listFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skippedFolders.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}
