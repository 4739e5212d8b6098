import type { MailWords } from './mail-words.ts';

export const en: MailWords = {
  closing: (brand) => `This message was sent by ${brand}. Nobody reads answers to it.`,
  orCopy: 'Or copy this address into your browser:',
  roles: { owner: 'owner', admin: 'admin', editor: 'editor', operator: 'operator', viewer: 'viewer' },
  invite: ({ brand, tenant, inviter, role, until }) => ({
    subject: inviter ? `${inviter} invites you to ${tenant}` : `You are invited to ${tenant}`,
    before: [
      'Hello,',
      inviter
        ? `${inviter} invites you to work in ${tenant} at ${brand}. Your role will be ${role}.`
        : `You are invited to work in ${tenant} at ${brand}. Your role will be ${role}.`,
    ],
    action: 'Accept the invitation',
    after: [`The link works once, until ${until}.`, 'If you did not expect this, you need not do anything.'],
  }),
  passwordReset: ({ brand, name, until }) => ({
    subject: `Set a new password for ${brand}`,
    before: [`Hello ${name},`, 'somebody, hopefully you, has asked for a new password for your account.'],
    action: 'Set a new password',
    after: [
      `The link works once, until ${until}.`,
      'If it was not you, you need not do anything; your password stays as it is.',
    ],
  }),
  emailVerification: ({ brand, name, until }) => ({
    subject: `Confirm your e-mail address for ${brand}`,
    before: [`Hello ${name},`, 'please confirm that this is your e-mail address.'],
    action: 'Confirm the address',
    after: [`The link works once, until ${until}.`, 'If you did not sign up, you need not do anything.'],
  }),
  accountExists: ({ brand, name }) => ({
    subject: `You have an account at ${brand} already`,
    before: [
      `Hello ${name},`,
      `somebody has tried to sign up at ${brand} with your e-mail address. You have an account already, so nothing was changed.`,
    ],
    action: 'Log in',
    after: [
      'If you have forgotten your password, you can set a new one there.',
      'If it was not you, you need not do anything.',
    ],
  }),
  passwordChanged: ({ brand, name }) => ({
    subject: `Your password for ${brand} was changed`,
    before: [`Hello ${name},`, 'the password of your account was changed. All other sessions were ended.'],
    action: 'Set a new password',
    after: ['If it was you, all is well. If not, set a new password at once.'],
  }),
  emailChange: ({ brand, name, until }) => ({
    subject: `Confirm your new e-mail address for ${brand}`,
    before: [`Hello ${name},`, 'please confirm that this is your new e-mail address. From then on you log in with it.'],
    action: 'Confirm the new address',
    after: [`The link works once, until ${until}.`, 'If you did not ask for it, you need not do anything.'],
  }),
  emailChanged: ({ brand, name }) => ({
    subject: `Your e-mail address for ${brand} was changed`,
    before: [
      `Hello ${name},`,
      'you now log in to your account with another e-mail address. This one opens it no longer.',
    ],
    after: ['If it was not you, tell your administrator at once.'],
  }),
  secondFactorChanged: ({ brand, name, isOn }) => ({
    subject: isOn ? `Two-factor log-in for ${brand} is on` : `Two-factor log-in for ${brand} is off`,
    before: [
      `Hello ${name},`,
      isOn
        ? 'logging in to your account now takes a code from your authenticator app.'
        : 'logging in to your account takes no code from an authenticator app any more.',
    ],
    action: 'Set a new password',
    after: ['If it was you, all is well. If not, set a new password at once.'],
  }),
  chatCode: ({ site, code, until }) => ({
    subject: `Your code for ${site}`,
    before: ['Hello,', `your code for the chat with ${site} is:`, code],
    after: [
      `It works until ${until}. Type it into the chat, and tell it to nobody.`,
      'If you did not ask for it, you need not do anything.',
    ],
  }),
  welcomeReseller: ({ brand, name, reseller, until }) => ({
    subject: `Welcome to ${brand}`,
    before: [`Hello ${name},`, `${reseller} is now a reseller at ${brand}, and you look after it.`],
    action: 'Choose a password',
    after: [`The link works once, until ${until}.`],
  }),
};
