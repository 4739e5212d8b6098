import type { Role } from '@parley/contract/scopes';

/** Email template with its data. Names are unescaped user input. */
export type MailTemplate =
  /** `inviterName` is empty for an invitation by a key. */
  | { kind: 'invite'; tenantName: string; inviterName: string; role: Role; token: string; expiresAt: Date }
  | { kind: 'password_reset'; name: string; token: string; expiresAt: Date }
  | { kind: 'email_verification'; name: string; token: string; expiresAt: Date }
  /** Sign-up attempt with an existing account's address. */
  | { kind: 'account_exists'; name: string }
  | { kind: 'password_changed'; name: string }
  /** Sent to the new address, which takes effect when its link is opened. */
  | { kind: 'email_change'; name: string; token: string; expiresAt: Date }
  /** Sent to the previous address. */
  | { kind: 'email_changed'; name: string }
  | { kind: 'second_factor_changed'; name: string; isOn: boolean }
  /** The token sets a password. */
  | { kind: 'welcome_reseller'; resellerName: string; name: string; token: string; expiresAt: Date }
  /** `host`: that of the receiver. */
  | { kind: 'webhook_disabled'; name: string; host: string; reason: 'failing' | 'gone' }
  /** `until`: end of the previous secret; null: it ended at once. */
  | { kind: 'webhook_secret_rotated'; name: string; host: string; until: Date | null }
  /** `minutes`: left, whole ones. */
  | { kind: 'balance_low'; name: string; minutes: number; whenEmpty: 'stop' | 'grace' | 'overage' }
  /** `amount` and `due` are formatted; `due` null: paid already. `name`: that of the buyer. */
  | {
      kind: 'invoice_issued';
      name: string;
      invoiceId: string;
      number: string;
      amount: string;
      due: string | null;
    }
  /** To the people of a reseller: the record that proves its domain is gone, or there again. */
  | { kind: 'domain_lost' | 'domain_returned'; name: string; host: string; record: string }
  /** `author`: operator who mentioned the receiver in a note of the chat. */
  | { kind: 'chat_mention'; name: string; author: string; sessionId: string }
  /** Operator's reply to a message left in the chat of `site` at `writtenAt`. Both texts are several lines. */
  | { kind: 'contact_reply'; site: string; text: string; message: string; writtenAt: Date }
  /**
   * Last messages of a chat with `site`, whose visitor left before a reply; the token resumes it. `replyTo`: mailbox
   * that reads replies; null: none does.
   */
  | {
      kind: 'chat_reply';
      site: string;
      quoted: readonly { role: string; name: string | null; text: string; files: readonly { name: string }[] }[];
      agentId: string;
      sessionId: string;
      token: string;
      replyTo: string | null;
    }
  /** `site`: name of the site in the chat, as in the widget. */
  | { kind: 'chat_code'; site: string; code: string; expiresAt: Date }
  /** To a customer about a booking. `when` is formatted; `linkToken` null: without a link. */
  | {
      kind: 'booking';
      change: 'booked' | 'moved' | 'cancelled';
      name: string;
      title: string;
      when: string;
      location: string;
      /** Business that was booked. */
      site: string;
      linkToken: string | null;
    };
