/** Sentences of the directory tool in one language. */
interface DirectorySentences {
  inDepartment(name: string, department: string): string;
  which(choices: readonly string[]): string;
  unknown: string;
  whom: string;
  unavailable(name: string): string;
  from(time: string): string;
  callBackLeft: string;
  /** A time as it is spoken, with its day. `timezone`: IANA name. */
  time(instant: Date, timezone: string): string;
}

const listed = (choices: readonly string[], or: string) =>
  choices.length < 2 ? (choices[0] ?? '') : `${choices.slice(0, -1).join(', ')} ${or} ${choices.at(-1)}`;

const timeIn = (language: string) => (instant: Date, timezone: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone: timezone }).format(
    instant,
  );

const languages: Record<string, DirectorySentences> = {
  en: {
    inDepartment: (name, department) => `${name} in ${department}`,
    which: (choices) => `Do you mean ${listed(choices, 'or')}?`,
    unknown: "I can't find that name. Whom would you like to speak to?",
    whom: 'Whom would you like to speak to?',
    unavailable: (name) => `${name} is not available right now.`,
    from: (time) => `You can call again from ${time}.`,
    callBackLeft: 'I have left a message that they call you back.',
    time: timeIn('en-GB'),
  },
  sv: {
    inDepartment: (name, department) => `${name} på ${department}`,
    which: (choices) => `Menar du ${listed(choices, 'eller')}?`,
    unknown: 'Jag hittar inte det namnet. Vem vill du prata med?',
    whom: 'Vem vill du prata med?',
    unavailable: (name) => `${name} är inte anträffbar just nu.`,
    from: (time) => `Du kan ringa igen från ${time}.`,
    callBackLeft: 'Jag har lämnat ett meddelande om att du vill bli uppringd.',
    time: timeIn('sv'),
  },
  de: {
    inDepartment: (name, department) => `${name}, ${department}`,
    which: (choices) => `Meinen Sie ${listed(choices, 'oder')}?`,
    unknown: 'Diesen Namen finde ich nicht. Mit wem möchten Sie sprechen?',
    whom: 'Mit wem möchten Sie sprechen?',
    unavailable: (name) => `${name} ist gerade nicht erreichbar.`,
    from: (time) => `Sie können ab ${time} wieder anrufen.`,
    callBackLeft: 'Ich habe hinterlassen, dass man Sie zurückruft.',
    time: timeIn('de'),
  },
  fr: {
    inDepartment: (name, department) => `${name}, ${department}`,
    which: (choices) => `Voulez-vous parler à ${listed(choices, 'ou à')} ?`,
    unknown: 'Je ne trouve pas ce nom. À qui souhaitez-vous parler ?',
    whom: 'À qui souhaitez-vous parler ?',
    unavailable: (name) => `${name} n’est pas disponible pour le moment.`,
    from: (time) => `Vous pouvez rappeler à partir de ${time}.`,
    callBackLeft: 'J’ai laissé un message pour qu’on vous rappelle.',
    time: timeIn('fr'),
  },
  es: {
    inDepartment: (name, department) => `${name}, de ${department}`,
    which: (choices) => `¿Se refiere a ${listed(choices, 'o a')}?`,
    unknown: 'No encuentro ese nombre. ¿Con quién desea hablar?',
    whom: '¿Con quién desea hablar?',
    unavailable: (name) => `${name} no está disponible en este momento.`,
    from: (time) => `Puede volver a llamar a partir de ${time}.`,
    callBackLeft: 'He dejado un aviso para que le devuelvan la llamada.',
    time: timeIn('es'),
  },
};

/** The sentences of a BCP 47 tag's language; English where there are none. */
export function directorySentences(tag: string): DirectorySentences {
  const english = languages['en'] as DirectorySentences;
  return languages[tag.slice(0, 2).toLowerCase()] ?? english;
}
