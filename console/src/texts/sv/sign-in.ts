export const sign_in = {
  help: 'Hjälp',
  terms: 'Villkor',
  privacy: 'Integritet',
  imprint: 'Om företaget',
  title: 'Logga in',
  submit: 'Logga in',
  password: 'Lösenord',
  new_password: 'Nytt lösenord',
  password_rule: 'Minst 12 tecken. En fras med flera ord är lätt att minnas.',
  show_password: 'Visa eller dölj lösenordet',
  forgot: 'Glömt lösenordet?',
  no_account: 'Inget konto än?',
  sign_up: 'Skapa konto',
  wrong: 'Fel e-postadress eller lösenord.',
  unconfirmed: 'Bekräfta först din e-postadress om du nyss skapade kontot.',
};

export const sign_up = {
  title: 'Skapa konto',
  text: 'Skapa ett konto för ditt företag. Du blir dess ägare.',
  name: 'Ditt namn',
  company: 'Företag (valfritt)',
  submit: 'Skapa konto',
  has_account: 'Har du redan ett konto?',
  closed: 'Det går inte att skapa konto på den här servern. Be en administratör om en inbjudan.',
  kept_title: 'Fråga din administratör',
  kept_text:
    'Ingen e-postserver är konfigurerad. Din bekräftelselänk finns i konsolen under Post; be en administratör skicka den till dig. Den gäller i 24 timmar.',
  by_administrator: 'Ingen e-postserver är konfigurerad: en administratör bekräftar ditt konto.',
  check_title: 'Kolla din e-post',
  check_text: 'Vi har skickat ett meddelande till {{email}}. Öppna länken i det för att fortsätta.',
};
