import { expect, it } from 'vitest';
import { type FrontEndDecoder, hypothesisOf } from './front-ends.ts';

// The engine's empty JSON threw, and the call lost its recognizer.
it('a text without segments is no hypothesis, and any other fault of the engine is thrown', () => {
  const decoder = (get_alignment: FrontEndDecoder['get_alignment']) =>
    ({ get_text: () => 'ten of clubs', get_alignment }) as FrontEndDecoder;
  expect(
    hypothesisOf(
      decoder(() => JSON.parse('')),
      'words',
    ),
  ).toEqual([]);
  expect(() =>
    hypothesisOf(
      decoder(() => {
        throw new Error('not initialized');
      }),
      'words',
    ),
  ).toThrow('not initialized');
});
