import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates a reader of the console's page and the names of its files, read anew once they were built again: the page of an
 * earlier build names scripts that are gone, and stays blank.
 */
export function createPageReader(root: string): () => Promise<{ page: string; files: string[] }> {
  const path = join(root, 'index.html');
  let known: { builtMs: number; page: string; files: string[] } | undefined;
  return async () => {
    // Amid a build there is none; the known one is as good.
    const builtMs = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      (cause) => {
        if (!known) throw cause;
        return known.builtMs;
      },
    );
    if (known?.builtMs !== builtMs) {
      const [page, files] = await Promise.all([readFile(path, 'utf8'), readdir(join(root, 'assets'))]);
      known = { builtMs, page, files: files.toSorted() };
    }
    return known;
  };
}
