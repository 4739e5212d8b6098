/** Language data of the recognizer, besides the phrases of a call. */
export interface LanguagePack {
  /** The folder of the weights. */
  model: 'en-us' | 'fr-fr';
  /** Rules in JSGF: `short` for everyday answers, `detail` for numbers, dates, times, names and the like. */
  rules: string;
  /** The rule `frame`: what people say around a `<keyword>`. */
  frames: string;
  /** The rule `question`: what callers say around a `<thing>` of the agent; empty where the language has none. */
  questions: string;
  /** Words of the rules `lead` and `tail`, longest first, that say nothing by themselves. */
  leads: readonly string[];
  tails: readonly string[];
  /** Text of an agent that asks for a detail, or offers keys. */
  detailQuestion: RegExp;
  /** Figures in words, as they are said. */
  sayNumber(value: number): string;
  /** Writes words as people do: figures, times. */
  write(words: readonly string[]): string;
}
