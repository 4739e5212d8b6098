import { vi } from 'vitest';

/** Default timeout of `vi.waitFor`: a machine busy with other tests is slow, not broken. Unit: milliseconds. */
const timeout = 15_000;

const { waitFor } = vi;

function waitWithDefault<Result>(
  callback: () => Result | Promise<Result>,
  options: number | { timeout?: number; interval?: number } = {},
): Promise<Result> {
  return waitFor(callback, typeof options === 'number' ? options : { timeout, ...options });
}

// Test files of one worker may share this module's `vi`, and each of them runs this file.
if (waitFor.name !== waitWithDefault.name) vi.waitFor = waitWithDefault;
