export const maintenance = {
  banner: 'Planerat underhåll till {{until}}',
  current: 'Aktuellt meddelande',
  none: 'Inget underhåll är meddelat.',
  states: { planned: 'Planerat', shown: 'Visas nu', over: 'Passerat' },
  set: 'Meddela underhåll',
  change: 'Ändra meddelandet',
  text: 'Alla läser det ovanför varje sida i konsolen, från den första tiden till den andra.',
  message: 'Meddelande',
  message_hint:
    'Vad som inte kommer att fungera, och vad man ska göra. Vem som helst kan läsa det, även utan inloggning.',
  from: 'Visas från',
  until: 'Visas till',
  zone: 'Tiderna är de i din webbläsare: {{zone}}.',
  saved: 'Meddelandet är sparat.',
  remove: 'Ta bort meddelandet',
  removed: 'Meddelandet är borttaget.',
};
