import { defineRefusal } from '#platform/http/define-refusal.ts';

export const onlyForSupervisors = defineRefusal(
  'forbidden',
  'only_for_supervisors',
  'Only owners and admins see the statistics of other operators; leave this out to see your own',
);
