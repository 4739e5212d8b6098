export const me = {
  title: 'Min sida',
  description: 'Din profil och dina inloggningsinställningar.',
  profile: 'Profil',
  profile_text: 'Syns för dina kollegor.',
  profile_saved: 'Profilen har sparats.',
  language_hint: 'Språk i e-post till dig.',
  email_verified: 'E-postadressen är bekräftad',
  email_unverified: 'E-postadressen är inte bekräftad',
  password_text: 'När du byter loggas du ut på alla andra enheter.',
  current_password: 'Nuvarande lösenord',
  change_password: 'Byt lösenord',
  password_changed: 'Lösenordet är ändrat.',
  wrong_password: 'Fel lösenord.',
  wrong_code: 'Fel kod. Använd den aktuella koden i autentiseringsappen.',
  not_proven: 'Fel lösenord eller kod.',
};

export const two_factor = {
  title: 'Tvåfaktorsautentisering',
  text: 'Kräver en kod från telefonen utöver lösenordet.',
  on: 'På',
  off: 'Av',
  set_up: 'Ställ in',
  turn_on: 'Slå på',
  turn_off: 'Stäng av',
  new_codes: 'Nya reservkoder',
  begin_text: 'Du behöver en autentiseringsapp i telefonen. Ange ditt lösenord för att fortsätta.',
  scan_text: 'Skanna QR-koden med appen och ange koden den visar.',
  qr_label: 'QR-kod för din autentiseringsapp',
  by_hand: 'Går det inte att skanna? Ange nyckeln i appen:',
  codes: 'Reservkoder',
  codes_text: 'Varje kod loggar in dig en gång om du saknar telefonen. Tidigare koder fungerar inte längre.',
};

export const sessions = {
  title: 'Aktiva sessioner',
  text: 'Logga ut sessioner du inte känner igen och byt sedan lösenord.',
  last_used: 'aktiv',
  current: 'Den här sessionen',
  end: 'Logga ut',
  end_of: 'Logga ut {{device}}',
  unknown_device: 'Okänd enhet',
};
