/** Seller of the offers on a page: the platform with those of all sellers, or a reseller with its own. */
export type Seller = 'platform' | 'reseller';

/** Begin of the addresses of a seller's offers. */
export const offersOf = { platform: '/api/admin', reseller: '/api/reseller' } as const satisfies Record<Seller, string>;
