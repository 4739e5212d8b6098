export const me = {
  title: 'My account',
  description: 'Your profile and sign-in settings.',
  profile: 'Profile',
  profile_text: 'Visible to your colleagues.',
  profile_saved: 'Profile saved.',
  language_hint: 'Language of emails to you.',
  email_verified: 'Email verified',
  email_unverified: 'Email not verified',
  password_text: 'Changing it signs you out on all other devices.',
  current_password: 'Current password',
  change_password: 'Change password',
  password_changed: 'Password changed.',
  wrong_password: 'Incorrect password.',
  wrong_code: 'Incorrect code. Use the current code from your authenticator app.',
  not_proven: 'Incorrect password or code.',
};

export const two_factor = {
  title: 'Two-factor authentication',
  text: 'Requires a code from your phone in addition to your password.',
  on: 'On',
  off: 'Off',
  set_up: 'Set up',
  turn_on: 'Turn on',
  turn_off: 'Turn off',
  new_codes: 'New recovery codes',
  begin_text: 'You need an authenticator app on your phone. Enter your password to continue.',
  scan_text: 'Scan the QR code with your app, then enter the code it shows.',
  qr_label: 'QR code for your authenticator app',
  by_hand: "Can't scan it? Enter this key in the app:",
  codes: 'Recovery codes',
  codes_text: 'Each code signs you in once if you lose your phone. Earlier codes no longer work.',
};

export const sessions = {
  title: 'Active sessions',
  text: "Sign out sessions you don't recognise, then change your password.",
  last_used: 'active',
  current: 'This session',
  end: 'Sign out',
  end_of: 'Sign out {{device}}',
  unknown_device: 'Unknown device',
};

export const account = {
  title: 'Account',
  text: 'Settings shared by all members.',
  about: 'About',
  name: 'Name',
  contact_email: 'Contact email',
  contact_hint: 'Receives notices about the account.',
  country: 'Country',
  country_hint:
    'Agents of accounts in the EU and EEA tell callers and visitors that they are AI, unless an agent is set otherwise.',
  no_country: 'Not specified',
  language_hint: 'Default language of emails.',
  timezone: 'Time zone',
  saved: 'Account saved.',
};

export const mail = {
  title: 'Mail',
  text: 'Messages sent by the platform. Without a mail server they are stored here, and you can pass on their links.',
  subject: 'Subject',
  to: 'To',
  status: 'Status',
  at: 'Time',
  statuses: { queued: 'Queued', sent: 'Sent', kept: 'Stored', failed: 'Failed' },
  facts: 'Details',
  attempts: 'Attempts',
  last_error: 'Last error',
  body: 'Content',
  no_body: 'Only stored messages can be read.',
  empty_title: 'No messages',
  empty_text: 'Invitations, password resets and similar messages appear here.',
};
