import { Refusal } from '#platform/http/refusal.ts';

export const onlyForSupervisors = () =>
  new Refusal('forbidden', 'Only owners and admins see how others at the desk stand; leave this out to see yourself');
