import type { PassageIndex } from './passage-index.ts';
import type { Postings } from './postings.ts';
import { type Vectors, vectorsElsewhere } from './vectors.ts';

/** First bytes of a segment; the number is that of the format. */
const magic = 'PASSIDX1';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

type Numbers = Float64Array | Float32Array | Uint32Array | Uint16Array;

interface Head {
  ids: readonly string[];
  languages: readonly string[];
  /** `isMean`: the last array is the mean of vectors held elsewhere. */
  vectors: { model: string; dimensions: number; isMean?: boolean } | null;
  /** Lengths of the arrays in their order. Unit: elements. */
  lengths: number[];
}

/** Bytes of an index: 8 of magic, 4 with the length of the head, the head in JSON, then the arrays, each at a multiple of 8. */
export function encodeSegment(index: PassageIndex): Uint8Array {
  const arrays = arraysOf(index);
  const { vectors } = index;
  const head: Head = {
    ids: index.ids,
    languages: index.languages,
    vectors: vectors && { model: vectors.model, dimensions: vectors.dimensions, isMean: vectors.mean !== null },
    lengths: arrays.map(({ length }) => length),
  };
  const headBytes = encoder.encode(JSON.stringify(head));
  const starts = startsOf(12 + headBytes.length, arrays);
  const bytes = new Uint8Array(starts.at(-1) as number);
  bytes.set(encoder.encode(magic));
  new DataView(bytes.buffer).setUint32(8, headBytes.length, true);
  bytes.set(headBytes, 12);
  for (const [at, array] of arrays.entries())
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), starts[at]);
  return bytes;
}

/** Index of a segment's bytes, as views of them. Throws RangeError for bytes that are no whole segment. */
export function decodeSegment(bytes: Uint8Array<ArrayBuffer>): PassageIndex {
  if (bytes.length < 12 || decoder.decode(bytes.subarray(0, 8)) !== magic) throw new RangeError('Not an index segment');
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  const headLength = new DataView(aligned.buffer, aligned.byteOffset).getUint32(8, true);
  if (12 + headLength > aligned.length) throw new RangeError('The index segment is cut');
  const head = JSON.parse(decoder.decode(aligned.subarray(12, 12 + headLength))) as Head;
  const reader = new ArrayReader(aligned, 12 + headLength, head.lengths);
  const postings = (): Postings => ({
    passageCount: head.ids.length,
    terms: reader.next(Float64Array),
    starts: reader.next(Uint32Array),
    passages: reader.next(Uint32Array),
    impacts: reader.next(Uint16Array),
  });
  return {
    ids: head.ids,
    languages: head.languages,
    stems: postings(),
    grams: postings(),
    concepts: postings(),
    vectors: head.vectors && readVectors(head.vectors, reader.next(Float32Array)),
  };
}

function readVectors(
  { model, dimensions, isMean = false }: NonNullable<Head['vectors']>,
  array: Float32Array,
): Vectors {
  return isMean ? vectorsElsewhere(model, array) : { model, dimensions, values: array, mean: null };
}

function arraysOf({ stems, grams, concepts, vectors }: PassageIndex): Numbers[] {
  const ofPostings = [stems, grams, concepts].flatMap(({ terms, starts, passages, impacts }): Numbers[] => [
    terms,
    starts,
    passages,
    impacts,
  ]);
  return vectors ? [...ofPostings, vectors.mean ?? vectors.values] : ofPostings;
}

/** Offset of each array, and the length of the whole. */
function startsOf(after: number, arrays: readonly { byteLength: number }[]): number[] {
  const starts = [aligned(after)];
  for (const { byteLength } of arrays) starts.push(aligned((starts.at(-1) as number) + byteLength));
  return starts;
}

const aligned = (offset: number) => Math.ceil(offset / 8) * 8;

class ArrayReader {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #lengths: readonly number[];
  #offset: number;
  #at = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>, after: number, lengths: readonly number[]) {
    this.#bytes = bytes;
    this.#lengths = lengths;
    this.#offset = aligned(after);
  }

  next<Kind extends Numbers>(
    kind: (new (buffer: ArrayBuffer, offset: number, length: number) => Kind) & { BYTES_PER_ELEMENT: number },
  ): Kind {
    const length = this.#lengths[this.#at++];
    if (length === undefined) throw new RangeError('The index segment lacks an array');
    const offset = this.#offset;
    this.#offset = aligned(offset + length * kind.BYTES_PER_ELEMENT);
    if (this.#offset > this.#bytes.length) throw new RangeError('The index segment is cut');
    return new kind(this.#bytes.buffer, this.#bytes.byteOffset + offset, length);
  }
}
