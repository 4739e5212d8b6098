import type { CurrentUser } from '../api/schemas.ts';

export type Brand = NonNullable<CurrentUser['branding']>;

/** Brand of the host, which the server writes into the page; null in a test without it. */
const ofHost = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content ?? 'null',
) as Brand | null;
let shown = ofHost;

/** Brand shown now. */
export const currentBrand = (): Brand | null => shown;

/** Name the product goes by here. */
export const brandName = (): string => shown?.name ?? 'Parley';

/** Title of the browser's tab. */
export const titled = (title: string): string => `${title} · ${brandName()}`;

/** Shows the brand of the account, under any host; null: that of the host. */
export function showBrand(ofAccount: Brand | null): Brand | null {
  const next = ofAccount ?? ofHost;
  if (next && shown && next.name === shown.name && next.primary_color === shown.primary_color) return next;
  shown = next;
  if (next) void import('./brand-style.ts').then(({ styleBrand }) => styleBrand(next));
  return next;
}
