import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ModelFile, SpeechModel } from './catalogue.ts';
import { hashFile } from './file-hash.ts';
import { partSize } from './part-file.ts';

const recordSchema = z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string(), mtimeMs: z.number() }));
/** Checksums taken over from a first download, by file. */
const pinsSchema = z.record(z.string(), z.string());

/** State of each file when it was last read from end to end. */
type Record = z.output<typeof recordSchema>;

/** Reason why a file of a model cannot be used; the message names its place and says what was expected. */
export interface FileProblem {
  file: ModelFile;
  kind: 'missing' | 'size' | 'checksum' | 'unpinned';
  message: string;
}

/** One model on disk: `<root>/<id>/<file>`, beside them `ready.json`; `<root>/<id>.pins.json` outlives a removal. */
export interface ModelFolder {
  readonly path: string;
  readonly lockPath: string;
  /** Files that are not there or not whole. Quick: a file is read again only when its size or time has changed. */
  findMissing(): Promise<readonly ModelFile[]>;
  /** The same with reasons, after reading every file from end to end. */
  findProblems(): Promise<readonly FileProblem[]>;
  bytesOnDisk(): Promise<number>;
  /** Checksum a file must have: the catalogue's, or the one pinned here. */
  expected(file: ModelFile): Promise<string | null>;
  /** Takes down that a file with this checksum has just been put in place. */
  record(file: ModelFile, sha256: string): Promise<void>;
  create(): Promise<void>;
  remove(): Promise<void>;
}

export function openModelFolder(root: string, model: SpeechModel): ModelFolder {
  const path = join(root, model.id);
  const recordPath = join(path, 'ready.json');
  const pinsPath = join(root, `${model.id}.pins.json`);
  const at = (file: ModelFile) => join(path, file.path);
  const readRecord = () => readJson(recordPath, recordSchema);

  async function expected(file: ModelFile): Promise<string | null> {
    return file.sha256 ?? (await readJson(pinsPath, pinsSchema))[file.path] ?? null;
  }

  async function problemOf(file: ModelFile, record: Record, isThorough: boolean): Promise<FileProblem | undefined> {
    const place = at(file);
    const problem = (kind: FileProblem['kind'], message: string) => ({ file, kind, message });
    const found = await stat(place).catch(() => undefined);
    if (found === undefined) return problem('missing', `${place} is missing; ${file.bytes} bytes are expected.`);
    if (found.size !== file.bytes) {
      return problem(
        'size',
        `${place} has ${found.size} bytes instead of ${file.bytes}; it is another or half a file.`,
      );
    }
    const wanted = await expected(file);
    if (wanted === null) return problem('unpinned', `No checksum of ${place} is known; download it once to pin one.`);
    const known = record[file.path];
    const isUntouched = known?.bytes === found.size && known.mtimeMs === found.mtimeMs && known.sha256 === wanted;
    if (isUntouched && !isThorough) return undefined;
    const sha256 = await hashFile(place);
    if (sha256 !== wanted) {
      if (known) await forget(file);
      return problem('checksum', `${place} has SHA-256 ${sha256} instead of ${wanted}; replace it.`);
    }
    // Copied in by hand, or touched by a backup: read once, and known from now on.
    if (!isUntouched) await note(file, wanted);
    return undefined;
  }

  async function find(isThorough: boolean): Promise<readonly FileProblem[]> {
    const record = await readRecord();
    const problems: FileProblem[] = [];
    for (const file of model.files) {
      const problem = await problemOf(file, record, isThorough);
      if (problem) problems.push(problem);
    }
    return problems;
  }

  async function note(file: ModelFile, sha256: string): Promise<void> {
    const { size, mtimeMs } = await stat(at(file));
    // A folder that may only be read is fine: the file is then read again at the next start.
    await writeJson(recordPath, { ...(await readRecord()), [file.path]: { bytes: size, sha256, mtimeMs } }).catch(
      () => undefined,
    );
  }

  /** Damaged without a new size or time: the next quick look must not take it for whole. */
  async function forget(file: ModelFile): Promise<void> {
    const { [file.path]: _, ...rest } = await readRecord();
    await writeJson(recordPath, rest);
  }

  return {
    path,
    lockPath: join(root, `${model.id}.lock`),
    findMissing: async () => (await find(false)).map(({ file }) => file),
    findProblems: () => find(true),
    async bytesOnDisk() {
      let sum = 0;
      for (const file of model.files) {
        sum += (await stat(at(file)).catch(() => undefined))?.size ?? (await partSize(at(file)));
      }
      return sum;
    },
    expected,
    async record(file, sha256) {
      if (file.sha256 === null)
        await writeJson(pinsPath, { ...(await readJson(pinsPath, pinsSchema)), [file.path]: sha256 });
      await note(file, sha256);
    },
    create: async () => void (await mkdir(path, { recursive: true })),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

async function readJson<T extends object>(path: string, schema: z.ZodType<T>): Promise<T | { [key: string]: never }> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    // Not there, or cut short by a power failure: nothing is known, and files are read anew.
    return {};
  }
}

async function writeJson(path: string, value: object): Promise<void> {
  const next = `${path}.${process.pid}.next`;
  await writeFile(next, `${JSON.stringify(value, null, 2)}\n`);
  await rename(next, path);
}
