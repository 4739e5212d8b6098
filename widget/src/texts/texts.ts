/** Every word of the script itself. `{site}` is filled in. The same keys in five languages. */
export interface Texts {
  open: string;
  close: string;
  /** Says plainly that a machine answers, as the EU AI Act (article 50) asks. */
  assistant: string;
  retry: string;
  /**
   * Refusals: chat off or agent inactive, foreign site, unknown agent, too many messages of this visitor, too many
   * chats of others, no connection, anything else.
   */
  off: string;
  site: string;
  missing: string;
  busy: string;
  crowded: string;
  offline: string;
  failed: string;
}

export const fill = (text: string, value: string | number): string => text.replace(/\{\w+\}/, () => `${value}`);

const wordsForCode: Record<string, keyof Texts> = {
  chat_disabled: 'off',
  forbidden: 'off',
  origin_not_allowed: 'site',
  not_found: 'missing',
  rate_limited: 'busy',
  concurrency_limit: 'busy',
  too_many_chats: 'crowded',
  unreachable: 'offline',
};

/** Words for the code of a refusal; a code we have none for gets the general sentence. */
export const explainRefusal = (texts: Texts, code: string): string =>
  fill(texts[wordsForCode[code] ?? 'failed'], location.host);

/** True when a retry by the visitor can help; the other refusals need the site's owner. */
export const isPassing = (code: string): boolean => !/^(off|site|missing)$/.test(wordsForCode[code] ?? '');
