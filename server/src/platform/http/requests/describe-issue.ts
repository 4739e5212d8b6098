import { rules } from '@parley/contract/rules';
import type { z } from 'zod';
import { defineWording, type Wording } from '#platform/http/define-refusal.ts';

type Issue = z.core.$ZodIssue;
type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

/** Enumerated values listed in a message; a longer enumeration is cut. */
const listedValues = 20;

/** Beginnings of zod's default messages; any other message was written for the field and is passed through. */
const defaultMessage = /^(?:Too (?:small|big):|Invalid )/;

/** Wordings of the rules written for a field, by their message, which is all an issue carries of them. */
const ruleWordings = new Map(
  Object.entries(rules).map(([reason, message]) => [message as string, defineWording(reason, message)()] as const),
);

const units: Readonly<Record<string, Unit>> = {
  string: sizesIn('characters'),
  array: sizesIn('items'),
  set: sizesIn('items'),
  map: sizesIn('entries'),
  object: sizesIn('fields'),
  file: sizesIn('bytes'),
};

type Unit = ReturnType<typeof sizesIn>;

function sizesIn<const Name extends string>(unit: Name) {
  return {
    exact: defineWording(`exact_${unit}`, `must have exactly {{limit}} ${unit}` as 'must have exactly {{limit}}'),
    least: defineWording(`min_${unit}`, `must have at least {{limit}} ${unit}` as 'must have at least {{limit}}'),
    most: defineWording(`max_${unit}`, `must have at most {{limit}} ${unit}` as 'must have at most {{limit}}'),
  };
}

const formats: Readonly<Record<string, Wording>> = {
  email: defineWording('format_email', 'must be an email address such as anna@example.com')(),
  url: defineWording('format_url', 'must be a URL such as https://example.com/path')(),
  guid: defineWording('format_uuid', 'must be a UUID such as 0197f3a0-7c1e-7b42-9f2d-3c5a1e7d9b10')(),
  uuid: defineWording('format_uuid', 'must be a UUID such as 0197f3a0-7c1e-7b42-9f2d-3c5a1e7d9b10')(),
  datetime: defineWording('format_datetime', 'must be a date-time such as 2026-01-31T12:00:00Z')(),
  date: defineWording('format_date', 'must be a date such as 2026-01-31')(),
  time: defineWording('format_time', 'must be a time such as 09:30:00')(),
  e164: defineWording('format_e164', 'must be a phone number in E.164 such as +46701234567')(),
  ipv4: defineWording('format_ipv4', 'must be an IPv4 address such as 192.0.2.1')(),
  ipv6: defineWording('format_ipv6', 'must be an IPv6 address such as 2001:db8::1')(),
};

const wordings = {
  required: defineWording('required', 'is required, as {{type}}'),
  notNull: defineWording('not_null', "must be {{type}}; it can't be null or removed"),
  type: defineWording('wrong_type', 'must be {{type}}'),
  typeInstead: defineWording('wrong_type_received', 'must be {{type}}, not {{received}}'),
  empty: defineWording('empty', 'must not be empty'),
  least: defineWording('at_least', 'must be at least {{limit}}'),
  greater: defineWording('greater_than', 'must be greater than {{limit}}'),
  most: defineWording('at_most', 'must be at most {{limit}}'),
  less: defineWording('less_than', 'must be less than {{limit}}'),
  multiple: defineWording('multiple_of', 'must be a multiple of {{divisor}}'),
  format: defineWording('format_other', 'must be a valid {{format}}'),
  pattern: defineWording('format_pattern', 'must match the pattern {{pattern}}'),
  value: defineWording('exact_value', 'must be {{value}}'),
  values: defineWording('one_of', 'must be one of {{values}}'),
  union: defineWording('no_allowed_form', 'matches none of the allowed forms'),
  key: defineWording('key_not_allowed', 'has a key that is not allowed'),
};

/**
 * Describes a validation issue as the rest of a sentence about its field: "must be at least 1". A message written for
 * the field is returned unchanged.
 */
export function describeIssue(issue: Issue): Wording {
  if (!defaultMessage.test(issue.message)) return ruleWordings.get(issue.message) ?? { message: issue.message };
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
      return wordings.multiple({ divisor: String(issue.divisor) });
    case 'invalid_union':
      return wordings.union();
    case 'invalid_key':
      return wordings.key();
    default:
      return { message: issue.message };
  }
}

function describeType(expected: string, received: string | undefined): Wording {
  const wanted = expected === 'int' ? 'integer' : expected === 'record' ? 'object' : expected;
  const type = withArticle(wanted);
  if (received === 'null') return wordings.notNull({ type });
  if (received === 'undefined') return wordings.required({ type });
  return received === undefined || received === wanted
    ? wordings.type({ type })
    : wordings.typeInstead({ type, received: withArticle(received) });
}

function describeMinimum(issue: SizeIssue & { code: 'too_small' }): Wording {
  const limit = String(issue.minimum);
  const unit = units[issue.origin];
  if (unit === undefined) return (issue.inclusive === false ? wordings.greater : wordings.least)({ limit });
  if (issue.exact) return unit.exact({ limit });
  return Number(issue.minimum) === 1 ? wordings.empty() : unit.least({ limit });
}

function describeMaximum(issue: SizeIssue & { code: 'too_big' }): Wording {
  const limit = String(issue.maximum);
  const unit = units[issue.origin];
  if (unit === undefined) return (issue.inclusive === false ? wordings.less : wordings.most)({ limit });
  return (issue.exact ? unit.exact : unit.most)({ limit });
}

function describeFormat(issue: Extract<Issue, { code: 'invalid_format' }>): Wording {
  const known = formats[issue.format];
  if (known !== undefined) return known;
  return issue.pattern === undefined
    ? wordings.format({ format: issue.format })
    : wordings.pattern({ pattern: issue.pattern });
}

function describeValues(values: readonly unknown[]): Wording {
  const listed = values.slice(0, listedValues).map((value) => JSON.stringify(value));
  if (listed.length === 1) return wordings.value({ value: listed[0] ?? '' });
  return wordings.values({ values: `${listed.join(', ')}${values.length > listedValues ? ', ...' : ''}` });
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
