import { defineRefusal } from '#platform/http/define-refusal.ts';

export const packageNotFound = defineRefusal(
  'not_found',
  'reseller_package_not_found',
  'You have no package with this id',
);
export const packageNameTaken = defineRefusal(
  'conflict',
  'reseller_package_name_taken',
  'You have a package with this name already',
);
export const packageInUse = defineRefusal(
  'conflict',
  'reseller_package_in_use',
  'Customers with this package: {{customers}}; give them another one first',
);
export const resellerUnknown = defineRefusal(
  'not_found',
  'priced_reseller_missing',
  'There is no reseller with this id',
);
