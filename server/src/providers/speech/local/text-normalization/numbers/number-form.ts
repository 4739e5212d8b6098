/** Grammatical form of a number: `counting` by itself, otherwise the gender of the noun that follows. */
export type NumberForm = 'counting' | 'masculine' | 'feminine' | 'neuter';

/** Largest number said as one; larger ones are said digit by digit. */
export const maxSpokenNumber = 999_999_999_999;
