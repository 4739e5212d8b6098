import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyCertificate } from '../server/src/platform/audit/verify-certificate.ts';

// npm run -s privacy:verify -- <file.json> [--key public.pem]
// Checks a saved deletion certificate. Needs neither Parley nor its database: the file and, to know whose it is, the
// public key.

const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

function main(): number {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  const [file] = positionals;
  if (!file) {
    console.error('Name the file: npm run -s privacy:verify -- <file.json> [--key public.pem]');
    return 1;
  }
  const key = values.key === undefined ? {} : { publicKey: readFileSync(fromCaller(values.key), 'utf8') };
  const { faults, statement } = verifyCertificate(readFileSync(fromCaller(file), 'utf8'), key);
  if (faults.length > 0 || !statement) {
    console.error('The certificate is not as it was signed:');
    for (const fault of faults) console.error(`  ${fault}.`);
    return 1;
  }
  const { number, tenant_id: tenant, state, signing_key: keyId } = statement;
  console.log(`Certificate ${number} of ${tenant} is as it was signed by key ${keyId}; its state is ${state}.`);
  if (state !== 'complete') console.log('The erasure was not complete when this was signed.');
  if (!values.key)
    console.log('The key came with the file; give --key with the public key you trust to know whose it is.');
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`The certificate cannot be read: ${(error as Error).message}`);
  process.exitCode = 1;
}
