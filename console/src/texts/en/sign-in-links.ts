export const reset_password = {
  title: 'Forgot your password?',
  text: "We'll email you a link to set a new password.",
  text_kept: 'No mail server is configured. Request a link; an administrator can send it to you.',
  send: 'Send link',
  request: 'Request link',
  kept_title: 'Ask your administrator',
  kept_text:
    'No mail server is configured. If an account exists for this address, its link is in the console under Mail for 30 minutes. Ask an administrator to send it to you.',
  kept_command: 'Or set a new password on the server:',
  sent_title: 'Check your email',
  sent_text: 'If an account exists for this address, we sent a link to it. The link works once and expires soon.',
  choose_title: 'Set a new password',
  save: 'Save password',
  done_title: 'Password changed',
  done_text: 'You were signed out on all devices. Sign in with the new password.',
  expired: 'This link has expired or was already used. Request a new one.',
  to_login: 'Go to sign-in',
};

export const verify_email = {
  title: 'Confirm your email address',
  text: 'Confirm to finish setting up your account.',
  submit: 'Confirm address',
  no_token: 'Open this page from the link in our email.',
  expired: 'This link has expired or was already used. Sign in, or sign up again.',
};

export const invite = {
  title: 'Invitation',
  join: 'Join {{tenant}}',
  text: '{{tenant}} has invited {{email}} to join with the role {{role}}.',
  known: 'You already have an account with this address. Enter its password.',
  accept: 'Accept invitation',
  no_token: 'Open this page from the link in your invitation.',
  gone: 'This invitation has expired, was revoked or already used. Ask for a new one.',
  wrong_password:
    'Incorrect password. If your account uses two-factor authentication, sign in first, then open the invitation again.',
  other_account: 'You are signed in as {{email}}. Sign out to accept this invitation.',
};

export const second_factor = {
  title: 'Two-factor authentication',
  text: 'Enter the code from your authenticator app.',
  code: 'Code',
  code_hint: 'Six digits from your app, or a recovery code.',
  wrong: 'Incorrect or expired code. Try again, or sign in again.',
};

export const sign_in_again = {
  title: 'Your session has ended',
  text: 'Sign in again to continue. What you entered on this page is still here.',
  wrong: 'Incorrect password.',
  discard: 'Discard and leave',
};
