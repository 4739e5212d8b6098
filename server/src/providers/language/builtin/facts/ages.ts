import { foldWord } from '../text/tokenize.ts';

/** Ages a statement is for, both ends included. */
export type AgeRange = readonly [from: number, to: number];

const unit = String.raw`(?:\s?-?\s?(?:years?(?: old)?|yrs?|ar|arig\w*|jahren?|jahrig\w*|ans|anos))`;
const patterns: readonly [RegExp, (one: number, two: number) => AgeRange][] = [
  [
    new RegExp(String.raw`(\d{1,2})\s?(?:-|–|to|till|bis|a|y|und|och|and)\s?(\d{1,2})${unit}`),
    (one, two) => [one, two],
  ],
  [
    new RegExp(String.raw`(?:aged?|ages|alder|alter|age|edad)\s(\d{1,2})\s?(?:-|–|to|till|bis|a)\s?(\d{1,2})`),
    (one, two) => [one, two],
  ],
  [new RegExp(String.raw`(?:under|unter|moins de|menores? de|menos de)[\s-](\d{1,2})`), (one) => [0, one - 1]],
  [
    new RegExp(String.raw`(?:up to|till(?: och med)?|t\.o\.m\.|bis(?: zu)?|jusqu'a|hasta)\s(?:age\s)?(\d{1,2})${unit}`),
    (one) => [0, one],
  ],
  [
    new RegExp(
      String.raw`(?:over|from age|fran|over|ab|uber|des|a partir de|plus de|mayores de|desde)\s(?:age\s|los\s)?(\d{1,2})${unit}`,
    ),
    (one) => [one, 120],
  ],
  [new RegExp(String.raw`(\d{2})\+`), (one) => [one, 120]],
];

/** Ages that a statement names: "children aged 5 to 12", "under 13", "ab 65 Jahren". */
export function readAgeRange(text: string): AgeRange | undefined {
  const folded = foldWord(text);
  for (const [pattern, rangeOf] of patterns) {
    const match = pattern.exec(folded);
    if (match) return rangeOf(Number(match[1]), Number(match[2] ?? 0));
  }
  return undefined;
}

const own = new RegExp(
  String.raw`\b(\d{1,2})${unit}|\b(?:i'm|i am|is|jag ar|han ar|hon ar|ich bin|er ist|sie ist|ist|j'ai|a|tengo|tiene)\s(\d{1,2})\b(?!\s?(?:h\b|uhr|€|kr|%|[:.]\d))`,
);

/** Age of a person that a question names: "my son is 9", "I'm 19 years old". */
export function readAge(text: string): number | undefined {
  const match = own.exec(foldWord(text));
  const age = match?.[1] ?? match?.[2];
  return age === undefined ? undefined : Number(age);
}
