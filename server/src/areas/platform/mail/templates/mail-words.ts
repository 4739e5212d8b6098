import type { Role } from '@parley/contract/scopes';

/** What an e-mail says: plain sentences, which the renderer escapes. */
export interface MailText {
  subject: string;
  before: string[];
  /** The words on the button; missing where the e-mail leads nowhere. */
  action?: string;
  after: string[];
}

/** The sentences of all e-mails in one language. Names come ready to be shown, instants as text. */
export interface MailWords {
  /** How the e-mail ends: who sends it. */
  closing(brand: string): string;
  /** Before the address itself, for programs that show no button. */
  orCopy: string;
  roles: Record<Role, string>;
  /** `inviter` is empty where a key has invited. */
  invite(facts: { brand: string; tenant: string; inviter: string; role: string; until: string }): MailText;
  passwordReset(facts: { brand: string; name: string; until: string }): MailText;
  emailVerification(facts: { brand: string; name: string; until: string }): MailText;
  accountExists(facts: { brand: string; name: string }): MailText;
  passwordChanged(facts: { brand: string; name: string }): MailText;
  emailChange(facts: { brand: string; name: string; until: string }): MailText;
  emailChanged(facts: { brand: string; name: string }): MailText;
  secondFactorChanged(facts: { brand: string; name: string; isOn: boolean }): MailText;
  chatCode(facts: { site: string; code: string; until: string }): MailText;
  welcomeReseller(facts: { brand: string; name: string; reseller: string; until: string }): MailText;
}
