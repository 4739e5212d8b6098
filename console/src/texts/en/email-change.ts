export const email_change = {
  text: 'You log in with {{email}}. Another address counts once its link is opened.',
  new_email: 'New e-mail address',
  submit: 'Change e-mail',
  sent_email: 'A link was sent to {{email}}. Your address changes when you open it.',
  sent_kept:
    'This server sends no e-mail. The link for {{email}} waits in the console under Mail; ask an administrator to pass it on to you. It works for 24 hours.',
  confirm_title: 'Confirm your new address',
  confirm_text: 'One click, and you log in with it.',
  confirm_submit: 'Confirm my new address',
  expired: 'This link has been used, is too old, or the address has an account already. Ask for a new one.',
  done_title: 'Your address is changed',
  done_text: 'From now on you log in with the new one.',
  to_console: 'To the console',
};
