import { type Block, type Inline, readMarkdown } from '@parley/contract/markdown';
import { type ReactNode, useMemo } from 'react';
import './rich-text.css';

/** Markdown as visitors see it, drawn from data: nothing in it is ever read as markup of the page. */
export function RichText({ text }: { text: string }) {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  return <div className="rich-text">{drawBlocks(blocks)}</div>;
}

// The place of a part is all that tells it from others; parts change only together, with the text.
const drawBlocks = (blocks: readonly Block[]): ReactNode =>
  blocks.map((block, at) => <DrawnBlock key={at} {...block} />);
const drawInlines = (pieces: readonly Inline[]): ReactNode =>
  pieces.map((piece, at) => (typeof piece === 'string' ? piece : <DrawnInline key={at} {...piece} />));

function DrawnBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p>{drawInlines(block.children)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{drawInlines(block.children)}</strong>
        </p>
      );
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return <blockquote>{drawBlocks(block.children)}</blockquote>;
    case 'list': {
      const items = block.items.map((item, at) => <li key={at}>{drawBlocks(item)}</li>);
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'table':
      return <DrawnTable rows={block.rows} />;
    case 'rule':
      return <hr />;
  }
}

function DrawnTable({ rows: [head = [], ...rows] }: { rows: readonly (readonly Inline[])[][] }) {
  return (
    <div className="rich-text-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {drawInlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={at}>{drawInlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DrawnInline(piece: Exclude<Inline, string>): ReactNode {
  switch (piece.kind) {
    case 'strong':
      return <strong>{drawInlines(piece.children)}</strong>;
    case 'em':
      return <em>{drawInlines(piece.children)}</em>;
    case 'del':
      return <del>{drawInlines(piece.children)}</del>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow" className="rich-text-link">
          {drawInlines(piece.children)}
        </a>
      );
  }
}
