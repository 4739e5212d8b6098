import type { ErrorDetail } from '@parley/contract/errors';
import type { z } from 'zod';
import { Refusal } from '#platform/http/refusal.ts';

export type InputPart = 'body' | 'query' | 'headers';

/** The parsed value, or a refusal that names the path of every fault. Unknown fields are faults too. */
export function parseInput<Value>(schema: z.ZodType<Value>, input: unknown, part: InputPart): Value {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw faults(result.error.issues, part);
}

/** A refusal for the faults zod found, as `parseInput` gives it; for checks an operation does on merged input. */
export function faults(issues: readonly z.core.$ZodIssue[], part: InputPart): Refusal {
  const details = issues.flatMap((issue) => describe(issue, part));
  const unknown = details.filter((detail) => detail.code === 'unknown_field');
  const code = unknown.length === details.length && unknown.length > 0 ? 'unknown_field' : 'invalid_request';
  const first = details[0];
  const rest = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
  return new Refusal(code, first ? `${first.path}: ${first.message}${rest}` : 'The request is not valid', { details });
}

function describe(issue: z.core.$ZodIssue, part: InputPart): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pointer([...issue.path, key], part),
      code: 'unknown_field',
      message: part === 'query' ? 'unknown query parameter' : 'unknown field',
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The branch that came furthest says best what is wrong.
    const best = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
    if (depth(best) > 0)
      return best.flatMap((inner) => describe({ ...inner, path: [...issue.path, ...inner.path] }, part));
  }
  return [{ path: pointer(issue.path, part), code: issue.code, message: messageOf(issue) }];
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.endsWith('received null')) {
    const article = /^[aeiou]/.test(issue.expected) ? 'an' : 'a';
    return `must be ${article} ${issue.expected}; it can't be null or removed`;
  }
  return issue.message;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}

function pointer(path: readonly PropertyKey[], part: InputPart): string {
  const steps = path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
  return part === 'body' ? `/${steps.join('/')}`.replace(/\/$/, '') || '/' : [part, ...steps].join('/');
}
