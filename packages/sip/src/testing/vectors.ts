import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Messages in the same folder that are not from the RFC. */
const notOfTheRfc: ReadonlySet<string> = new Set(['test.dat', 'badcseq.dat']);
/** One message lacks its empty line, which is in a separate file. */
const emptyLineOf = { message: 'baddn.dat', emptyLine: 'baddn_sep.dat' };

/** Reads the 49 messages of RFC 4475 by name from the npm package `sip`. */
export function readVectors(): ReadonlyMap<string, Buffer> {
  const sip = createRequire(import.meta.url).resolve('sip');
  const folder = join(dirname(sip), 'test', 'messages');
  const read = (file: string): Buffer => {
    const bytes = readFileSync(join(folder, file));
    return file === emptyLineOf.message ? Buffer.concat([bytes, read(emptyLineOf.emptyLine)]) : bytes;
  };
  const isVector = (file: string) => file.endsWith('.dat') && !notOfTheRfc.has(file) && file !== emptyLineOf.emptyLine;
  const files = readdirSync(folder).filter(isVector).sort();
  return new Map(files.map((file) => [file.slice(0, -'.dat'.length), read(file)]));
}
