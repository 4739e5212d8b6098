import type { ErrorDetail } from '@parley/contract/errors';
import type { z } from 'zod';
import { defineWording } from '#platform/http/define-refusal.ts';
import { plainRefusal, type Refusal } from '#platform/http/refusal.ts';
import { describeIssue } from '#platform/http/requests/describe-issue.ts';

export type InputPart = 'body' | 'query' | 'headers';

/** Parses input, or refuses it with the path of every issue. Unknown fields are issues too. */
export function parseInput<Value>(schema: z.ZodType<Value>, input: unknown, part: InputPart): Value {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw invalidInput(result.error.issues, part);
}

/** Creates the refusal of `parseInput` from zod issues; for checks an operation makes on merged input. */
export function invalidInput(issues: readonly z.core.$ZodIssue[], part: InputPart): Refusal {
  const details: ErrorDetail[] = [];
  let total = 0;
  let isAllUnknown = true;
  for (const issue of issues.flatMap((each) => furthestOf(each))) {
    const isUnknown = issue.code === 'unrecognized_keys';
    total += isUnknown ? issue.keys.length : 1;
    isAllUnknown &&= isUnknown;
    // Issues past the limit are counted only: one body can have a hundred thousand.
    if (details.length < describedMax) details.push(...describe(issue, part));
  }
  const first = details[0];
  const rest = total > 1 ? ` (and ${total - 1} more)` : '';
  const message = first ? `${first.path}: ${first.message}${rest}` : 'The request is not valid';
  const code = isAllUnknown && total > 0 ? 'unknown_field' : 'invalid_request';
  return plainRefusal(code, message, { details, detailsTotal: total });
}

const describedMax = 20;

const unknownField = defineWording('unknown_field', 'unknown field');
const unknownParameter = defineWording('unknown_parameter', 'unknown query parameter');

/** Replaces a union issue by those of its deepest branch, which describe the mistake best. */
function furthestOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const best = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
  if (depth(best) === 0) return [issue];
  return best.flatMap((inner) => furthestOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

function describe(issue: z.core.$ZodIssue, part: InputPart): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, describedMax).map((key) => ({
      path: pointer([...issue.path, key], part),
      code: 'unknown_field',
      ...(part === 'query' ? unknownParameter() : unknownField()),
    }));
  }
  return [{ path: pointer(issue.path, part), code: issue.code, ...describeIssue(issue) }];
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((deepest, issue) => Math.max(deepest, issue.path.length), 0);
}

function pointer(path: readonly PropertyKey[], part: InputPart): string {
  const steps = path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
  return part === 'body' ? `/${steps.join('/')}`.replace(/\/$/, '') || '/' : [part, ...steps].join('/');
}
