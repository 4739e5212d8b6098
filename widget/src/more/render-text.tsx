import type { Inline } from '@parley/contract/browser/inline-markdown';
import { type Block, readMarkdown } from '@parley/contract/browser/markdown';
import type { ComponentChild } from 'preact';
import type { Entry } from '../conversation.ts';
import { fill } from '../texts/texts.ts';
import type { NoticeKind, Words } from './texts.ts';

/** Cache of rendered entries: a streaming reply must not parse all earlier ones again. */
const drawn = new WeakMap<Entry, ComponentChild>();

/** The words of a message: Markdown of agents and people, what happened in the visitor's language, plain text of visitors. */
export function renderText(entry: Entry, texts: Words): ComponentChild {
  if (entry.role === 'system') {
    const words = entry.notice && texts[`notice_${entry.notice.kind as NoticeKind}`];
    return words ? fill(words, entry.notice?.name ?? '') : entry.text;
  }
  if (entry.role === 'visitor') return entry.text;
  const known = drawn.get(entry);
  if (known) return known;
  const made = <div class="rich">{readMarkdown(entry.text).map(drawBlock)}</div>;
  drawn.set(entry, made);
  return made;
}

function drawBlock(block: Block): ComponentChild {
  switch (block.kind) {
    case 'text':
      return <p>{block.children.map(drawInline)}</p>;
    case 'heading':
      return (
        <p>
          <b>{block.children.map(drawInline)}</b>
        </p>
      );
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return <blockquote>{block.children.map(drawBlock)}</blockquote>;
    case 'list': {
      const items = block.items.map((item) => <li>{item.map(drawBlock)}</li>);
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'table':
      return (
        <div class="scroll" tabIndex={0}>
          <table>
            {block.rows.map((cells, row) => (
              <tr>
                {cells.map((cell) =>
                  row === 0 ? <th scope="col">{cell.map(drawInline)}</th> : <td>{cell.map(drawInline)}</td>,
                )}
              </tr>
            ))}
          </table>
        </div>
      );
    case 'rule':
      return <hr />;
  }
}

function drawInline(piece: Inline): ComponentChild {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.children.map(drawInline)}</strong>;
    case 'em':
      return <em>{piece.children.map(drawInline)}</em>;
    case 'del':
      return <del>{piece.children.map(drawInline)}</del>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noopener nofollow ugc">
          {piece.children.map(drawInline)}
        </a>
      );
  }
}
