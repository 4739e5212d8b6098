import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type ChildOutput, inputHead } from './child-protocol.ts';
import { DocumentError, isDocumentErrorCode } from './document.errors.ts';
import { type DocumentLimits, type DocumentText, defaultLimits } from './document-text.ts';
import { residentBytes } from './resident-size.ts';

/** Interval at which the child's memory is read. Unit: milliseconds. */
const pollMs = 20;
/** Heap of the child; its other memory is bounded by the resident size. Unit: MiB. */
const heapMebibytes = 192;

const starter = fileURLToPath(new URL('./run-child.mjs', import.meta.url));
const childModule = new URL('./document-child.ts', import.meta.url).href;

/** A document to read. */
export interface DocumentOrder {
  bytes: Uint8Array;
  /** Its ending decides between kinds of text, and nothing else. */
  name: string;
  signal?: AbortSignal;
}

/** Largest resident size and time of one reading, for benchmarks. */
export interface ReadingCost {
  residentBytesMax: number;
  elapsedMs: number;
}

export interface DocumentReader {
  /** Reads a document in a child process of its own. Throws DocumentError, or the signal's reason. */
  read(order: DocumentOrder): Promise<DocumentText>;
}

/** Reads documents, at most `concurrency` at a time; the others wait. */
export function createDocumentReader({
  limits = {},
  concurrency = 2,
  onCost,
}: {
  limits?: Partial<DocumentLimits>;
  concurrency?: number;
  onCost?: (cost: ReadingCost) => void;
} = {}): DocumentReader {
  const all = { ...defaultLimits, ...limits };
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async read(order) {
      if (order.bytes.byteLength === 0) throw new DocumentError('empty', 'The file is empty');
      if (order.bytes.byteLength > all.bytes) {
        throw new DocumentError('too_large', `The file is larger than ${Math.round(all.bytes / 1024 / 1024)} MiB`);
      }
      if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      try {
        order.signal?.throwIfAborted();
        return await readInChild(order, all, onCost);
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },
  };
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** Environment without secrets; the temporary folder holds the cache of the TypeScript loader. */
const childEnvironment = (): NodeJS.ProcessEnv => ({ TMPDIR: process.env['TMPDIR'], NODE_ENV: 'production' });

function startChild(): Child {
  return spawn(process.execPath, [`--max-old-space-size=${heapMebibytes}`, starter, childModule], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: childEnvironment(),
  });
}

async function readInChild(
  order: DocumentOrder,
  limits: DocumentLimits,
  onCost?: (cost: ReadingCost) => void,
): Promise<DocumentText> {
  const startedAt = performance.now();
  const child = startChild();
  const watch = watchChild(child, limits, order.signal);
  try {
    child.stdin.on('error', () => {});
    child.stdin.write(inputHead({ name: order.name, limits }));
    child.stdin.end(order.bytes);
    const output = await Promise.race([outputOf(child, limits), watch.broken]);
    return readOutput(output);
  } finally {
    watch.stop();
    child.kill('SIGKILL');
    onCost?.({ residentBytesMax: watch.largest(), elapsedMs: performance.now() - startedAt });
  }
}

/** Kills the child when it grows, takes too long or is no longer wanted; `broken` rejects with the reason. */
function watchChild(child: Child, limits: DocumentLimits, signal: AbortSignal | undefined) {
  let reject: (reason: unknown) => void = () => {};
  const broken = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  broken.catch(() => {});
  let largest = 0;
  const end = (reason: unknown) => {
    child.kill('SIGKILL');
    reject(reason);
  };
  const poll = setInterval(async () => {
    const bytes = await residentBytes(child.pid ?? 0);
    largest = Math.max(largest, bytes ?? 0);
    if (bytes !== null && bytes > limits.residentBytes) end(tooMuchMemory());
  }, pollMs);
  const timer = setTimeout(() => {
    end(new DocumentError('timeout', `Reading the file took more than ${Math.round(limits.timeoutMs / 1000)} seconds`));
  }, limits.timeoutMs);
  const abort = () => end(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  return {
    broken,
    largest: () => largest,
    stop() {
      clearInterval(poll);
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

const tooMuchMemory = () =>
  new DocumentError('bomb', 'Reading the file needs too much memory: its content unpacks to far more than its size');

/** Longest output: text as JSON, each character escaped at worst. */
const outputFactor = 6;

async function outputOf(child: Child, limits: DocumentLimits): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const failed = new Promise<never>((_resolve, reject) => child.on('error', reject));
  const read = async () => {
    for await (const part of child.stdout as AsyncIterable<Uint8Array>) {
      bytes += part.byteLength;
      if (bytes > limits.characters * outputFactor) throw new DocumentError('too_large', 'The text is too long');
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  };
  return Promise.race([read(), failed]);
}

function readOutput(json: string): DocumentText {
  // A child that died without a word: its heap limit, or a parser's fatal fault.
  if (json === '') throw tooMuchMemory();
  const output = JSON.parse(json) as ChildOutput;
  if ('text' in output) return output.text;
  const { code, message } = output.error;
  throw new DocumentError(isDocumentErrorCode(code) ? code : 'damaged', message);
}
