import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeAction } from '../../console/src/audit-log/describe-action.ts';

const server = join(import.meta.dirname, '../../server/src');

/** Actions that sources write to an audit log, by operation or by hand. */
const actions = new Set(
  readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing/'))
    .flatMap((file) => [
      ...readFileSync(join(server, file), 'utf8').matchAll(/\b(?:audit|action): '([a-z_]+\.[a-z_.]+)'/g),
    ])
    .map(([, action = '']) => action)
    .filter((action) => action !== 'thing.make'),
);

describe('the actions of the audit log', () => {
  it.each(['en', 'sv'])('have words in %s', (language) => {
    expect(actions.size).toBeGreaterThan(250);
    expect([...actions].filter((action) => describeAction(action, language) === null)).toEqual([]);
  });
});
