import { EmailAddress } from '@parley/contract/email-address';
import type { VerificationMethod } from '@parley/contract/resources/chat-widget';

/** Validity of a code. Unit: minutes. */
export const codeMinutes = 10;
/** Tries before a new code is needed. With 5 codes an hour, 25 guesses in a million. */
export const triesForCode = 5;
/** Minimum interval between codes. Unit: seconds. */
const pauseSeconds = 60;
/** Codes per hour of one chat and to one target, so that no mailbox is flooded. */
const codesAnHour = 5;
/** Codes per hour to any target, requested from one address in chats with one agent: the tenant pays for each. */
const codesFromAddressAnHour = 20;
const hourMs = 3_600_000;

/** Methods that send a code, with the visitor field each verifies. */
export const fieldOfMethod = { email_otp: 'email', sms_otp: 'phone_number' } as const;
export type CodeMethod = keyof typeof fieldOfMethod;

export function isCodeMethod(method: VerificationMethod): method is CodeMethod {
  return Object.hasOwn(fieldOfMethod, method);
}

/** Seconds until a code may be sent; 0: now. The dates are those of the codes of the last hour. */
export function secondsUntilCode(
  asked: { ofSession: readonly Date[]; ofTarget: readonly Date[]; ofAddress: readonly Date[] },
  now: Date,
): number {
  const times = (dates: readonly Date[]) => dates.map((date) => date.getTime()).toSorted((a, b) => b - a);
  const session = times(asked.ofSession);
  const limited = [
    { dates: session, most: codesAnHour },
    { dates: times(asked.ofTarget), most: codesAnHour },
    { dates: times(asked.ofAddress), most: codesFromAddressAnHour },
  ];
  const last = session[0];
  const until = [
    ...(last === undefined ? [] : [last + pauseSeconds * 1000]),
    // At the limit, the oldest of them must leave the window first.
    ...limited.flatMap(({ dates, most }) => {
      const oldest = dates[most - 1];
      return oldest === undefined ? [] : [oldest + hourMs];
    }),
  ];
  return Math.max(0, ...until.map((at) => Math.ceil((at - now.getTime()) / 1000)));
}

/** Start of the window in which codes count. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - hourMs);

/** Normalises an email address for comparison and storage; null when invalid. */
export function readEmail(text: string): string | null {
  const read = EmailAddress.safeParse(text);
  return read.success ? read.data : null;
}

/** Masks an address so that only its owner recognises it. */
export function maskTarget(method: VerificationMethod, target: string): string | null {
  switch (method) {
    case 'email_otp':
      return target.replace(/^(.)[^@]*@/, '$1•••@');
    case 'sms_otp':
      return `••••${target.slice(-4)}`;
    case 'eid':
    case 'mobile_pay':
      return null;
  }
}

const texts: Record<string, (site: string, code: string) => string> = {
  en: (site, code) => `${code} is your code for ${site}. Tell it to nobody. It works for ${codeMinutes} minutes.`,
  sv: (site, code) => `${code} är din kod för ${site}. Ge den inte till någon. Den gäller i ${codeMinutes} minuter.`,
  de: (site, code) => `${code} ist Ihr Code für ${site}. Geben Sie ihn niemandem. Er gilt ${codeMinutes} Minuten.`,
  fr: (site, code) =>
    `${code} est votre code pour ${site}. Ne le donnez à personne. Il est valable ${codeMinutes} minutes.`,
  es: (site, code) => `${code} es su código para ${site}. No se lo dé a nadie. Vale ${codeMinutes} minutos.`,
};

/** Text message with the code, in a supported language, else in English. `language` is a BCP 47 tag such as `sv-SE`. */
export function codeText(site: string, code: string, language: string): string {
  const write = texts[language.split('-')[0]?.toLowerCase() ?? ''] ?? texts['en'];
  return write?.(site, code) ?? '';
}
