import type { Role } from '@parley/contract/scopes';

/** What an e-mail is about, with everything that stands in it. Names are as people typed them. */
export type MailTemplate =
  /** `inviterName` is empty where no person but a key has invited. */
  | { kind: 'invite'; tenantName: string; inviterName: string; role: Role; token: string; expiresAt: Date }
  | { kind: 'password_reset'; name: string; token: string; expiresAt: Date }
  | { kind: 'email_verification'; name: string; token: string; expiresAt: Date }
  /** Somebody tried to sign up with this address again. */
  | { kind: 'account_exists'; name: string }
  | { kind: 'password_changed'; name: string }
  /** To the new address, which counts once its link is opened. */
  | { kind: 'email_change'; name: string; token: string; expiresAt: Date }
  /** To the address from before. */
  | { kind: 'email_changed'; name: string }
  | { kind: 'second_factor_changed'; name: string; isOn: boolean }
  /** The token is one that sets a password. */
  | { kind: 'welcome_reseller'; resellerName: string; name: string; token: string; expiresAt: Date }
  /** `site`: with whom the visitor chats, as the widget says. */
  | { kind: 'chat_code'; site: string; code: string; expiresAt: Date };
