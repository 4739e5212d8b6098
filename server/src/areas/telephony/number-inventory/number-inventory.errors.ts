import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for a number of another reseller and one that never existed. */
export const inventoryNumberNotFound = defineRefusal(
  'not_found',
  'inventory_number_not_found',
  'There is no number {{number}} in your inventory',
);

export const inventoryNumberAssigned = defineRefusal(
  'already_claimed',
  'inventory_number_assigned',
  'This number belongs to an account; unassign it first',
);

export const inventoryNumberQuarantined = defineRefusal(
  'conflict',
  'inventory_number_quarantined',
  'This number was given up recently: only its last account can have it before {{until}}',
);

export const inventoryNumberNotOfPool = defineRefusal(
  'conflict',
  'inventory_number_not_of_pool',
  'This number was brought or bought by the account itself, which alone can release it',
);

export const inventoryNumberUnassigned = defineRefusal(
  'conflict',
  'inventory_number_unassigned',
  'This number belongs to no account',
);

export const inventoryNumberExists = defineRefusal(
  'already_claimed',
  'inventory_number_exists',
  'This number is in the inventory already',
);

export const inventoryNumberNotOnTrunk = defineRefusal(
  'conflict',
  'inventory_number_not_on_trunk',
  'This number does not lie on your trunk, so it cannot be removed here',
);

export const numberOfResellerTrunk = defineRefusal(
  'conflict',
  'number_of_reseller_trunk',
  'This number lies on the trunk of a reseller: it stays in its stock, and the reseller alone can remove it',
);

export const resellerWithoutTrunk = defineRefusal(
  'conflict',
  'reseller_without_trunk',
  'You have no SIP trunk; set it up first',
);

export const stockOfAnotherReseller = defineRefusal(
  'conflict',
  'stock_of_another_reseller',
  'This number is in the stock of a reseller this account is no customer of; move it to the stock of the right one first',
);

const unknown = defineDetail('unknown_tenant', 'inventory_unknown_tenant', 'there is no such account');
const unknownReseller = defineDetail('unknown_reseller', 'inventory_unknown_reseller', 'there is no such reseller');
export const inventoryFaults = { tenant: () => unknown('/tenant_id'), reseller: () => unknownReseller('/reseller_id') };
