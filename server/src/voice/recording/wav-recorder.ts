import { type FileHandle, open } from 'node:fs/promises';
import { wavHeader, wavHeaderBytes } from '../codec/wav-header.ts';
import { frameSamples, type Recorder, sampleRateHz } from '../ports.ts';

/** Two channels of 16 bits: the caller on the left, the agent on the right. */
const channels = 2;
const bytesPerSample = channels * 2;
/** Maximum loss when the process is killed, beside the chunk being written. Unit: frames, half a second. */
const framesPerChunk = 25;
const chunkSamples = framesPerChunk * frameSamples;
/** Maximum audio kept while the disk stalls: 20 s, 1.3 MB. Further audio is silence in the file. */
const maxWaitingChunks = 40;
/** Chunks between two looks at the room on the disk: 5 s. */
const chunksPerLook = 10;
/** Chunks between two requests to bring the file to the disk itself. */
const chunksPerSync = 2;

export interface WavRecorderOptions {
  /** Must not exist yet. Made readable by the server's user only. */
  path: string;
  /** Default 16000, as calls have it. */
  sampleRateHz?: number;
  /** True while the disk has room; checked every few seconds. Without room the recording ends. Default: always true. */
  hasRoom?: () => Promise<boolean>;
  /** The recording is incomplete from here on, or has a hole. Called once at most. */
  onError?: (cause: Error) => void;
}

/**
 * Records both sides of a call as WAV. The file is playable at any moment and lacks at most the last second of a killed
 * process. Writing is asynchronous: `write` copies and never waits, and errors go to `onError` and are never thrown.
 */
export function createWavRecorder(options: WavRecorderOptions): Recorder {
  return new WavRecorder(options);
}

class WavRecorder implements Recorder {
  readonly #sampleRateHz: number;
  readonly #onError: ((cause: Error) => void) | undefined;
  readonly #hasRoom: (() => Promise<boolean>) | undefined;
  readonly #waiting: { bytes: Uint8Array; position: number }[] = [];
  readonly #opened: Promise<FileHandle | undefined>;
  #chunk = new Int16Array(chunkSamples * channels);
  /** Unit: samples of one channel. */
  #filled = 0;
  /** Offset of the next chunk in the file. Unit: bytes. */
  #nextPosition = 0;
  #chunksSinceSync = 0;
  #chunksSinceLook = 0;
  #writing: Promise<void> | undefined;
  #syncing: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  #hasFailed = false;
  #hasTold = false;

  constructor(options: WavRecorderOptions) {
    this.#sampleRateHz = options.sampleRateHz ?? sampleRateHz;
    this.#onError = options.onError;
    this.#hasRoom = options.hasRoom;
    this.#opened = this.#open(options.path);
  }

  async #open(path: string): Promise<FileHandle | undefined> {
    try {
      const file = await open(path, 'wx', 0o600);
      await file.write(this.#header(0), 0, wavHeaderBytes, 0);
      return file;
    } catch (cause) {
      this.#fail(cause);
      return undefined;
    }
  }

  #header(dataBytes: number): Uint8Array {
    return wavHeader({ channels, sampleRateHz: this.#sampleRateHz, dataBytes });
  }

  write(caller: Int16Array, agent: Int16Array): void {
    if (this.#hasFailed || this.#closing !== undefined) return;
    const count = Math.max(caller.length, agent.length);
    for (let index = 0; index < count; index += 1) {
      this.#chunk[this.#filled * 2] = caller[index] ?? 0;
      this.#chunk[this.#filled * 2 + 1] = agent[index] ?? 0;
      this.#filled += 1;
      if (this.#filled === chunkSamples) this.#handOver();
    }
  }

  /** Gives the chunk to the disk and begins another. */
  #handOver(): void {
    const bytes = new Uint8Array(this.#chunk.buffer, 0, this.#filled * bytesPerSample);
    const position = this.#nextPosition;
    this.#nextPosition += bytes.length;
    this.#filled = 0;
    if (this.#waiting.length >= maxWaitingChunks) {
      // The chunk is used again; its place in the file stays empty, which reads as silence.
      this.#tell(new Error(`The disk did not take the recording for ${maxWaitingChunks / 2} s; some of it is missing`));
      return;
    }
    this.#chunk = new Int16Array(chunkSamples * channels);
    this.#waiting.push({ bytes, position });
    this.#writing ??= this.#writeWaiting();
  }

  async #writeWaiting(): Promise<void> {
    try {
      const file = await this.#opened;
      for (let next = this.#waiting.shift(); next && file && !this.#hasFailed; next = this.#waiting.shift()) {
        await this.#lookForRoom();
        await writeWhole(file, next.bytes, wavHeaderBytes + next.position);
        // Sound first, then its size: killed in between, the file is a chunk shorter and as good.
        await writeWhole(file, this.#header(next.position + next.bytes.length), 0);
        this.#sync(file);
      }
    } catch (cause) {
      this.#fail(cause);
    } finally {
      this.#writing = undefined;
    }
  }

  async #lookForRoom(): Promise<void> {
    this.#chunksSinceLook += 1;
    if (this.#hasRoom === undefined || this.#chunksSinceLook < chunksPerLook) return;
    this.#chunksSinceLook = 0;
    if (!(await this.#hasRoom())) throw new Error('The disk is nearly full; the recording ends here');
  }

  #sync(file: FileHandle): void {
    this.#chunksSinceSync += 1;
    if (this.#chunksSinceSync < chunksPerSync || this.#syncing !== undefined) return;
    this.#chunksSinceSync = 0;
    this.#syncing = file
      .datasync()
      .catch((cause: unknown) => this.#fail(cause))
      .finally(() => {
        this.#syncing = undefined;
      });
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    if (this.#filled > 0 && !this.#hasFailed) this.#handOver();
    const file = await this.#opened;
    await this.#writing;
    await this.#syncing;
    try {
      if (file && !this.#hasFailed) {
        await writeWhole(file, this.#header(this.#nextPosition), 0);
        // A hole at the end is no sound yet.
        await file.truncate(wavHeaderBytes + this.#nextPosition);
        await file.datasync();
      }
      await file?.close();
    } catch (cause) {
      this.#fail(cause);
    }
  }

  #fail(cause: unknown): void {
    this.#hasFailed = true;
    this.#waiting.length = 0;
    this.#tell(cause instanceof Error ? cause : new Error(String(cause)));
  }

  #tell(cause: Error): void {
    if (this.#hasTold) return;
    this.#hasTold = true;
    this.#onError?.(cause);
  }
}

async function writeWhole(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
