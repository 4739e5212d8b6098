export const overlaps = {
  old_key: 'Gammal nyckel',
  none: 'Spärra direkt',
  hour: 'Spärra om 1 timme',
  day: 'Spärra om 1 dygn',
  week: 'Spärra om 1 vecka',
};
