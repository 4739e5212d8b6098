import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** One line of a page. */
export interface SampleLine {
  text: string;
  /** Unit: points. */
  size?: number;
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&');

/** Drawing operators of a page, lines from the top down. */
function pageContent(lines: readonly SampleLine[]): string {
  let y = 800;
  return lines
    .map(({ text, size = 11 }) => {
      y -= size * 1.3 + (size > 11 ? 10 : 0);
      return `BT /F1 ${size} Tf 50 ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`;
    })
    .join('\n');
}

/** A PDF from the streams of its pages, each with its dictionary entries. */
export function pdfOf(
  pages: readonly { content: Uint8Array; entries?: string }[],
  { trailer = '', objects = [] }: { trailer?: string; objects?: readonly string[] } = {},
): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (...more: (string | Uint8Array)[]) => {
    for (const each of more) {
      const bytes = typeof each === 'string' ? Buffer.from(each, 'latin1') : Buffer.from(each);
      parts.push(bytes);
      length += bytes.length;
    }
  };
  const object = (...body: (string | Uint8Array)[]) => {
    offsets.push(length);
    push(`${offsets.length} 0 obj\n`, ...body, '\nendobj\n');
  };
  const firstPage = 4;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [index, { content, entries = '' }] of pages.entries()) {
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
    );
    object(`<< /Length ${content.length} ${entries} >>\nstream\n`, content, '\nendstream');
  }
  for (const each of objects) object(each);
  const start = length;
  push(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  push(offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join(''));
  push(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** A PDF with a text layer. */
export function samplePdf(pages: readonly (readonly SampleLine[])[]): Uint8Array {
  return pdfOf(
    pages.map((lines) => ({
      content: deflateSync(Buffer.from(pageContent(lines), 'latin1')),
      entries: '/Filter /FlateDecode',
    })),
  );
}

/** A page that is a picture: without any text. */
export const scannedPdf = (): Uint8Array => pdfOf([{ content: Buffer.from('0 0 100 100 re f') }]);

/** A PDF that asks for a password. */
export function encryptedPdf(): Uint8Array {
  const secret = () => `<${randomBytes(32).toString('hex')}>`;
  const id = `<${randomBytes(16).toString('hex')}>`;
  return pdfOf([{ content: Buffer.from('BT ET') }], {
    objects: [`<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O ${secret()} /U ${secret()} >>`],
    trailer: `/Encrypt 6 0 R /ID [${id} ${id}]`,
  });
}

/** Zeros deflated twice: hundreds of MiB out of about a kilobyte. */
export function deflatedTwicePdf(mebibytes: number): Uint8Array {
  const zeros = deflateSync(Buffer.alloc(mebibytes * 1024 * 1024, 0x20), { level: 9 });
  return pdfOf([{ content: deflateSync(zeros, { level: 9 }), entries: '/Filter [/FlateDecode /FlateDecode]' }]);
}

/** A small PDF with very many text operators. */
export function manyOperatorsPdf(operators: number): Uint8Array {
  const content = `BT /F1 9 Tf ${'(x) Tj '.repeat(operators)}ET`;
  return pdfOf([
    { content: deflateSync(Buffer.from(content, 'latin1'), { level: 9 }), entries: '/Filter /FlateDecode' },
  ]);
}
