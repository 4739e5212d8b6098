export const overlaps = {
  old_key: 'Old key',
  none: 'Revoke immediately',
  hour: 'Revoke in 1 hour',
  day: 'Revoke in 1 day',
  week: 'Revoke in 1 week',
};
