import type { ProfileFacts } from './agent-brief.ts';
import { findTexts } from './languages.ts';

export interface QuickQuestion {
  /** Label of the button. */
  text: string;
  message: string;
}

/** Number of quick questions that fit the start of a chat. */
const questionsMax = 4;
/** Bound of a label. Unit: characters. */
const labelMax = 80;

/** Questions a profile answers, for the buttons of a chat: hours, the first price, address, then its own questions. */
export function quickQuestionsOf(profile: ProfileFacts, language: string): QuickQuestion[] {
  const texts = findTexts(language);
  const made: QuickQuestion[] = [];
  if (texts !== undefined) {
    const [price] = profile.prices;
    if (profile.hours.length > 0) made.push({ text: texts.headings.hours, message: texts.askHours });
    if (price !== undefined) {
      const message = texts.askPrice(price.name);
      made.push({ text: message.slice(0, labelMax), message });
    }
    if (profile.address !== '') made.push({ text: texts.headings.address, message: texts.askAddress });
  }
  for (const { question } of profile.questions) made.push({ text: shortened(question), message: question });
  return made.slice(0, questionsMax);
}

function shortened(text: string): string {
  return text.length <= labelMax ? text : `${text.slice(0, labelMax - 1)}…`;
}
