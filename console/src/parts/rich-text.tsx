import type { Inline } from '@parley/contract/browser/inline-markdown';
import { type Block, readMarkdown } from '@parley/contract/browser/markdown';
import { type ReactNode, useMemo } from 'react';
import './rich-text.css';

/** Markdown drawn from data, as visitors see it: nothing in it is ever read as markup of the page. */
export function RichText({ text }: { text: string }) {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  // The place of a part is all that tells it from others; parts change only together, with the text.
  return (
    <div className="rich-text">
      <DrawnBlocks blocks={blocks} />
    </div>
  );
}

function DrawnBlocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, at) => <DrawnBlock key={at} block={block} />);
}

function DrawnBlock({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p>{draw(block.children)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{draw(block.children)}</strong>
        </p>
      );
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <DrawnBlocks blocks={block.children} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <DrawnBlocks blocks={item} />
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'table':
      return (
        <table>
          <tbody>
            {block.rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, at) => (row === 0 ? <th key={at}>{draw(cell)}</th> : <td key={at}>{draw(cell)}</td>))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'rule':
      return <hr />;
  }
}

const draw = (pieces: readonly Inline[]): ReactNode =>
  pieces.map((piece, at) => (typeof piece === 'string' ? piece : <DrawnInline key={at} piece={piece} />));

function DrawnInline({ piece }: { piece: Exclude<Inline, string> }): ReactNode {
  switch (piece.kind) {
    case 'strong':
      return <strong>{draw(piece.children)}</strong>;
    case 'em':
      return <em>{draw(piece.children)}</em>;
    case 'del':
      return <del>{draw(piece.children)}</del>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow" className="rich-text-link">
          {draw(piece.children)}
        </a>
      );
  }
}
