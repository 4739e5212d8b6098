import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueText } from './continue-text.ts';

function joined(said: string, ...deltas: string[]): string {
  const continuation = continueText(said);
  return said + deltas.map((delta) => continuation.push(delta)).join('') + continuation.end();
}

describe('a continuation joined to a truncated text', () => {
  it.each([
    ['continues exactly', 'We are open from', ' 9 to 5.', 'We are open from 9 to 5.'],
    ['continues without its space', 'We are open from', '9 to 5.', 'We are open from 9 to 5.'],
    ['starts again', 'We are open from', 'We are open from 9 to 5.', 'We are open from 9 to 5.'],
    [
      'starts again in other letter case and spacing',
      'We are  open\nfrom',
      'we are open from 9 to 5.',
      'We are  open\nfrom 9 to 5.',
    ],
    ['repeats its last words', 'We are open from', 'open from 9 to 5.', 'We are open from 9 to 5.'],
    ['repeats one last word', 'Bring the', 'the blue form.', 'Bring the blue form.'],
    [
      'starts again in other words',
      'Our opening hours are from',
      'Our opening hours are daily 9 to 5.',
      'Our opening hours are from daily 9 to 5.',
    ],
    ['says only what was said', 'We are open.', 'We are open.', 'We are open.'],
    ['says the beginning of what was said', 'We are open from nine', 'We are open', 'We are open from nine'],
    ['continues with a number that repeats', 'The number is 070 12', ' 12 34', 'The number is 070 12 12 34'],
    ['begins a new sentence', 'We are open.', 'Come in!', 'We are open. Come in!'],
    ['ends the sentence', 'We are open', '. Come in!', 'We are open. Come in!'],
    ['begins like the end of a word', 'I like a banana', 'na', 'I like a banana na'],
    ['has nothing before it', '', 'Hello', 'Hello'],
  ])('%s', (_, said, fresh, whole) => {
    expect(joined(said, fresh)).toBe(whole);
    expect(joined(said, ...fresh)).toBe(whole);
  });

  const words = fc.uniqueArray(fc.stringMatching(/^[bcdfgh][aeiou][klmnp][aeiou]{1,2}[rstvz]$/), {
    minLength: 3,
    maxLength: 30,
  });
  const cuts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 });

  it('gives the whole text, for any overlap and any cut', () => {
    fc.assert(
      fc.property(
        words,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('exact', 'trimmed', 'restart', 'overlap'),
        cuts,
        (all, at, back, way, lengths) => {
          const split = 1 + (at % (all.length - 1));
          const from = way === 'restart' ? 0 : way === 'overlap' ? back % split : split;
          const said = all.slice(0, split).join(' ');
          const fresh = (way === 'exact' ? ' ' : '') + all.slice(from).join(' ');
          expect(joined(said, ...chunks(fresh, lengths))).toBe(all.join(' '));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('never changes spoken text, and adds only text of the continuation', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), cuts, (said, fresh, lengths) => {
        const whole = joined(said, ...chunks(fresh, lengths));
        expect(whole.startsWith(said)).toBe(true);
        expect(fresh.endsWith(whole.slice(said.length).trimStart()) || fresh.trimEnd() !== fresh).toBe(true);
      }),
    );
  });
});

function chunks(text: string, lengths: number[]): string[] {
  const parts: string[] = [];
  for (let start = 0, index = 0; start < text.length; index++) {
    const length = lengths[index % lengths.length] as number;
    parts.push(text.slice(start, start + length));
    start += length;
  }
  return parts;
}
