import type { DocumentErrorCode } from './document.errors.ts';
import type { DocumentLimits, DocumentText } from './document-text.ts';

/** Order to the child process: on its standard input as a line of JSON, followed by the bytes. */
export interface ChildInput {
  name: string;
  limits: DocumentLimits;
  bytes: Uint8Array;
}

/** Result of the child process, as JSON on its standard output. */
export type ChildOutput = { text: DocumentText } | { error: { code: DocumentErrorCode; message: string } };

export const inputHead = ({ name, limits }: Omit<ChildInput, 'bytes'>): string =>
  `${JSON.stringify({ name, limits })}\n`;

export async function readInput(stream: AsyncIterable<Uint8Array>): Promise<ChildInput> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  const all = Buffer.concat(parts);
  const end = all.indexOf(10);
  const head = JSON.parse(all.toString('utf8', 0, end)) as Omit<ChildInput, 'bytes'>;
  return { ...head, bytes: new Uint8Array(all.subarray(end + 1)) };
}
