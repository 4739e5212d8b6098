export const sign_in = {
  title: 'Log in',
  submit: 'Log in',
  password: 'Password',
  new_password: 'New password',
  password_rule: 'At least 12 characters. A few words in a row are easy to remember.',
  show_password: 'Show or hide the password',
  forgot: 'Forgot your password?',
  no_account: 'No account yet?',
  sign_up: 'Sign up',
  wrong: 'E-mail or password is not right.',
  unconfirmed: 'If you have just signed up, confirm your address first.',
};

export const second_factor = {
  title: 'One more step',
  text: 'Your account asks for a code from your authenticator app.',
  code: 'Code',
  code_hint: 'Six digits of your app, or one of your recovery codes.',
  wrong: 'This code is not right, or too much time has passed. Try again, or begin once more.',
};

export const sign_up = {
  title: 'Sign up',
  text: 'Makes an account for your company, with you as its owner.',
  name: 'Your name',
  company: 'Company (optional)',
  submit: 'Sign up',
  has_account: 'Have an account?',
  closed: 'Sign-up is closed on this server. Ask somebody who is in to invite you.',
  kept_title: 'An administrator must confirm this',
  kept_text:
    'This server sends no e-mail. The link that confirms your sign-up waits for an administrator, who finds it in the console under Mail and can pass it on to you. It works for 24 hours.',
  by_administrator: 'This server sends no e-mail: an administrator confirms your sign-up.',
  check_title: 'Look into your mail',
  check_text: 'We have sent a message to {{email}}. Open the link in it to go on.',
};

export const reset_password = {
  title: 'Forgot your password?',
  text: 'We send you a link to choose a new one.',
  text_kept: 'This server sends no e-mail. You can ask for a link; an administrator passes it on to you.',
  send: 'Send the link',
  request: 'Ask for a link',
  kept_title: 'Ask your administrator',
  kept_text:
    'This server sends no e-mail. If there is an account with this address, a link now waits in the console under Mail, for 30 minutes. An administrator can pass it on to you.',
  kept_command: 'Whoever runs the server can also set a new password there:',
  sent_title: 'Look into your mail',
  sent_text: 'If there is an account with this address, a link is on its way. It works once, for a short time.',
  choose_title: 'Choose a new password',
  save: 'Save the password',
  done_title: 'Your password is changed',
  done_text: 'Everywhere else you have been logged out. Log in with the new one.',
  expired: 'This link has been used, or it is too old. Ask for a new one.',
  to_login: 'To the log-in',
};

export const verify_email = {
  title: 'Confirm your address',
  text: 'One click, and your account is ready.',
  submit: 'Confirm my address',
  no_token: 'Open this page by the link in our message to you.',
  expired: 'This link has been used, or it is too old. Log in, or sign up once more.',
};

export const invite = {
  title: 'Invitation',
  join: 'Join {{tenant}}',
  text: '{{tenant}} invites {{email}} as: {{role}}.',
  known: 'You have an account with this address already: its password, please.',
  accept: 'Accept the invitation',
  no_token: 'Open this page by the link in your invitation.',
  gone: 'This invitation has been used or taken back, or it is too old. Ask for a new one.',
  wrong_password:
    'This password is not right. If your account asks for a code too, log in first, then open the invitation again.',
  somebody_else: 'You are logged in as {{email}}. Log out to accept this invitation.',
};
