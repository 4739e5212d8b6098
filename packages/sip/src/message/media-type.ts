import { skipSpace, trimmed } from './characters.ts';
import { readParameters } from './parameters.ts';

export const sdpType = 'application/sdp';

export interface MediaType {
  /** In lower case, without spaces. */
  name: string;
  parameters: ReadonlyMap<string, string | null>;
}

/** Parses a value of Content-Type or Accept; undefined for anything else. */
export function readMediaType(value: string): MediaType | undefined {
  const semicolon = value.indexOf(';');
  const end = semicolon < 0 ? value.length : semicolon;
  const slash = value.indexOf('/');
  if (slash < 1 || slash >= end) return undefined;
  const name = `${trimmed(value, 0, slash)}/${trimmed(value, slash + 1, end)}`.toLowerCase();
  const parameters = readParameters(value, skipSpace(value, end, value.length));
  return parameters && { name, parameters };
}

/** Matches a type against a range of Accept. */
export function matchesMediaRange(type: string, range: string): boolean {
  const accepted = readMediaType(range);
  const quality = accepted?.parameters.get('q');
  if (!accepted || (quality != null && Number(quality) === 0)) return false;
  const [main] = type.split('/');
  return accepted.name === type || accepted.name === '*/*' || accepted.name === `${main}/*`;
}
