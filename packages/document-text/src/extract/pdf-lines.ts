/** Piece of text as pdf.js gives it. */
export interface PdfItem {
  str: string;
  /** Scale, skew and position; the last two are x and y. */
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

export interface PdfLine {
  text: string;
  /** Largest type in it. Unit: points. */
  size: number;
  /** Distance of its baseline from the bottom of the page. Unit: points. */
  y: number;
}

/** Joins pieces of one baseline to lines, in the order of the content, which follows columns. */
export function pageLines(items: readonly PdfItem[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let line: (PdfLine & { endX: number }) | null = null;
  const end = () => {
    const text = line?.text.replaceAll(/\s+/g, ' ').trim();
    if (line && text) lines.push({ text, size: line.size, y: line.y });
    line = null;
  };
  for (const item of items) {
    const size = Math.abs(item.transform[3] ?? 0) || item.height;
    const x = item.transform[4] ?? 0;
    const y = item.transform[5] ?? 0;
    if (item.str !== '') {
      if (line && (Math.abs(line.y - y) > Math.max(line.size, size) * 0.6 || x < line.endX - size * 4)) end();
      if (line) {
        const isApart = x - line.endX > size * 0.15;
        line.text += (isApart ? ' ' : '') + item.str;
        line.endX = x + item.width;
        if (item.str.trim() !== '') line.size = Math.max(line.size, size);
      } else if (item.str.trim() !== '') {
        line = { text: item.str, size, y, endX: x + item.width };
      }
    }
    if (item.hasEOL) end();
  }
  end();
  return lines;
}
