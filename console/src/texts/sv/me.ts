export const me = {
  title: 'Min sida',
  description: 'Det som är ditt, var du än arbetar.',
  profile: 'Profil',
  profile_text: 'Hur andra ser dig.',
  email_verified: 'Adressen bekräftad',
  email_unverified: 'Adressen inte bekräftad',
  password_text: 'När du byter det loggas du ut överallt annars.',
  current_password: 'Ditt lösenord nu',
  change_password: 'Byt lösenord',
  password_changed: 'Ditt lösenord är ändrat.',
  wrong_password: 'Ditt lösenord stämmer inte.',
  wrong_code: 'Koden stämmer inte. Använd den som appen visar nu.',
  not_proven: 'Lösenordet eller koden stämmer inte.',
};

export const two_factor = {
  title: 'Tvåstegsinloggning',
  text: 'Med en kod från telefonen öppnar ett stulet lösenord ingenting för sig.',
  on: 'På',
  off: 'Av',
  set_up: 'Ställ in',
  turn_on: 'Slå på',
  turn_off: 'Stäng av',
  new_codes: 'Nya reservkoder',
  begin_text: 'Du behöver en autentiseringsapp i telefonen. Först ditt lösenord en gång till.',
  scan_text: 'Läs av bilden med appen, och skriv sedan koden den visar.',
  qr_label: 'QR-kod för din autentiseringsapp',
  by_hand: 'Går det inte? Skriv in det här i appen:',
  codes: 'Reservkoder',
  codes_text: 'Utan telefonen släpper var och en av koderna in dig en gång. Tidigare koder fungerar inte längre.',
};

export const sessions = {
  title: 'Var du är inloggad',
  text: 'Avsluta det du inte känner igen, och byt då lösenord.',
  last_used: 'aktiv',
  current: 'Den här',
  end: 'Avsluta',
  end_of: 'Avsluta sessionen för {{device}}',
  unknown_device: 'Okänd enhet',
};

export const account = {
  title: 'Konto',
  text: 'Det som gäller för alla i det.',
  about: 'Om kontot',
  name: 'Namn',
  contact_email: 'E-post för kontakt',
  contact_hint: 'Dit nyheter om kontot går.',
  country: 'Land',
  no_country: 'Inte angivet',
  language_hint: 'I e-post till den som inte har valt något.',
  timezone: 'Tidszon',
  saved: 'Kontot är sparat.',
};

export const mail = {
  title: 'Post',
  text: 'Det som plattformen har skickat. Utan e-postserver stannar breven här, och du kan lämna länkarna vidare.',
  subject: 'Ämne',
  to: 'Till',
  status: 'Läge',
  at: 'När',
  statuses: { queued: 'Väntar', sent: 'Skickat', kept: 'Sparat här', failed: 'Misslyckat' },
  facts: 'Brevet',
  attempts: 'Försök',
  last_error: 'Vad som gick fel',
  body: 'Vad det säger',
  no_body: 'Bara brev som är sparade här går att läsa.',
  empty_title: 'Ingen post',
  empty_text: 'Inbjudningar, nya lösenord och liknande dyker upp här.',
};
