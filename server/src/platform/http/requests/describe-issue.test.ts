import { AgentId } from '@parley/contract/ids';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssue } from '#platform/http/requests/describe-issue.ts';

function messageOf(schema: z.ZodType, value: unknown): string {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue === undefined ? 'valid' : describeIssue(issue).message;
}

describe('the message of a validation issue', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['must be at least 1', z.number().min(1), 0],
    ['must be greater than 0', z.number().positive(), 0],
    ['must be at most 60', z.int().max(60), 61],
    ['must be less than 5', z.number().lt(5), 5],
    ['must not be empty', z.string().min(1), ''],
    ['must have at least 3 characters', z.string().min(3), 'ab'],
    ['must have exactly 6 characters', z.string().length(6), 'ab'],
    ['must have at most 2 items', z.array(z.string()).max(2), ['a', 'b', 'c']],
    ['must be a string, not a number', z.string(), 4],
    ['must be an integer, not a number', z.int(), 1.5],
    ['is required, as a string', z.object({ name: z.string() }), {}],
    ["must be a string; it can't be null or removed", z.string(), null],
    ['must be one of "a", "b"', z.enum(['a', 'b']), 'c'],
    ['must be "on"', z.literal('on'), 'off'],
    ['must be a multiple of 20', z.number().multipleOf(20), 30],
    ['must be an email address such as anna@example.com', z.email(), 'anna'],
    ['must be a UUID such as 0197f3a0-7c1e-7b42-9f2d-3c5a1e7d9b10', z.uuid(), 'x'],
    ['must match the pattern /^\\d+$/', z.string().regex(/^\d+$/), 'x'],
    ['matches none of the allowed forms', z.union([z.string(), z.number()]), true],
    ['must be an agent id such as 0197f3a0-7c1e-7b42-9f2d-3c5a1e7d9b10', AgentId, 'ag_1'],
  ])('%s', (message, schema, value) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it("is the field's own where the schema has one", () => {
    expect(messageOf(z.string().regex(/^a/, 'starts with an a'), 'b')).toBe('starts with an a');
  });
});
