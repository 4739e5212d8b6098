import type { Format } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Maximum length of a formatted text: some formats take quadratic time. Unit: UTF-16 code units. */
const formattedTextMax = 2048;

/** Supported formats, each with an example for the model. */
const examples = {
  date: '2026-03-01',
  time: '09:30:00Z',
  'date-time': '2026-03-01T09:30:00Z',
  'iso-time': '09:30:00',
  'iso-date-time': '2026-03-01T09:30:00',
  duration: 'PT30M',
  email: 'name@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/page',
  'uri-reference': '/page',
  uuid: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10',
  'json-pointer': '/items/0',
  byte: 'aGVsbG8=',
  int32: '42',
  int64: '42',
  float: '4.2',
  double: '4.2',
  password: '',
  binary: '',
} as const satisfies Partial<Record<keyof typeof fullFormats, string>>;

type FormatName = keyof typeof examples;

export const formatNames = Object.keys(examples) as FormatName[];

/** Example of a format; empty when any text will do. */
export function exampleOfFormat(name: string): string {
  return Object.hasOwn(examples, name) ? examples[name as FormatName] : '';
}

/** Formats for the validator; a text too long to check does not match. */
export const boundedFormats: Record<string, Format> = Object.fromEntries(
  formatNames.map((name) => [name, bounded(fullFormats[name])]),
);

function bounded(format: Format): Format {
  if (typeof format === 'boolean' || typeof format === 'string') return format;
  if (format instanceof RegExp) return (text: string) => text.length <= formattedTextMax && format.test(text);
  if (typeof format === 'function') return (text: string) => text.length <= formattedTextMax && format(text);
  if (format.type === 'number') return format;
  const { validate } = format;
  if (validate instanceof RegExp) return (text: string) => text.length <= formattedTextMax && validate.test(text);
  if (typeof validate === 'function') {
    return (text: string) => text.length <= formattedTextMax && (validate as (text: string) => boolean)(text);
  }
  return format;
}
