import { blockNetwork } from './block-network.ts';
import type { ChildInput, ChildOutput } from './child-protocol.ts';
import { readInput } from './child-protocol.ts';
import { DocumentError } from './document.errors.ts';

// Reads one document from standard input and writes its text to standard output; the parent watches size and time.
blockNetwork();
// Parsers that print would break the protocol.
console.log = console.info = console.warn = console.error = console.debug = () => {};

async function extract(input: ChildInput): Promise<ChildOutput> {
  try {
    const { extractText } = await import('./extract/extract-text.ts');
    return { text: await extractText(input) };
  } catch (error) {
    if (error instanceof DocumentError) return { error: { code: error.code, message: error.message } };
    return { error: { code: 'damaged', message: 'The file is damaged: its content cannot be read' } };
  }
}

const output = await extract(await readInput(process.stdin));
process.stdout.write(JSON.stringify(output), () => process.exit(0));
