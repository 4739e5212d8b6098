import type { Brand } from './brand.ts';

const address = '/console/brand.css?color=';

/** Gives the page a brand's colour and icon. */
export function styleBrand({ primary_color: colour, icon_url: icon }: Brand): void {
  const href = `${address}${colour.slice(1)}`;
  const links = document.querySelectorAll<HTMLLinkElement>(`link[href^="${address}"]`);
  if (![...links].some((link) => link.getAttribute('href') === href)) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // The former colour stays until the new one is there.
    link.addEventListener('load', () => links.forEach((each) => each.remove()));
    document.head.append(link);
  }
  if (icon !== null) document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
}
