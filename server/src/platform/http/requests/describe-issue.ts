import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

/** Enumerated values listed in a message; a longer enumeration is cut. */
const listedValues = 20;

/** Beginnings of zod's default messages; any other message was written for the field and is passed through. */
const defaultMessage = /^(?:Too (?:small|big):|Invalid )/;

const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'items',
  set: 'items',
  map: 'entries',
  object: 'fields',
  file: 'bytes',
};

const formats: Readonly<Record<string, string>> = {
  email: 'an email address such as anna@example.com',
  url: 'a URL such as https://example.com/path',
  guid: 'a UUID such as 0197f3a0-7c1e-7b42-9f2d-3c5a1e7d9b10',
  uuid: 'a UUID such as 0197f3a0-7c1e-7b42-9f2d-3c5a1e7d9b10',
  datetime: 'a date-time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
  time: 'a time such as 09:30:00',
  e164: 'a phone number in E.164 such as +46701234567',
  ipv4: 'an IPv4 address such as 192.0.2.1',
  ipv6: 'an IPv6 address such as 2001:db8::1',
};

/**
 * Describes a validation issue as the rest of a sentence about its field: "must be at least 1". A message written for
 * the field is returned unchanged.
 */
export function describeIssue(issue: Issue): string {
  if (!defaultMessage.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected, /received (\w+)$/.exec(issue.message)?.[1]);
    case 'too_small':
      return describeMinimum(issue);
    case 'too_big':
      return describeMaximum(issue);
    case 'invalid_format':
      return describeFormat(issue);
    case 'invalid_value':
      return describeValues(issue.values);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return 'matches none of the allowed forms';
    case 'invalid_key':
      return 'has a key that is not allowed';
    default:
      return issue.message;
  }
}

function describeType(expected: string, received: string | undefined): string {
  const wanted = expected === 'int' ? 'integer' : expected === 'record' ? 'object' : expected;
  if (received === 'null') return `must be ${withArticle(wanted)}; it can't be null or removed`;
  if (received === 'undefined') return `is required, as ${withArticle(wanted)}`;
  return received === undefined || received === wanted
    ? `must be ${withArticle(wanted)}`
    : `must be ${withArticle(wanted)}, not ${withArticle(received)}`;
}

function describeMinimum(issue: SizeIssue & { code: 'too_small' }): string {
  const unit = units[issue.origin];
  if (unit === undefined) return `must be ${issue.inclusive === false ? 'greater than' : 'at least'} ${issue.minimum}`;
  if (issue.exact) return `must have exactly ${issue.minimum} ${unit}`;
  return Number(issue.minimum) === 1 ? 'must not be empty' : `must have at least ${issue.minimum} ${unit}`;
}

function describeMaximum(issue: SizeIssue & { code: 'too_big' }): string {
  const unit = units[issue.origin];
  if (unit === undefined) return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
  return `must have ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum} ${unit}`;
}

function describeFormat(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  const known = formats[issue.format];
  if (known !== undefined) return `must be ${known}`;
  return issue.pattern === undefined ? `must be a valid ${issue.format}` : `must match the pattern ${issue.pattern}`;
}

function describeValues(values: readonly unknown[]): string {
  const listed = values.slice(0, listedValues).map((value) => JSON.stringify(value));
  if (listed.length === 1) return `must be ${listed[0]}`;
  return `must be one of ${listed.join(', ')}${values.length > listedValues ? ', ...' : ''}`;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
