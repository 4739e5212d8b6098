interface Caller {
  name: string | undefined;
  /** E.164; undefined: withheld. */
  number: string | undefined;
  /** Subject of the call; empty: unknown. */
  reason: string;
}

interface Words {
  from(caller: string): string;
  about(reason: string): string;
  unknown: string;
  number(digits: string): string;
}

const languages: Record<string, Words> = {
  en: {
    from: (caller) => `A call from ${caller}.`,
    about: (reason) => `It is about: ${reason}.`,
    unknown: 'a caller who withholds their number',
    number: (digits) => `the number ${digits}`,
  },
  sv: {
    from: (caller) => `Samtal från ${caller}.`,
    about: (reason) => `Det gäller: ${reason}.`,
    unknown: 'någon med dolt nummer',
    number: (digits) => `nummer ${digits}`,
  },
  de: {
    from: (caller) => `Ein Anruf von ${caller}.`,
    about: (reason) => `Es geht um: ${reason}.`,
    unknown: 'jemandem mit unterdrückter Nummer',
    number: (digits) => `der Nummer ${digits}`,
  },
  fr: {
    from: (caller) => `Un appel de ${caller}.`,
    about: (reason) => `À propos de : ${reason}.`,
    unknown: 'quelqu’un dont le numéro est masqué',
    number: (digits) => `du numéro ${digits}`,
  },
  es: {
    from: (caller) => `Una llamada de ${caller}.`,
    about: (reason) => `Se trata de: ${reason}.`,
    unknown: 'alguien con número oculto',
    number: (digits) => `el número ${digits}`,
  },
};

/** Name of a caller: as they told it, else as a CRM knows them (`caller_name`, of the look-up). */
export const callerNameOf = (
  told: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>>,
): string | undefined => told['name'] || variables['caller_name'] || undefined;

/** Whisper that says who calls, and why, in a language: name, or number digit by digit. */
export function callerAnnouncement(tag: string, { name, number, reason }: Caller): string {
  const words = (languages[tag.slice(0, 2).toLowerCase()] ?? languages['en']) as Words;
  const spelled = number?.replaceAll(/\D/g, '').split('').join(' ');
  const caller = name || (spelled ? words.number(spelled) : words.unknown);
  return reason === '' ? words.from(caller) : `${words.from(caller)} ${words.about(reason.replace(/[.!?]+$/, ''))}`;
}
