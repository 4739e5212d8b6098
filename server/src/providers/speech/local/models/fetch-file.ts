import type { ModelFile } from './catalogue.ts';
import { diskError, ModelError, systemCode } from './model-error.ts';
import { openPart, type PartFile } from './part-file.ts';

/** The part of the platform's `fetch` that downloads use. */
export type FetchModel = (
  url: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>;

export interface FetchFileInput {
  file: ModelFile;
  /** Final path. */
  target: string;
  /** Tried in this order. */
  urls: readonly string[];
  /** Checksum to be held against; null: none is known. */
  sha256: string | null;
  fetch: FetchModel;
  signal: AbortSignal;
  /** Bytes of this file that are on disk. */
  onBytes(bytes: number): void;
}

/**
 * Fetches one file once from each address until one gave it whole. What an interrupted attempt left is gone on with.
 * Returns its SHA-256. Throws ModelError: `unreachable` keeps what came so far, `damaged` and `disk-full` delete it.
 */
export async function fetchFile(input: FetchFileInput): Promise<string> {
  const failures: ModelError[] = [];
  for (const url of input.urls) {
    try {
      return await fetchFrom(url, input);
    } catch (error) {
      const failure = error instanceof ModelError ? error : diskError(error, input.target);
      if (failure.code === 'cancelled' || failure.code === 'disk-full' || failure.code === 'disk') throw failure;
      failures.push(failure);
    }
  }
  // The most hopeful of the reasons decides whether trying again makes sense.
  const order = ['unreachable', 'missing', 'damaged'] as const;
  for (const code of order) {
    const found = failures.find((failure) => failure.code === code);
    if (found) throw found;
  }
  throw new ModelError('unreachable', `There is no address to fetch ${input.file.path} from.`);
}

async function fetchFrom(url: string, input: FetchFileInput): Promise<string> {
  const part = await openPart(input.target);
  try {
    input.onBytes(part.size());
    if (part.size() < input.file.bytes || part.size() === 0) await receive(url, part, input);
    return await settle(url, part, input);
  } catch (error) {
    const isDiskFull = systemCode(error) === 'ENOSPC' || systemCode(error) === 'EDQUOT';
    // A full disk would stop the database that may share it: the bytes are given back.
    if (isDiskFull || (error instanceof ModelError && error.code === 'damaged')) await part.discard();
    else await part.close();
    throw error;
  }
}

/** Asks for what is missing and appends it. */
async function receive(url: string, part: PartFile, input: FetchFileInput): Promise<void> {
  const headers: Record<string, string> = { accept: '*/*', 'accept-encoding': 'identity' };
  const from = resumePoint(url, part, input.sha256);
  if (from > 0) {
    headers['range'] = `bytes=${from}-`;
    const validator = part.origin()?.url === url ? part.origin()?.validator : undefined;
    if (validator) headers['if-range'] = validator;
  }
  const answer = await ask(url, headers, input);
  if (answer.status === 416) {
    await drop(answer);
    throw new ModelError('damaged', `${hostOf(url)} has fewer bytes of ${input.file.path} than are here already.`);
  }
  if (!answer.ok) {
    await drop(answer);
    throw refusalOf(url, answer.status, input.file);
  }
  const isResumed = answer.status === 206 && rangeStart(answer) === from && from > 0;
  if (answer.status === 206 && !isResumed) {
    await drop(answer);
    throw new ModelError('damaged', `${hostOf(url)} answered with another range than was asked for.`);
  }
  if (!isResumed) {
    checkLength(answer, url, input.file);
    await part.restart({ url, validator: strongValidator(answer) });
    input.onBytes(0);
  }
  await copy(url, answer, part, input);
}

/** Bytes of another answer are only worth keeping when the whole can be checked, or when it surely is the same file. */
function resumePoint(url: string, part: PartFile, sha256: string | null): number {
  const origin = part.origin();
  if (sha256 !== null || (origin?.url === url && origin.validator !== null)) return part.size();
  return 0;
}

async function ask(url: string, headers: Record<string, string>, input: FetchFileInput): Promise<Response> {
  try {
    return await input.fetch(url, { headers, signal: input.signal });
  } catch (error) {
    throw lineError(url, error, input.signal);
  }
}

async function copy(url: string, answer: Response, part: PartFile, input: FetchFileInput): Promise<void> {
  const reader = answer.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw lineError(url, error, input.signal);
      });
      if (done) return;
      if (part.size() + value.byteLength > input.file.bytes) {
        throw new ModelError('damaged', `${hostOf(url)} sent more bytes than ${input.file.path} has.`);
      }
      await part.append(value);
      input.onBytes(part.size());
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function settle(url: string, part: PartFile, input: FetchFileInput): Promise<string> {
  const { file } = input;
  if (part.size() < file.bytes) {
    throw new ModelError('unreachable', `${hostOf(url)} broke off after ${part.size()} of ${file.bytes} bytes.`);
  }
  const digest = part.digest();
  if (part.size() !== file.bytes || (input.sha256 !== null && digest !== input.sha256)) {
    throw new ModelError(
      'damaged',
      `${file.path} from ${hostOf(url)} is not the file it should be (SHA-256 ${digest}); it was deleted.`,
    );
  }
  await part.finish();
  return digest;
}

/** A page that says "please sign in" to the network also answers 200: its length gives it away before a byte is kept. */
function checkLength(answer: Response, url: string, file: ModelFile): void {
  const declared = answer.headers.get('content-length');
  if (declared === null || answer.headers.has('content-encoding') || Number(declared) === file.bytes) return;
  answer.body?.cancel().catch(() => undefined);
  throw new ModelError('damaged', `${hostOf(url)} offers ${declared} bytes as ${file.path}, which has ${file.bytes}.`);
}

function refusalOf(url: string, status: number, file: ModelFile): ModelError {
  const isPassing = status === 408 || status === 429 || status >= 500;
  return isPassing
    ? new ModelError('unreachable', `${hostOf(url)} answered ${status} for ${file.path}.`)
    : new ModelError('missing', `${hostOf(url)} has no ${file.path} (it answered ${status}).`);
}

function lineError(url: string, error: unknown, signal: AbortSignal): ModelError {
  return signal.aborted
    ? new ModelError('cancelled', 'The download was stopped; it goes on where it was the next time.', { cause: error })
    : new ModelError('unreachable', `${hostOf(url)} could not be reached, or broke off.`, { cause: error });
}

/** Only a strong ETag says that two answers are the same byte for byte (RFC 9110, 13.1.5). */
function strongValidator(answer: Response): string | null {
  const etag = answer.headers.get('etag');
  return etag?.startsWith('"') ? etag : null;
}

function rangeStart(answer: Response): number | undefined {
  const match = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '');
  return match ? Number(match[1]) : undefined;
}

const hostOf = (url: string): string => new URL(url).host;
const drop = async (answer: Response) => answer.body?.cancel().catch(() => undefined);
