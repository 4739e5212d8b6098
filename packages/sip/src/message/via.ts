import { characters, skipAll, skipSpace } from './characters.ts';
import { readParameters } from './parameters.ts';
import type { Via } from './sip-message.ts';
import { readHost, readPort } from './uri.ts';

/** Parses one Via value; undefined for anything else and for versions other than 2.0. */
export function readVia(value: string): Via | undefined {
  const end = value.length;
  const version = skipWord(value, skipWord(value, 0, 'sip'), '2.0');
  if (version < 0) return undefined;
  const transportStart = skipSpace(value, version, end);
  const transportEnd = skipAll(characters.token, value, transportStart, end);
  const hostStart = skipSpace(value, transportEnd, end);
  if (transportEnd === transportStart || hostStart === transportEnd) return undefined;
  const host = readHost(value, hostStart, end);
  if (!host) return undefined;
  const colon = skipSpace(value, host.end, end);
  const hasPort = value.charCodeAt(colon) === 0x3a;
  const port = hasPort ? readPort(value, colon, end) : undefined;
  const parameters = readParameters(value, port?.end ?? host.end);
  if (!parameters || (hasPort && !port)) return undefined;
  const via: Via = {
    transport: value.slice(transportStart, transportEnd).toUpperCase(),
    host: host.host,
    parameters,
  };
  if (port) via.port = port.port;
  return via;
}

/** Offset behind the word and its slash, spaces around both allowed; -1 for another word. */
function skipWord(value: string, from: number, word: string): number {
  if (from < 0) return -1;
  const start = skipSpace(value, from, value.length);
  const end = start + word.length;
  if (value.slice(start, end).toLowerCase() !== word) return -1;
  const slash = skipSpace(value, end, value.length);
  return value.charCodeAt(slash) === 0x2f ? slash + 1 : -1;
}
