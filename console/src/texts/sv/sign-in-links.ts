export const reset_password = {
  title: 'Glömt lösenordet?',
  text: 'Vi mejlar en länk där du väljer ett nytt lösenord.',
  text_kept: 'Ingen e-postserver är konfigurerad. Begär en länk; en administratör kan skicka den till dig.',
  send: 'Skicka länk',
  request: 'Begär länk',
  kept_title: 'Fråga din administratör',
  kept_text:
    'Ingen e-postserver är konfigurerad. Om det finns ett konto med adressen finns länken i konsolen under Post i 30 minuter. Be en administratör skicka den till dig.',
  kept_command: 'Eller ange ett nytt lösenord på servern:',
  sent_title: 'Kolla din e-post',
  sent_text: 'Om det finns ett konto med adressen har vi skickat en länk. Den fungerar en gång, en kort tid.',
  choose_title: 'Välj ett nytt lösenord',
  save: 'Spara lösenordet',
  done_title: 'Lösenordet är ändrat',
  done_text: 'Du har loggats ut på alla enheter. Logga in med det nya lösenordet.',
  expired: 'Länken har gått ut eller redan använts. Begär en ny.',
  to_login: 'Till inloggningen',
};

export const verify_email = {
  title: 'Bekräfta din e-postadress',
  text: 'Bekräfta för att slutföra kontot.',
  submit: 'Bekräfta adressen',
  no_token: 'Öppna sidan från länken i vårt mejl.',
  expired: 'Länken har gått ut eller redan använts. Logga in, eller skapa kontot igen.',
};

export const invite = {
  title: 'Inbjudan',
  join: 'Gå med i {{tenant}}',
  text: '{{tenant}} bjuder in {{email}} som: {{role}}.',
  known: 'Du har redan ett konto med adressen. Ange dess lösenord.',
  accept: 'Acceptera inbjudan',
  no_token: 'Öppna sidan från länken i din inbjudan.',
  gone: 'Inbjudan har gått ut, återkallats eller redan använts. Be om en ny.',
  wrong_password:
    'Fel lösenord. Om ditt konto har tvåfaktorsautentisering: logga in först och öppna sedan inbjudan igen.',
  other_account: 'Du är inloggad som {{email}}. Logga ut för att acceptera inbjudan.',
};

export const second_factor = {
  title: 'Tvåfaktorsautentisering',
  text: 'Ange koden från autentiseringsappen.',
  code: 'Kod',
  code_hint: 'Sex siffror från appen, eller en reservkod.',
  wrong: 'Fel eller för gammal kod. Försök igen, eller logga in på nytt.',
};

export const sign_in_again = {
  title: 'Din session har avslutats',
  text: 'Logga in igen för att fortsätta. Det du har fyllt i på sidan finns kvar.',
  wrong: 'Fel lösenord.',
  discard: 'Släng och lämna',
};
