import type { AddPart } from './add-part.ts';
import type { ProfileFacts } from './agent-brief.ts';
import type { ComposerTexts } from './composer-texts.ts';
import { hoursLines } from './opening-hours.ts';

/** Adds the facts of a profile, each under the heading of its kind. All of them stand in the prompt as they were given. */
export function addProfile(profile: ProfileFacts, texts: ComposerTexts, add: AddPart): void {
  const from = (field: string) => ({ kind: 'input' as const, field });
  for (const { text } of hoursLines(profile.hours, texts)) add('hours', text, from('hours'));
  for (const { name, price } of profile.prices) add('prices', `- ${inline(name)}: ${inline(price)}`, from('prices'));
  const given = (section: 'address' | 'contact', field: 'address' | 'email' | 'phone') => {
    const value = inline(profile[field]);
    if (value !== '') add(section, texts[field](value), from(field));
  };
  given('address', 'address');
  given('contact', 'phone');
  given('contact', 'email');
  for (const { question, answer } of profile.questions)
    add('questions', `Q: ${inline(question)}\nA: ${inline(answer)}`, from('questions'));
}

/** On one line: a line break would begin another fact. */
function inline(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
