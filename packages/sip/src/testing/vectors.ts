import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Messages of no RFC in the same folder. */
const notOfTheRfc: ReadonlySet<string> = new Set(['test.dat', 'badcseq.dat']);
/** The empty line that one message lacks there and has in the RFC stands in a file of its own. */
const emptyLineOf = { message: 'baddn.dat', emptyLine: 'baddn_sep.dat' };

/** The 49 messages of RFC 4475 by their names there, as the npm package `sip` keeps them. */
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
