import type { WantedValue, WordUnderstanding } from '#brain/ports.ts';
import { type Asked, readDetails, readParameter, settingOf } from './details/read-details.ts';
import { foldWords } from './fold-words.ts';
import { beginsWithYesOrNo, intentOf, isQuestion } from './intents.ts';
import type { DetailKind } from './tool-parameters.ts';

/** Details of a person that stand out in any sentence. */
const details = { name: 'name', email: 'email', phone: 'phone_number', date: 'date', time: 'time' } as const;

/** Reads values out of single sentences as the built-in model does. */
export function createWordUnderstanding(): WordUnderstanding {
  return { readValue, yesOrNo, isQuestion };
}

const readValue: WordUnderstanding['readValue'] = (text, wanted, setting) => {
  const { format, isAsked } = wanted;
  if (wanted.choices.length > 0) return choiceIn(text, wanted.choices);
  switch (format) {
    case 'name':
    case 'email':
    case 'phone':
    case 'date':
    case 'time': {
      const kind = details[format];
      return readDetails(text, settingOf(setting), isAsked ? (kind satisfies Asked) : undefined)[kind];
    }
    case 'number':
      return parameterIn(text, wanted, 'number', setting.language);
    case 'yes_no': {
      const answer = isAsked ? yesOrNo(text) : undefined;
      return answer && String(answer === 'yes');
    }
    case 'any':
      return isStatement(text) ? parameterIn(text, wanted, 'text', setting.language) : undefined;
  }
};

function yesOrNo(text: string): 'yes' | 'no' | undefined {
  const intent = intentOf(text);
  return intent === 'yes' || intent === 'no' ? intent : beginsWithYesOrNo(text);
}

function choiceIn(text: string, choices: readonly string[]): string | undefined {
  const folded = ` ${foldWords(text)} `;
  const found = choices.filter((choice) => folded.includes(` ${foldWords(choice.replaceAll('_', ' '))} `));
  return found.toSorted((one, other) => other.length - one.length)[0];
}

function parameterIn(text: string, { label, isAsked }: WantedValue, kind: DetailKind, language: string) {
  const parameter = { name: label, kind, isRequired: true, isInteger: false, label, choices: [] };
  return readParameter(text, parameter, { isAsked, language });
}

/** A courtesy, a yes or no or a question is no value. */
const isStatement = (text: string) => intentOf(text) === undefined && !isQuestion(text);
