import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Time for which a source map is kept after its last use. Unit: milliseconds. */
const keptMs = 60_000;

/** File, line and column of a frame, such as `file:///srv/parley/server/dist/main.js:12:34`. */
const position = /(?:file:\/\/)?(\/[^\s()]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();
let release: NodeJS.Timeout | undefined;

/**
 * Replaces the positions of a stack trace in built files by those in their sources. Positions of files without a source
 * map stay. Maps are read when a trace is first logged: Node's own `--enable-source-maps` reads and retains those of all
 * files at the start, 200 MB of memory for this server.
 */
export function withSourcePositions(stack: string): string {
  return stack.replace(position, (built: string, file: string, line: string, column: string) => {
    const origin = findMap(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return built;
    const { fileName, lineNumber, columnNumber } = origin;
    const source = fileName.startsWith('file:') ? fileURLToPath(fileName) : resolve(dirname(file), fileName);
    return `${source}:${lineNumber}:${columnNumber}`;
  });
}

function findMap(file: string): SourceMap | undefined {
  let map = maps.get(file);
  if (map === undefined) {
    map = readMap(`${file}.map`);
    maps.set(file, map);
  }
  clearTimeout(release);
  release = setTimeout(() => maps.clear(), keptMs).unref();
  return map ?? undefined;
}

function readMap(path: string): SourceMap | null {
  try {
    return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
  } catch {
    // Without its map a trace still names the built file.
    return null;
  }
}
