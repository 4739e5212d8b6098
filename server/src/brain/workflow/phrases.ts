/** Sentences of the runner itself, where an author has written none. `{name}`: label of a value, `{values}`: read-back. */
export interface RunPhrases {
  ask: string;
  again: string;
  isRight: string;
  pressKeys: string;
  yes: string;
  no: string;
}

const phrases: Readonly<Record<string, RunPhrases>> = {
  en: {
    ask: 'What is your {name}?',
    again: 'Sorry, I did not get that.',
    isRight: 'I have: {values}. Is that right?',
    pressKeys: 'Please enter the digits.',
    yes: 'yes',
    no: 'no',
  },
  sv: {
    ask: 'Jag behöver veta: {name}?',
    again: 'Förlåt, det uppfattade jag inte.',
    isRight: 'Jag har antecknat: {values}. Stämmer det?',
    pressKeys: 'Slå in siffrorna.',
    yes: 'ja',
    no: 'nej',
  },
  de: {
    ask: 'Bitte nennen Sie mir: {name}.',
    again: 'Das habe ich leider nicht verstanden.',
    isRight: 'Ich habe notiert: {values}. Stimmt das?',
    pressKeys: 'Bitte geben Sie die Ziffern ein.',
    yes: 'ja',
    no: 'nein',
  },
  fr: {
    ask: 'Pouvez-vous m’indiquer : {name} ?',
    again: 'Pardon, je n’ai pas compris.',
    isRight: 'J’ai noté : {values}. Est-ce exact ?',
    pressKeys: 'Veuillez saisir les chiffres.',
    yes: 'oui',
    no: 'non',
  },
  es: {
    ask: '¿Me puede indicar: {name}?',
    again: 'Perdone, no le he entendido.',
    isRight: 'He anotado: {values}. ¿Es correcto?',
    pressKeys: 'Introduzca los dígitos, por favor.',
    yes: 'sí',
    no: 'no',
  },
};

/** Sentences in the language of a BCP 47 tag; English where there are none. */
export function runPhrases(language: string): RunPhrases {
  return phrases[language.slice(0, 2).toLowerCase()] ?? (phrases['en'] as RunPhrases);
}
