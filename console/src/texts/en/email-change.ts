export const email_change = {
  text: 'You sign in with {{email}}. A new address takes effect once confirmed.',
  new_email: 'New email address',
  submit: 'Change email',
  sent_email: 'We sent a link to {{email}}. Open it to confirm the change.',
  sent_kept:
    'No mail server is configured. The link for {{email}} is in the console under Mail; ask an administrator to send it to you. It expires in 24 hours.',
  confirm_title: 'Confirm your new address',
  confirm_text: 'Confirm to sign in with this address from now on.',
  confirm_submit: 'Confirm address',
  expired: 'This link has expired or was already used, or the address belongs to another account. Request a new one.',
  done_title: 'Email address changed',
  done_text: 'Sign in with the new address from now on.',
  to_console: 'Go to console',
};
