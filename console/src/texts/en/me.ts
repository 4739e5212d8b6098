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
