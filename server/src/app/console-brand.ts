import { defaultBrandColour, type PublicBrand } from '@parley/contract/resources/branding';
import type { FastifyInstance } from 'fastify';
import { type BrandDirectory, brandStyle } from '#areas/business/branding';
import { plainRefusal } from '#platform/http/refusal.ts';

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * Fills a brand into the console's page: title, icon, style sheet of its colour, and the brand itself for the script, so
 * that nothing of another brand is seen while it loads.
 */
export function fillBrand(page: string, brand: PublicBrand): string {
  const { icon_url: icon, primary_color: colour } = brand;
  const style =
    colour === defaultBrandColour ? '' : `<link rel="stylesheet" href="/console/brand.css?color=${colour.slice(1)}" />`;
  const head = `<meta name="brand" content="${escapeHtml(JSON.stringify(brand))}" />${style}`;
  const filled = page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(brand.name)}</title>`)
    .replace('</head>', () => `${head}</head>`);
  if (icon === null) return filled;
  return filled.replace(
    /(<link rel="(?:icon|apple-touch-icon)" href=")[^"]+"/g,
    (_, start: string) => `${start}${icon}"`,
  );
}

/** Manifest entries of a brand's icon; null: the brand has none. */
export function brandIcons({ icon_url: icon }: PublicBrand) {
  return icon === null ? null : [{ src: icon, sizes: '192x192', type: 'image/png', purpose: 'any' }];
}

/** Mounts the style sheet of a colour: computed from the address alone, so it is cached for good. */
export function mountBrandStyle(server: FastifyInstance): void {
  server.get<{ Querystring: { color?: unknown } }>('/console/brand.css', (request, reply) => {
    const { color } = request.query;
    if (typeof color !== 'string' || !/^[0-9a-f]{6}$/.test(color)) {
      throw plainRefusal('not_found', 'There is no such file');
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(brandStyle(`#${color}`));
  });
}

/** Brand of a request's host. */
export const brandAt = async (brands: BrandDirectory, host: string): Promise<PublicBrand> =>
  (await brands.atHost(host)).brand;
