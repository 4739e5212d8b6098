export const common = {
  actions: 'Åtgärder',
  back: 'Tillbaka',
  cancel: 'Avbryt',
  changed: 'Ändrad',
  choose_picture: 'Välj en bild',
  chosen: 'vald',
  close: 'Stäng',
  copied: 'Kopierad',
  copy: 'Kopiera',
  copy_by_hand: 'Markera och kopiera för hand',
  created: 'Skapad',
  delete: 'Ta bort',
  email: 'E-post',
  kept_it: 'Jag har sparat den',
  load_more: 'Visa fler',
  loading: 'Laddar',
  needed: 'Fyll i det här.',
  next: 'Nästa',
  no_picture: 'Ingen',
  picture_hint: 'PNG, JPEG eller WebP, högst 2 MiB. Sparas direkt.',
  save: 'Spara',
  shown_once: 'Det här visas en enda gång. Ingen kan ta fram det senare, så spara det på ett säkert ställe nu.',
  try_again: 'Försök igen',
};

export const faults = {
  internal: 'Något gick fel på servern. Om det händer igen, berätta det för din administratör: {{requestId}}',
  missing_text: 'Det finns ingenting på den här adressen, eller så finns det inte kvar.',
  missing_title: 'Ingenting här',
  page_title: 'Sidan kunde inte laddas',
  rate_limited: 'För många försök på kort tid. Vänta en stund.',
  rate_limited_for_one: 'För många försök på kort tid. Vänta en sekund.',
  rate_limited_for_other: 'För många försök på kort tid. Vänta {{count}} sekunder.',
  signed_out: 'Du är utloggad. Logga in igen.',
  to_start: 'Till startsidan',
  unavailable: 'Servern är upptagen eller startar om. Försök igen om en stund.',
  unexpected: 'Något oväntat gick fel på sidan. Ladda om den.',
  unreachable: 'Servern går inte att nå. Kontrollera anslutningen och försök igen.',
};

export const roles = {
  owner: 'Ägare',
  admin: 'Administratör',
  editor: 'Redaktör',
  operator: 'Operatör',
  viewer: 'Läsare',
};

export const role_texts = {
  owner: 'Får göra allt, också med andra ägare.',
  admin: 'Får göra allt utom att ändra ägare.',
  editor: 'Bygger agenter och deras verktyg.',
  operator: 'Svarar människor: chattar, samtal och bokningar.',
  viewer: 'Tittar, och ändrar ingenting.',
};
