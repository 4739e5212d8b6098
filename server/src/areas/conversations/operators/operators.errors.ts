import { Refusal } from '#platform/http/refusal.ts';

export const onlyForSupervisors = () =>
  new Refusal(
    'forbidden',
    'Only owners and admins see the statistics of other operators; leave this out to see your own',
  );
