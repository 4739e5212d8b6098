import { Refusal } from '#platform/http/refusal.ts';

/** The document is none of the formats that can be imported. */
export function unknownFormat(): Refusal {
  const message =
    'This is no document of a known format. Expected: a Vapi assistant or workflow, a Retell agent or conversation flow, an ElevenLabs agent, or a Dograh workflow, as JSON';
  return refuse('/document', 'unknown_format', message);
}

/** The document is not of the format it is said to be. */
export function formatMismatch(source: string, missing: string): Refusal {
  return refuse('/document', 'format_mismatch', `This is no document of ${source}: it has no ${missing}`);
}

export function importTooLarge(what: 'edges' | 'nodes', count: number, max: number): Refusal {
  return refuse('/document', 'too_large', `The workflow has ${count} ${what}; a workflow of Parley has at most ${max}`);
}

function refuse(path: string, code: string, message: string): Refusal {
  return new Refusal('invalid_request', `${path}: ${message}`, { details: [{ path, code, message }] });
}
