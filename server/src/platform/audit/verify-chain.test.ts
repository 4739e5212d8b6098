import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSigner } from '#platform/secrets/signer.ts';
import { splitLines } from './split-lines.ts';
import { exportFormat, hashOfRow, signedBytes, verifyExport } from './verify-chain.ts';

const signer = createSigner(Buffer.alloc(32, 7));
const stranger = createSigner(Buffer.alloc(32, 8));

/** An export of `count` entries, built by hand and signed by `by`. */
function exported(count: number, by = signer): string {
  const header = JSON.stringify({
    format: exportFormat,
    tenant_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01',
    exported_at: '2026-01-01T00:00:00.000Z',
    signing_key: { id: by.publicKey.keyId, pem: by.publicKey.pem },
  });
  const lines = [header];
  let last = { seq: 0, hash: '' };
  for (let seq = 1; seq <= count; seq++) {
    const entry = JSON.stringify({ action: 'agent.edit', details: { n: seq, text: 'å\u2028"\n' } });
    const row = { seq, entry, prev_hash: last.hash };
    last = { seq, hash: hashOfRow(row) };
    lines.push(JSON.stringify({ ...row, hash: last.hash }));
  }
  lines.push(JSON.stringify({ ...last, signature: by.sign(signedBytes(header, last)) }));
  return `${lines.join('\n')}\n`;
}

const verify = (text: string, publicKey?: string) =>
  verifyExport(text.split('\n'), publicKey === undefined ? {} : { publicKey });
const faultsOf = async (text: string, publicKey?: string) => (await verify(text, publicKey)).faults;

/** The export with its lines changed by `change`. */
function withLines(text: string, change: (lines: string[]) => string[]): string {
  return `${change(text.split('\n').slice(0, -1)).join('\n')}\n`;
}

describe('an untouched export', () => {
  it.each([0, 1, 2, 500])('with %d entries has no fault', async (count) => {
    const report = await verify(exported(count), signer.publicKey.pem);
    expect(report).toMatchObject({ faults: [], entries: count, header: { format: exportFormat } });
  });

  it('has none either when it arrives in chunks', async () => {
    const text = exported(20);
    async function* pieces() {
      for (let at = 0; at < text.length; at += 17) yield text.slice(at, at + 17);
    }
    expect((await verifyExport(splitLines(pieces()))).faults).toEqual([]);
  });
});

