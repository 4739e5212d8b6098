import type { Role } from '@parley/contract/scopes';

/** Email text: plain sentences, escaped by the renderer. */
export interface MailText {
  subject: string;
  before: string[];
  /** Button label; missing without a link. */
  action?: string;
  after: string[];
  /** Closing line in place of the sender's: why the reader gets this email. */
  origin?: string;
}

/** Texts of all emails in one language. Names are sanitized, times formatted. */
export interface MailWords {
  /** Closing line with the sender. */
  closing(brand: string): string;
  /** Precedes the plain URL, for programs without buttons. */
  orCopy: string;
  /** Labels of the links at the end. */
  support: string;
  terms: string;
  privacy: string;
  imprint: string;
  roles: Record<Role, string>;
  /** `inviter` is empty for an invitation by a key. */
  invite(facts: { brand: string; tenant: string; inviter: string; role: string; until: string }): MailText;
  passwordReset(facts: { brand: string; name: string; until: string }): MailText;
  emailVerification(facts: { brand: string; name: string; until: string }): MailText;
  accountExists(facts: { brand: string; name: string }): MailText;
  passwordChanged(facts: { brand: string; name: string }): MailText;
  emailChange(facts: { brand: string; name: string; until: string }): MailText;
  emailChanged(facts: { brand: string; name: string }): MailText;
  secondFactorChanged(facts: { brand: string; name: string; isOn: boolean }): MailText;
  webhookDisabled(facts: { brand: string; name: string; host: string; isGone: boolean }): MailText;
  /** `until` is empty where the previous secret ended at once. */
  webhookSecretRotated(facts: { brand: string; name: string; host: string; until: string }): MailText;
  /** `minutes`: a formatted number. */
  balanceLow(facts: {
    brand: string;
    name: string;
    minutes: string;
    whenEmpty: 'stop' | 'grace' | 'overage';
  }): MailText;
  /** `due`: a formatted day; empty where the invoice is paid already. */
  invoiceIssued(facts: { brand: string; name: string; number: string; amount: string; due: string }): MailText;
  /** `record`: name of the DNS record that proves the domain. */
  domainLost(facts: { brand: string; name: string; host: string; record: string }): MailText;
  domainReturned(facts: { brand: string; name: string; host: string }): MailText;
  chatMention(facts: { brand: string; name: string; author: string }): MailText;
  /** `wrote` precedes the quoted message, left `on` that time. */
  contactReply(facts: { site: string; on: string }): { subject: string; wrote: string; origin: string };
  hello(name: string): string;
  booking(facts: { change: 'booked' | 'moved' | 'cancelled'; title: string; site: string }): {
    subject: string;
    news: string;
    action: string;
    origin: string;
  };
  /** `you` precedes the reader's own words. `hasMailbox`: replies to the email are read. */
  chatReply(facts: { site: string; hasMailbox: boolean }): MailText & { you: string };
  chatCode(facts: { site: string; code: string; until: string }): MailText;
  welcomeReseller(facts: { brand: string; name: string; reseller: string; until: string }): MailText;
}
