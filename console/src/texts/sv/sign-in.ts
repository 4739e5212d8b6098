export const sign_in = {
  title: 'Logga in',
  submit: 'Logga in',
  password: 'Lösenord',
  new_password: 'Nytt lösenord',
  password_rule: 'Minst 12 tecken. Några ord i rad är lätta att minnas.',
  show_password: 'Visa eller dölj lösenordet',
  forgot: 'Glömt lösenordet?',
  no_account: 'Inget konto än?',
  sign_up: 'Skapa konto',
  wrong: 'E-posten eller lösenordet stämmer inte.',
  unconfirmed: 'Har du nyss skapat kontot? Bekräfta då först din adress.',
};

export const second_factor = {
  title: 'Ett steg till',
  text: 'Ditt konto frågar efter en kod från din autentiseringsapp.',
  code: 'Kod',
  code_hint: 'Sex siffror från appen, eller en av dina reservkoder.',
  wrong: 'Koden stämmer inte, eller så har det gått för lång tid. Försök igen, eller börja om.',
};

export const sign_up = {
  title: 'Skapa konto',
  text: 'Gör ett konto för ditt företag, med dig som ägare.',
  name: 'Ditt namn',
  company: 'Företag (valfritt)',
  submit: 'Skapa konto',
  has_account: 'Har du ett konto?',
  closed: 'Den här servern tar inte emot nya konton. Be någon som är med att bjuda in dig.',
  kept_title: 'En administratör måste bekräfta',
  kept_text:
    'Den här servern skickar ingen e-post. Länken som bekräftar ditt konto väntar på en administratör, som hittar den under Post i konsolen och kan lämna den vidare till dig. Den gäller i 24 timmar.',
  by_administrator: 'Den här servern skickar ingen e-post: en administratör bekräftar ditt konto.',
  check_title: 'Titta i din e-post',
  check_text: 'Vi har skickat ett meddelande till {{email}}. Öppna länken i det för att gå vidare.',
};

export const reset_password = {
  title: 'Glömt lösenordet?',
  text: 'Vi skickar en länk så att du kan välja ett nytt.',
  text_kept: 'Den här servern skickar ingen e-post. Du kan be om en länk; en administratör lämnar den vidare till dig.',
  send: 'Skicka länken',
  request: 'Be om en länk',
  kept_title: 'Fråga din administratör',
  kept_text:
    'Den här servern skickar ingen e-post. Om det finns ett konto med den adressen väntar nu en länk under Post i konsolen, i 30 minuter. En administratör kan lämna den vidare till dig.',
  kept_command: 'Den som sköter servern kan också sätta ett nytt lösenord där:',
  sent_title: 'Titta i din e-post',
  sent_text: 'Om det finns ett konto med den adressen är en länk på väg. Den fungerar en gång, en kort tid.',
  choose_title: 'Välj ett nytt lösenord',
  save: 'Spara lösenordet',
  done_title: 'Ditt lösenord är ändrat',
  done_text: 'Överallt annars har du loggats ut. Logga in med det nya.',
  expired: 'Länken är använd eller för gammal. Be om en ny.',
  to_login: 'Till inloggningen',
};

export const verify_email = {
  title: 'Bekräfta din adress',
  text: 'Ett klick, och ditt konto är klart.',
  submit: 'Bekräfta min adress',
  no_token: 'Öppna sidan med länken i vårt meddelande till dig.',
  expired: 'Länken är använd eller för gammal. Logga in, eller skapa kontot en gång till.',
};

export const invite = {
  title: 'Inbjudan',
  join: 'Gå med i {{tenant}}',
  text: '{{tenant}} bjuder in {{email}} som: {{role}}.',
  known: 'Du har redan ett konto med den adressen: ange dess lösenord.',
  accept: 'Tacka ja till inbjudan',
  no_token: 'Öppna sidan med länken i din inbjudan.',
  gone: 'Inbjudan är använd, återtagen eller för gammal. Be om en ny.',
  wrong_password:
    'Lösenordet stämmer inte. Om ditt konto också frågar efter en kod: logga in först och öppna sedan inbjudan igen.',
  somebody_else: 'Du är inloggad som {{email}}. Logga ut för att tacka ja till inbjudan.',
};
