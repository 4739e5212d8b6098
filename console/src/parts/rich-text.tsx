import { type ReactNode, useMemo } from 'react';
import { type Block, type Inline, readMarkdown } from './read-markdown.ts';
import './rich-text.css';

/** Markdown drawn from data, as visitors see it: nothing in it is ever read as markup of the page. */
export function RichText({ text }: { text: string }) {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  // The place of a part is all that tells it from others; parts change only together, with the text.
  return (
    <div className="rich-text">
      {blocks.map((block, at) => (
        <DrawnBlock key={at} block={block} />
      ))}
    </div>
  );
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
    case 'list': {
      const items = block.items.map((item, at) => <li key={at}>{draw(item)}</li>);
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
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
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow" className="rich-text-link">
          {piece.text}
        </a>
      );
  }
}
