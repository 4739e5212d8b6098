export const me = {
  title: 'My account',
  description: 'What is yours, wherever you work.',
  profile: 'Profile',
  profile_text: 'How others see you.',
  email_verified: 'Address confirmed',
  email_unverified: 'Address not confirmed',
  password_text: 'Changing it logs you out everywhere else.',
  current_password: 'Your password now',
  change_password: 'Change password',
  password_changed: 'Your password is changed.',
  wrong_password: 'Your password is not right.',
  wrong_code: 'The code is not right. Use the one your app shows now.',
  not_proven: 'Password or code is not right.',
};

export const two_factor = {
  title: 'Two-factor log-in',
  text: 'With a code from your phone, a stolen password alone opens nothing.',
  on: 'On',
  off: 'Off',
  set_up: 'Set up',
  turn_on: 'Turn on',
  turn_off: 'Turn off',
  new_codes: 'New recovery codes',
  begin_text: 'You need an authenticator app on your phone. First, your password once more.',
  scan_text: 'Scan this with your app, then type the code it shows.',
  qr_label: 'QR code for your authenticator app',
  by_hand: 'Cannot scan? Type this into the app:',
  codes: 'Recovery codes',
  codes_text: 'Without your phone, each of these codes lets you in once. Codes from before do not work any more.',
};

export const sessions = {
  title: 'Where you are logged in',
  text: 'End what you do not know, and change your password then.',
  last_used: 'active',
  current: 'This one',
  end: 'End',
  end_of: 'End the session of {{device}}',
  unknown_device: 'Unknown device',
};

export const account = {
  title: 'Account',
  text: 'What belongs to everybody in it.',
  about: 'About',
  name: 'Name',
  contact_email: 'Contact e-mail',
  contact_hint: 'Where news about the account go.',
  country: 'Country',
  no_country: 'Not said',
  language_hint: 'Of e-mails to people who have chosen none.',
  timezone: 'Time zone',
  saved: 'The account is saved.',
};

export const mail = {
  title: 'Mail',
  text: 'What the platform has sent. Without a mail server, messages stay here, and you can pass their links on.',
  subject: 'Subject',
  to: 'To',
  status: 'Status',
  at: 'When',
  statuses: { queued: 'Waiting', sent: 'Sent', kept: 'Kept here', failed: 'Failed' },
  facts: 'Message',
  attempts: 'Tries',
  last_error: 'What went wrong',
  body: 'What it says',
  no_body: 'Only messages that are kept here can be read.',
  empty_title: 'No mail',
  empty_text: 'Invitations, new passwords and the like show up here.',
};
