/**
 * Reach of the built-in recognizer in a language. `questions`: everyday wordings of questions about what the agent
 * knows. `phrases`: quick questions, tool values and everyday answers as they are. `keypad`: there are no weights for
 * the language, so callers choose by keys.
 */
export type BuiltinHearing = 'questions' | 'phrases' | 'keypad';

/** Returns what the built-in recognizer hears in a language, a BCP 47 tag. Source: README.md, table of languages. */
export function hearingOf(language: string): BuiltinHearing {
  if (/^en\b/i.test(language)) return 'questions';
  return /^fr\b/i.test(language) ? 'phrases' : 'keypad';
}
