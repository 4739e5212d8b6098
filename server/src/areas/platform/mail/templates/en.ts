import type { MailWords } from './mail-words.ts';

export const en: MailWords = {
  closing: (brand) => `This message was sent by ${brand}. Replies are not read.`,
  orCopy: 'Or copy this link into your browser:',
  support: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
  imprint: 'Legal notice',
  roles: { owner: 'owner', admin: 'admin', editor: 'editor', operator: 'operator', viewer: 'viewer' },
  invite: ({ brand, tenant, inviter, role, until }) => ({
    subject: inviter ? `${inviter} invites you to ${tenant}` : `You are invited to ${tenant}`,
    before: [
      'Hello,',
      inviter
        ? `${inviter} invites you to work in ${tenant} at ${brand}. Your role will be ${role}.`
        : `You are invited to work in ${tenant} at ${brand}. Your role will be ${role}.`,
    ],
    action: 'Accept invitation',
    after: [`The link works once, until ${until}.`, 'If you did not expect this, you can ignore this email.'],
  }),
  passwordReset: ({ brand, name, until }) => ({
    subject: `Reset your password for ${brand}`,
    before: [`Hello ${name},`, 'we received a request to reset the password of your account.'],
    action: 'Set a new password',
    after: [
      `The link works once, until ${until}.`,
      'If this was not you, ignore this email; your password stays unchanged.',
    ],
  }),
  emailVerification: ({ brand, name, until }) => ({
    subject: `Confirm your email address for ${brand}`,
    before: [`Hello ${name},`, 'please confirm that this is your email address.'],
    action: 'Confirm address',
    after: [`The link works once, until ${until}.`, 'If you did not sign up, you can ignore this email.'],
  }),
  accountExists: ({ brand, name }) => ({
    subject: `You already have an account at ${brand}`,
    before: [
      `Hello ${name},`,
      `someone tried to sign up at ${brand} with your email address. You already have an account, so nothing was changed.`,
    ],
    action: 'Sign in',
    after: [
      'If you have forgotten your password, you can set a new one there.',
      'If this was not you, you can ignore this email.',
    ],
  }),
  passwordChanged: ({ brand, name }) => ({
    subject: `Your password for ${brand} was changed`,
    before: [`Hello ${name},`, 'the password of your account was changed. All other sessions were signed out.'],
    action: 'Set a new password',
    after: ['If this was you, no action is needed. If not, set a new password immediately.'],
  }),
  emailChange: ({ brand, name, until }) => ({
    subject: `Confirm your new email address for ${brand}`,
    before: [`Hello ${name},`, 'please confirm that this is your new email address. From then on you sign in with it.'],
    action: 'Confirm new address',
    after: [`The link works once, until ${until}.`, 'If you did not request this, you can ignore this email.'],
  }),
  emailChanged: ({ brand, name }) => ({
    subject: `Your email address for ${brand} was changed`,
    before: [`Hello ${name},`, 'you now sign in to your account with another email address. This one no longer works.'],
    after: ['If this was not you, contact your administrator immediately.'],
  }),
  secondFactorChanged: ({ brand, name, isOn }) => ({
    subject: isOn ? `Two-factor authentication for ${brand} is on` : `Two-factor authentication for ${brand} is off`,
    before: [
      `Hello ${name},`,
      isOn
        ? 'signing in to your account now requires a code from your authenticator app.'
        : 'signing in to your account no longer requires a code from an authenticator app.',
    ],
    action: 'Set a new password',
    after: ['If this was you, no action is needed. If not, set a new password immediately.'],
  }),
  balanceLow: ({ brand, name, minutes, whenEmpty }) => ({
    subject: `Minutes left: ${minutes}`,
    before: [`Hello ${name},`, `your account at ${brand} has ${minutes} minutes left.`],
    action: 'Open billing',
    after: [
      {
        stop: 'At zero, calls are no longer answered or made until you add minutes.',
        grace: 'At zero, calls go on for a short while only. Add minutes in time.',
        overage: 'At zero, further minutes are invoiced at the price of your plan.',
      }[whenEmpty],
    ],
  }),
  invoiceIssued: ({ brand, name, number, amount, due }) => ({
    subject: `Invoice ${number} from ${brand}`,
    before: [
      `Hello ${name},`,
      due
        ? `your invoice ${number} for ${amount} is attached. Please pay it by ${due}.`
        : `your invoice ${number} for ${amount} is attached. It is paid.`,
    ],
    action: 'Open invoice',
    after: due ? ['How to pay, and what it is for, is in the document.'] : [],
  }),
  domainLost: ({ brand, name, host, record }) => ({
    subject: `${host} no longer shows your brand`,
    before: [
      `Hello ${name},`,
      `the DNS record that proves ${host} is yours is missing, so ${brand} no longer serves your brand there. Your customers cannot sign in at that address.`,
      `Add the TXT record ${record} again. It is checked every few minutes, and the address works again by itself.`,
    ],
    action: 'Open domains',
    after: [],
  }),
  domainReturned: ({ brand, name, host }) => ({
    subject: `${host} shows your brand again`,
    before: [`Hello ${name},`, `the DNS record of ${host} is there again, and ${brand} serves your brand there.`],
    action: 'Open domains',
    after: [],
  }),
  webhookDisabled: ({ brand, name, host, isGone }) => ({
    subject: `A webhook to ${host} was disabled`,
    before: [
      `Hello ${name},`,
      isGone
        ? `${host} answered that it no longer accepts events (410), so ${brand} sends none there any more.`
        : `${host} has accepted no event for five days, so ${brand} sends none there any more.`,
    ],
    action: 'Open webhooks',
    after: ['Events are kept for 30 days. When you enable the webhook again, you can send what was missed.'],
  }),
  webhookSecretRotated: ({ brand, name, host, until }) => ({
    subject: `The secret of the webhook to ${host} was changed`,
    before: [
      `Hello ${name},`,
      until
        ? `the webhook to ${host} has a new signing secret at ${brand}. The previous one signs too until ${until}.`
        : `the webhook to ${host} has a new signing secret at ${brand}. The previous one no longer signs.`,
    ],
    action: 'Open webhooks',
    after: ['If you did not expect this, ask your colleagues, and change the secret again if none of them did it.'],
  }),
  chatMention: ({ name, author }) => ({
    subject: `${author} mentioned you in a note`,
    before: [`Hello ${name},`, `${author} mentioned you in an internal note on a chat.`],
    action: 'Open chat',
    after: ['You receive this email because you were not in the inbox at the time.'],
  }),
  contactReply: ({ site, on }) => ({
    subject: `Reply to your message to ${site}`,
    wrote: `You wrote on ${on}:`,
    origin: `You receive this email because a message to ${site} was left with your address.`,
  }),
  hello: (name) => `Hello ${name},`,
  booking: ({ change, title, site }) => ({
    subject: {
      booked: `Booking confirmed: ${title}`,
      moved: `Booking moved: ${title}`,
      cancelled: `Booking cancelled: ${title}`,
    }[change],
    news: {
      booked: 'Your booking is confirmed.',
      moved: 'Your booking has a new time.',
      cancelled: 'Your booking is cancelled.',
    }[change],
    action: 'Move or cancel',
    origin: `You receive this email because this address was given for a booking with ${site}.`,
  }),
  chatReply: ({ site, hasMailbox }) => ({
    subject: `${site} replied to you`,
    before: ['Hello,', `you left the chat with ${site} before this reply:`],
    you: 'You',
    action: 'Continue the chat',
    after: [
      hasMailbox
        ? 'To answer, open the chat or reply to this email.'
        : 'To answer, please open the chat: replies to this email are not read.',
      'The link opens your conversation without a password, so do not share it.',
    ],
    origin: `You receive this email because your address was given in a chat with ${site}.`,
  }),
  chatCode: ({ site, code, until }) => ({
    subject: `Your code for ${site}`,
    before: ['Hello,', `your code for the chat with ${site} is:`, code],
    after: [
      `It works until ${until}. Enter it in the chat, and do not share it.`,
      'If you did not request this, you can ignore this email.',
    ],
  }),
  welcomeReseller: ({ brand, name, reseller, until }) => ({
    subject: `Welcome to ${brand}`,
    before: [`Hello ${name},`, `${reseller} is now a reseller at ${brand}, and you look after it.`],
    action: 'Choose a password',
    after: [`The link works once, until ${until}.`],
  }),
};
