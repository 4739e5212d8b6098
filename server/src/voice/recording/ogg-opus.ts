import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Encoder } from '@evan/opus';
import { parseWavHeader, type WavFormat } from '../codec/wav-header.ts';
import { OggPages } from './ogg-pages.ts';

/** RFC 7845, section 4: positions count samples at 48 kHz whatever the sound's own rate. */
const granuleHz = 48_000;
const framesPerSecond = 50;
/** One second of sound per page: a player finds its way, and 4 KB carry 60 bytes of header. */
const framesPerPage = 50;
/** Frames encoded before others get their turn: 3 ms at most. */
const framesPerTurn = 10;
/** Enough for the header of any file that plays. */
const headBytes = 65_536;
const supportedRates = [8_000, 12_000, 16_000, 24_000, 48_000] as const;

export interface OggOpusOptions {
  wavPath: string;
  /** Bits per second of all channels together; default 48000. */
  bitrate?: number;
}

/**
 * The sound of a finished WAV file as Ogg/Opus (RFC 7845), piece by piece: about a tenth of the size. Takes 16-bit PCM
 * of one or two channels at 8, 12, 16, 24 or 48 kHz and keeps the channels apart. Gives others their turn at least
 * every few milliseconds, so it may run beside calls. Throws an Error for a file of another kind.
 */
export async function* encodeOggOpus({ wavPath, bitrate = 48_000 }: OggOpusOptions): AsyncGenerator<Uint8Array> {
  const file = await open(wavPath, 'r');
  try {
    const format = await readFormat(file);
    yield* encodePages(file, format, bitrate);
  } finally {
    await file.close();
  }
}

type StereoFormat = WavFormat & { channels: 1 | 2; sampleRateHz: (typeof supportedRates)[number] };

async function readFormat(file: FileHandle): Promise<StereoFormat> {
  const { size } = await file.stat();
  const head = new Uint8Array(Math.min(size, headBytes));
  await file.read(head, 0, head.length, 0);
  const format = parseWavHeader(head, size);
  const sampleRateHz = supportedRates.find((rate) => rate === format.sampleRateHz);
  const channels = format.channels === 1 ? 1 : format.channels === 2 ? 2 : undefined;
  if (sampleRateHz === undefined || channels === undefined || format.bitsPerSample !== 16) {
    throw new Error(
      `Expected a WAV file of 16 bits, one or two channels and ${supportedRates.join(', ')} Hz, got ` +
        `${format.bitsPerSample} bits, ${format.channels} channels and ${format.sampleRateHz} Hz`,
    );
  }
  return { ...format, channels, sampleRateHz };
}

async function* encodePages(file: FileHandle, format: StereoFormat, bitrate: number): AsyncGenerator<Uint8Array> {
  const encoder = new Encoder({ channels: format.channels, sample_rate: format.sampleRateHz, application: 'audio' });
  encoder.complexity = 5;
  encoder.bitrate = bitrate;
  const scale = granuleHz / format.sampleRateHz;
  const preSkip = lookaheadOf(encoder) * scale;
  const samples = format.dataBytes / (2 * format.channels);
  const lastGranule = preSkip + samples * scale;
  const pages = new OggPages(0x5061_726c);
  yield pages.page([opusHead(format, preSkip)], 0, { isFirst: true });
  yield pages.page([opusTags()], 0);

  const frameSize = format.sampleRateHz / framesPerSecond;
  // Silence at the end flushes the encoder's delay.
  const frames = Math.max(1, Math.ceil(lastGranule / scale / frameSize));
  const frameValues = frameSize * format.channels;
  const block = new Int16Array(framesPerTurn * frameValues);
  let packets: Uint8Array[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const at = frame % framesPerTurn;
    if (at === 0) {
      await nextTurn();
      await readBlock(file, format, frame * frameSize, block);
    }
    const packet = encoder.encode(block.subarray(at * frameValues, (at + 1) * frameValues));
    if (packets.length === framesPerPage || !pages.fits([...packets, packet])) {
      yield pages.page(packets, frame * frameSize * scale);
      packets = [];
    }
    packets.push(packet);
  }
  // A last position before the end of the last packet makes players cut there (RFC 7845, section 4.4).
  yield pages.page(packets, lastGranule, { isLast: true });
}

/** The package declares the property under a misspelt name. Unit: samples at the encoder's rate. */
const lookaheadOf = (encoder: Encoder): number => encoder.ctl(4027);

/** The samples from `start` on; silence where the file has ended. */
async function readBlock(file: FileHandle, format: StereoFormat, start: number, block: Int16Array): Promise<void> {
  const bytes = new Uint8Array(block.buffer);
  const from = start * 2 * format.channels;
  const available = Math.max(0, Math.min(bytes.length, format.dataBytes - from));
  if (available > 0) await file.read(bytes, 0, available, format.dataOffset + from);
  bytes.fill(0, available);
}

/** RFC 7845, section 5.1: mapping family 0, one or two channels, left before right. */
function opusHead(format: StereoFormat, preSkip: number): Uint8Array {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0, 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(format.channels, 9);
  head.writeUInt16LE(preSkip, 10);
  head.writeUInt32LE(format.sampleRateHz, 12);
  return head;
}

/** RFC 7845, section 5.2: who made it, and no comments. */
function opusTags(): Uint8Array {
  const vendor = Buffer.from('Parley');
  const tags = Buffer.alloc(16 + vendor.length);
  tags.write('OpusTags', 0, 'latin1');
  tags.writeUInt32LE(vendor.length, 8);
  tags.set(vendor, 12);
  return tags;
}
