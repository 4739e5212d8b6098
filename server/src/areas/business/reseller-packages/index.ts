import { area } from '#platform/areas/area.ts';
import { createResellerPackage } from './create-package.ts';
import { deleteResellerPackage } from './delete-package.ts';
import { getWholesalePrices } from './get-wholesale-prices.ts';
import { listResellerPackages } from './list-packages.ts';
import { setPackagePriceTiers } from './set-package-price-tiers.ts';
import { setResellerPriceTiers } from './set-reseller-price-tiers.ts';
import { updateResellerPackage } from './update-package.ts';

/** Packages of resellers: modules that their customers have. */
export const resellerPackagesArea = area<object>({
  name: 'reseller-packages',
  operations: {
    'Reseller and platform admin': [
      listResellerPackages,
      createResellerPackage,
      updateResellerPackage,
      deleteResellerPackage,
      setPackagePriceTiers,
      getWholesalePrices,
      setResellerPriceTiers,
    ],
  },
});
