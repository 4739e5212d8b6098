import { describe, expect, it } from 'vitest';
import { readScript } from './read-turns.ts';

describe('the script of a simulation', () => {
  it('reads a line as words, keys or silence, and skips empty lines', () => {
    expect(readScript('Hello\n\n# 12\n... 10\nmy number is # 12')).toEqual([
      { text: 'Hello' },
      { digits: '12' },
      { silence_seconds: 10 },
      { text: 'my number is # 12' },
    ]);
  });
});
