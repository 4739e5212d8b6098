import { z } from 'zod';

/** Ways of proving who one is outside of Parley. */
export const identityMethods = ['eid', 'mobile_pay'] as const;
export const IdentityMethod = z
  .enum(identityMethods)
  .meta({ description: 'eid: an electronic ID; mobile_pay: the identity of a mobile-payment app' });
export type IdentityMethod = z.infer<typeof IdentityMethod>;
