export const common = {
  all: 'Alla',
  actions: 'Åtgärder',
  back: 'Tillbaka',
  cancel: 'Avbryt',
  changed: 'Ändrad',
  choose_picture: 'Välj bild',
  chosen: 'vald',
  close: 'Stäng',
  copied: 'Kopierad',
  copy: 'Kopiera',
  copy_by_hand: 'Markera och kopiera manuellt',
  created: 'Skapad',
  delete: 'Ta bort',
  email: 'E-post',
  kept_it: 'Jag har sparat den',
  load_more: 'Visa fler',
  loading: 'Laddar',
  needed: 'Fältet är obligatoriskt.',
  next: 'Nästa',
  no_picture: 'Ingen',
  picture_hint: 'PNG, JPEG eller WebP, högst 2 MiB. Sparas direkt.',
  save: 'Spara',
  shown_once: 'Visas bara en gång. Spara det på ett säkert ställe nu.',
  try_again: 'Försök igen',
};

export const faults = {
  internal: 'Något gick fel på servern. Om det händer igen, ge din administratör detta id: {{requestId}}',
  missing_text: 'Det finns inte eller har tagits bort.',
  missing_title: 'Hittades inte',
  page_title: 'Sidan kunde inte laddas',
  rate_limited: 'För många försök. Vänta en stund och försök igen.',
  rate_limited_for_one: 'För många försök. Försök igen om 1 sekund.',
  rate_limited_for_other: 'För många försök. Försök igen om {{count}} sekunder.',
  signed_out: 'Du har loggats ut. Logga in igen.',
  to_start: 'Till startsidan',
  unavailable: 'Servern är upptagen eller startar om. Försök igen om en stund.',
  unexpected: 'Något gick fel på sidan. Ladda om den.',
  unreachable: 'Det går inte att nå servern. Kontrollera anslutningen och försök igen.',
};

export const roles = {
  owner: 'Ägare',
  admin: 'Administratör',
  editor: 'Redaktör',
  operator: 'Operatör',
  viewer: 'Läsare',
};

export const role_texts = {
  owner: 'Full åtkomst, även att hantera ägare.',
  admin: 'Full åtkomst, utom att hantera ägare.',
  editor: 'Skapar och redigerar agenter och verktyg.',
  operator: 'Hanterar chattar, samtal och bokningar.',
  viewer: 'Endast läsbehörighet.',
};
