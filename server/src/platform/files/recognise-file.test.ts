import { describe, expect, it } from 'vitest';
import { isShownInline, recognisedTypes, recogniseFile } from './recognise-file.ts';

const bytes = (text: string, encoding: BufferEncoding = 'latin1') => new Uint8Array(Buffer.from(text, encoding));
const office = (folder: string) => bytes(`PK\x03\x04 [Content_Types].xml ${folder}/document.xml`);
const png = bytes('\x89PNG\r\n\x1a\nrest');

describe('recogniseFile', () => {
  it.each([
    ['a.png', png, 'image/png'],
    ['a.JPEG', bytes('\xff\xd8\xff\xe0rest'), 'image/jpeg'],
    ['a.webp', bytes('RIFF\x10\x00\x00\x00WEBPVP8 '), 'image/webp'],
    ['a.gif', bytes('GIF89arest'), 'image/gif'],
    ['a.pdf', bytes('%PDF-1.7'), 'application/pdf'],
    ['a.docx', office('word'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xlsx', office('xl'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.pptx', office('ppt'), 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['a.txt', bytes('hej då\r\n\t€', 'utf8'), 'text/plain'],
    ['a.csv', bytes('name,age\nAda,36'), 'text/csv'],
    ['a.md', bytes('# Title'), 'text/markdown'],
  ])('%s is recognized by its bytes, and offered by the widget', (name, content, contentType) => {
    expect(recogniseFile(content, name)).toEqual({ contentType, name });
    expect(recognisedTypes).toContain(contentType);
  });

  it.each([
    ['an SVG, a document that may hold scripts', 'a.svg', bytes('<svg onload="alert(1)"/>')],
    ['a page', 'a.html', bytes('<!doctype html><script>alert(1)</script>')],
    ['a page that is called a picture', 'a.png', bytes('<html>')],
    ['a program', 'a.exe', bytes('MZ\x90\x00')],
    ['a program that is called a text', 'a.txt', bytes('MZ\x90\x00\x03')],
    ['text that is no UTF-8', 'a.txt', bytes('h\xe9')],
    ['text without a name for it', 'readme', bytes('hello')],
    ['a zip', 'a.zip', bytes('PK\x03\x04')],
    ['a zip that is called a document', 'a.docx', bytes('PK\x03\x04 evil.exe')],
    ['a document that is called a sheet', 'a.xlsx', office('word')],
    ['a document with macros', 'a.docm', office('word')],
  ])('refuses %s', (_, name, content) => {
    expect(recogniseFile(content, name)).toBeNull();
  });

  it.each([
    ['../../etc/photo.png', 'photo.png'],
    ['C:\\Users\\ada\\photo.png', 'photo.png'],
    ['invoice.exe', 'invoice.exe.png'],
    ['photo\u202egnp.png', 'photognp.png'],
    ['a\u0000b"<c>.png', 'abc.png'],
    ['', 'file.png'],
    ['..png', 'png.png'],
    ['räksmörgås 1.png', 'räksmörgås 1.png'],
  ])('%j is displayed as %j', (name, shown) => {
    expect(recogniseFile(png, name)?.name).toBe(shown);
  });

  it('a long name keeps its extension', () => {
    const name = recogniseFile(png, `${'x'.repeat(500)}.png`)?.name ?? '';
    expect([name.length, name.endsWith('.png')]).toEqual([120, true]);
  });

  it('only images are inline', () => {
    expect(recognisedTypes.filter(isShownInline)).toEqual(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
  });
});
