import { createGuard } from '@parley/egress';
import { expect, it } from 'vitest';
import { vendorError } from './vendor-errors.ts';

// Agents with a model in the operator's own network failed, and no line of the log said which setting opens it.
it.each([
  ['a private address', '10.0.0.7', 11_434],
  ['a port below 1024', '203.0.113.9', 81],
])('a model at %s is refused with the setting that allows it', (_, address, port) => {
  const objection = createGuard([], { allowListSetting: 'PARLEY_EGRESS_ALLOW' }).checkConnect({
    hostname: 'ollama.example',
    address,
    port,
  });
  const error = vendorError(new TypeError('fetch failed', { cause: objection }), 'openai-compatible/m', false);
  expect(error.code).toBe('refused');
  expect(error.message).toContain('PARLEY_EGRESS_ALLOW');
  expect(error.message).not.toContain(address);
});
