export const email_change = {
  text: 'Du loggar in med {{email}}. En ny adress gäller när den har bekräftats.',
  new_email: 'Ny e-postadress',
  submit: 'Byt e-postadress',
  sent_email: 'Vi har skickat en länk till {{email}}. Öppna den för att bekräfta bytet.',
  sent_kept:
    'Ingen e-postserver är konfigurerad. Länken till {{email}} finns i konsolen under Post; be en administratör skicka den till dig. Den gäller i 24 timmar.',
  confirm_title: 'Bekräfta din nya adress',
  confirm_text: 'Bekräfta för att logga in med adressen i fortsättningen.',
  confirm_submit: 'Bekräfta adressen',
  expired: 'Länken har gått ut eller redan använts, eller så hör adressen till ett annat konto. Begär en ny.',
  done_title: 'E-postadressen är ändrad',
  done_text: 'Logga in med den nya adressen i fortsättningen.',
  to_console: 'Till konsolen',
};
