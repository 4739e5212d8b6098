import type { Mailer } from '#areas/platform/mail';

/** Dependencies of chat emails beside the engines. */
export interface ChatEmailsDeps {
  mailer: Mailer;
}
