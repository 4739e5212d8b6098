import { createReadStream, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { splitLines } from '../server/src/platform/audit/split-lines.ts';
import { verifyExport } from '../server/src/platform/audit/verify-chain.ts';

// npm run -s audit:verify -- <file> [--key public.pem]
// Checks an exported audit log. Needs neither Parley nor its database: the file and, to know whose it is, the public key.

const shownFaults = 10;
const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  const [file] = positionals;
  if (!file) {
    console.error('Name the file: npm run -s audit:verify -- <file> [--key public.pem]');
    return 1;
  }
  const key = values.key === undefined ? {} : { publicKey: readFileSync(fromCaller(values.key), 'utf8') };
  const report = await verifyExport(splitLines(createReadStream(fromCaller(file), 'utf8')), key);
  const { faults, header, entries } = report;
  if (faults.length === 0 && header) {
    console.log(
      `The log is whole: ${entries} ${entries === 1 ? 'entry' : 'entries'} of ${header.tenant_id}, exported ${header.exported_at}, signed by key ${header.signing_key.id}.`,
    );
    if (!values.key)
      console.log('The key came with the file; give --key with the public key you trust to know whose it is.');
    return 0;
  }
  console.error(`The log is not as it was written: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`);
  for (const { line, message } of faults.slice(0, shownFaults)) console.error(`  Line ${line} ${message}.`);
  if (faults.length > shownFaults) console.error(`  And ${faults.length - shownFaults} more.`);
  return 1;
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: Error) => {
    console.error(`The log cannot be read: ${error.message}`);
    process.exitCode = 1;
  });