describe('a fault is reported with its line', () => {
  const text = exported(5);

  it('a changed entry', async () => {
    const changed = withLines(text, (lines) => lines.map((line, at) => (at === 3 ? line.replace('3', '4') : line)));
    expect((await faultsOf(changed))[0]?.line).toBe(4);
    const inside = withLines(text, (lines) =>
      lines.map((line) => line.replace(String.raw`\"n\":3`, String.raw`\"n\":9`)),
    );
    expect(await faultsOf(inside)).toEqual([
      { line: 4, message: 'holds entry 3, which was changed: its hash does not fit' },
    ]);
  });

  it('a changed entry with a recomputed hash', async () => {
    const forged = withLines(text, (lines) =>
      lines.map((line, at) => {
        if (at !== 3) return line;
        const row = { ...JSON.parse(line), entry: '{"action":"nothing"}' };
        return JSON.stringify({ ...row, hash: hashOfRow(row) });
      }),
    );
    expect(await faultsOf(forged)).toEqual([{ line: 5, message: 'does not continue from the entry before it (3)' }]);
  });

  it('a missing entry', async () => {
    expect(await faultsOf(withLines(text, (lines) => lines.toSpliced(2, 1)))).toEqual([
      { line: 3, message: 'is entry 3 where entry 2 belongs' },
      { line: 3, message: 'does not continue from the entry before it (1)' },
    ]);
  });

  it('entries missing at the end', async () => {
    expect(await faultsOf(withLines(text, (lines) => lines.toSpliced(4, 2)))).toEqual([
      { line: 5, message: 'says that the log ends with entry 5, but it ends with 3' },
    ]);
    expect(await faultsOf(withLines(text, (lines) => lines.slice(0, 4)))).toEqual([
      { line: 5, message: 'is neither an entry nor the end of an export' },
      { line: 5, message: 'is the last one; the export was cut off, its signed end is missing' },
    ]);
  });

  it('a whole log rewritten, which only the signer could sign', async () => {
    const rewritten = exported(3).split('\n').slice(0, -2);
    const end = JSON.parse(exported(5).split('\n').at(-2) ?? '');
    const last = JSON.parse(rewritten.at(-1) ?? '');
    const forged = [...rewritten, JSON.stringify({ ...end, seq: last.seq, hash: last.hash }), ''].join('\n');
    expect(await faultsOf(forged)).toEqual([
      { line: 5, message: 'has a signature that does not fit the header and the end of this log' },
    ]);
  });

  it('a whole log signed with another key, when the key is given', async () => {
    expect(await faultsOf(exported(3, stranger))).toEqual([]);
    expect(await faultsOf(exported(3, stranger), signer.publicKey.pem)).toEqual([
      { line: 5, message: 'was not signed by the key given' },
    ]);
    expect((await faultsOf(exported(3), 'no key at all')).length).toBe(1);
  });

  it('another tenant’s log under this tenant’s name', async () => {
    const renamed = text.replace('3a8f5c1e9b01', '3a8f5c1e9b02');
    expect((await faultsOf(renamed)).map((fault) => fault.line)).toEqual([7]);
  });

  it.each(['', '\n', '{}', 'null', 'not a log', `${'x'.repeat(1000)}\n`])('%j is not a log', async (nonsense) => {
    expect((await faultsOf(nonsense)).length).toBeGreaterThan(0);
  });
});

describe('tampering with an export', () => {
  const original = exported(30);
  const lineCount = original.split('\n').length - 1;
  const at = fc.nat(original.length - 1);
  const line = fc.nat(lineCount - 1);
  const tampering = fc.oneof(
    fc.tuple(at, fc.string({ minLength: 1, maxLength: 3, unit: 'binary' })).map(([from, text]) => ({
      what: 'replace characters',
      text: original.slice(0, from) + text + original.slice(from + text.length),
    })),
    fc.tuple(at, fc.string({ minLength: 1, maxLength: 3 })).map(([from, text]) => ({
      what: 'insert characters',
      text: original.slice(0, from) + text + original.slice(from),
    })),
    fc.tuple(at, fc.integer({ min: 1, max: 400 })).map(([from, length]) => ({
      what: 'remove characters',
      text: original.slice(0, from) + original.slice(from + length),
    })),
    at.map((from) => ({ what: 'cut the end off', text: original.slice(0, from) })),
    line.map((number) => ({ what: 'remove a line', text: withLines(original, (all) => all.toSpliced(number, 1)) })),
    fc.tuple(line, line).map(([one, two]) => ({
      what: 'repeat a line',
      text: withLines(original, (all) => all.toSpliced(one, 0, all[two] ?? '')),
    })),
    fc.tuple(line, line).map(([one, two]) => ({
      what: 'exchange two lines',
      text: withLines(original, (all) => all.with(one, all[two] ?? '').with(two, all[one] ?? '')),
    })),
    fc.shuffledSubarray(Array.from({ length: lineCount }, (_, number) => number)).map((order) => ({
      what: 'shuffle and drop lines',
      text: withLines(original, (all) => order.map((number) => all[number] ?? '')),
    })),
  );

  it('1,000 random edits, deletions, reorderings and truncations are all detected', async () => {
    await fc.assert(
      fc.asyncProperty(tampering, async ({ text }) => {
        fc.pre(text !== original);
        expect((await faultsOf(text, signer.publicKey.pem)).length).toBeGreaterThan(0);
        expect((await faultsOf(text)).length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
