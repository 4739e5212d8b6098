export const bounds = {
  title: 'Bounds of retention',
  text_platform:
    'Floor and ceiling within which resellers and accounts choose how long data is kept. They count from the next night, also for policies that are saved already.',
  text_reseller:
    'Floor and ceiling within which your customers choose how long data is kept. A customer beyond them keeps its policy, and the nearest limit counts from the next night.',
  none: 'No bounds are set here. The limits in the last column count.',
  class: 'Data',
  floor: 'Kept at least',
  ceiling: 'Deleted at the latest after',
  limits: 'Limits from above',
  unset: 'Not set',
  from_one: '{{count}} day or more',
  from_other: '{{count}} days or more',
  from_to: '{{min}} to {{max}} days',
  saved: 'The bounds are saved. They count from the next night.',
};
