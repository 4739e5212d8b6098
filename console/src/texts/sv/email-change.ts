export const email_change = {
  text: 'Du loggar in med {{email}}. En annan adress gäller när dess länk har öppnats.',
  new_email: 'Ny e-postadress',
  submit: 'Byt e-post',
  sent_email: 'En länk har skickats till {{email}}. Adressen byts när du öppnar den.',
  sent_kept:
    'Den här servern skickar ingen e-post. Länken till {{email}} väntar under Post i konsolen; be en administratör lämna den vidare till dig. Den gäller i 24 timmar.',
  confirm_title: 'Bekräfta din nya adress',
  confirm_text: 'Ett klick, så loggar du in med den.',
  confirm_submit: 'Bekräfta min nya adress',
  expired: 'Länken är använd eller för gammal, eller så har adressen redan ett konto. Be om en ny.',
  done_title: 'Din adress är bytt',
  done_text: 'Från och med nu loggar du in med den nya.',
  to_console: 'Till konsolen',
};
