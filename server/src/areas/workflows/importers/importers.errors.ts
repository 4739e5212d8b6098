import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';
import type { Refusal } from '#platform/http/refusal.ts';

/** The document is none of the formats that can be imported. */
export function unknownFormat(): Refusal {
  return formatUnknown('/document');
}

/** The document is not of the format it is said to be. */
export function formatMismatch(source: string, missing: string): Refusal {
  return formatDiffers('/document', { source, missing });
}

export function importTooLarge(what: 'edges' | 'nodes', count: number, max: number): Refusal {
  return (what === 'nodes' ? tooManyNodes : tooManyEdges)('/document', { count, max });
}

const formatUnknown = defineFieldRefusal(
  'unknown_format',
  'import_format_unknown',
  'This is no document of a known format. Expected: a Vapi assistant or workflow, a Retell agent or conversation flow, an ElevenLabs agent, or a Dograh workflow, as JSON',
);
const formatDiffers = defineFieldRefusal(
  'format_mismatch',
  'import_format_mismatch',
  'This is no document of {{source}}: it has no {{missing}}',
);
const tooManyNodes = defineFieldRefusal(
  'too_large',
  'import_too_many_nodes',
  'The workflow has {{count}} nodes; a workflow of Parley has at most {{max}}',
);
const tooManyEdges = defineFieldRefusal(
  'too_large',
  'import_too_many_edges',
  'The workflow has {{count}} edges; a workflow of Parley has at most {{max}}',
);

export const importNeedsScopes = defineRefusal(
  'forbidden',
  'import_needs_scopes',
  'Creating agent and tools needs the scopes {{scopes}}',
);
