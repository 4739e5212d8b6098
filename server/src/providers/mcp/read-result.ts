import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/sdk/types.js';

/** Result of a server's tool, as text for a model and as data. */
export interface ServerAnswer {
  text: string;
  structured: Record<string, unknown> | null;
  isError: boolean;
}

/** Reads a result. Images and audio are mentioned, not included: a model receives text alone. */
export function readResult(result: CallToolResult): ServerAnswer {
  return {
    text: result.content.map(textOf).join('\n'),
    structured: result.structuredContent ?? null,
    isError: result.isError === true,
  };
}

function textOf(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'image':
      return '[a picture]';
    case 'audio':
      return '[a recording]';
    case 'resource':
      return 'text' in block.resource ? block.resource.text : '[a file]';
    case 'resource_link':
      return `[${block.title ?? block.name}]`;
  }
}
