export const sign_in = {
  help: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
  imprint: 'Legal notice',
  title: 'Sign in',
  submit: 'Sign in',
  password: 'Password',
  new_password: 'New password',
  password_rule: 'At least 12 characters. A phrase of several words is easy to remember.',
  show_password: 'Show or hide password',
  forgot: 'Forgot your password?',
  no_account: 'No account yet?',
  sign_up: 'Sign up',
  wrong: 'Incorrect email or password.',
  unconfirmed: 'If you just signed up, confirm your email address first.',
};

export const sign_up = {
  title: 'Sign up',
  text: 'Create an account for your company. You become its owner.',
  name: 'Your name',
  company: 'Company (optional)',
  submit: 'Sign up',
  has_account: 'Already have an account?',
  closed: 'Sign-up is disabled on this server. Ask an administrator for an invitation.',
  kept_title: 'Ask your administrator',
  kept_text:
    'No mail server is configured. Your confirmation link is in the console under Mail; ask an administrator to send it to you. It expires in 24 hours.',
  by_administrator: 'No mail server is configured: an administrator confirms your sign-up.',
  check_title: 'Check your email',
  check_text: 'We sent a message to {{email}}. Open the link in it to continue.',
};
