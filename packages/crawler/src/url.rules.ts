import { getDomain } from 'tldts';

/** Query parameters that name a visit or a campaign, not a page. */
const visitParameters =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga|yclid|phpsessid|jsessionid|aspsessionid\w*|sid|sessionid|session_id|session|cfid|cftoken|replytocom|ref|referrer|share|print|nocache|timestamp|_)$/i;
const opaqueToken = /^(?=[^/]*\d)(?=[^/]*[a-z])[a-z0-9_-]{24,}$/i;
/** Files that are no pages. */
const fileName =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|avi|mov|webm|ogg|wav|zip|gz|tgz|rar|7z|exe|dmg|iso|apk|css|js|mjs|json|rss|atom|woff2?|ttf|eot|ics|vcf)$/i;

/**
 * One spelling for addresses of one page: no fragment, no parameters of visits, sorted parameters, no session id in the
 * path. Null for what is no http(s) address.
 */
export function normalizeUrl(given: string): string | null {
  let url: URL;
  try {
    url = new URL(given);
  } catch {
    return null;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  url.pathname = url.pathname
    .replace(/;jsessionid=[^/]*/gi, '')
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/');
  const ofVisit = [...url.searchParams].filter(
    ([name, value]) => visitParameters.test(name) || opaqueToken.test(value),
  );
  for (const [name] of ofVisit) url.searchParams.delete(name);
  url.searchParams.sort();
  if (url.search === '') url.search = '';
  return url.href;
}

/** False for addresses whose ending names a file that is no page. */
export function mayBePage(url: string): boolean {
  return !fileName.test(new URL(url).pathname);
}

/** Host without `www.`, with its port: what one site is. */
export function siteOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}

/** Both addresses belong to one owner: the same registrable domain, or the same host where there is none. */
export function isSameOwner(a: string, b: string): boolean {
  const [one, other] = [new URL(a), new URL(b)];
  const options = { allowPrivateDomains: true };
  const domain = getDomain(one.hostname, options);
  if (domain === null) return one.host === other.host;
  return domain === getDomain(other.hostname, options);
}

/** Words of pages that say most about a business, in five languages. */
const telling =
  /contact|kontakt|contacto|about|om-oss|ueber|über|a-propos|qui-sommes|sobre|quienes|hours|öppet|oppettider|öffnungs|oeffnungs|horaire|horario|price|pris|preis|tarif|precio|service|tjanst|tjänst|leistung|prestation|servicio|menu|meny|karte|faq|fragor|frågor|fragen|question|preguntas|location|hitta|anfahrt|find-us|book|boka|termin|reserv/i;
const unimportant =
  /privacy|integritet|datenschutz|confidential|privacidad|cookie|terms|villkor|agb|mentions|impressum|login|logga-in|anmelden|cart|kassa|warenkorb|wp-json|feed|tag\/|author\/|archive/i;

/** Order in which pages of the same depth are read: lower first. */
export function pageRank({ url, text }: { url: string; text: string }): number {
  let address = url;
  try {
    address = decodeURI(url);
  } catch {
    // An address with broken escapes is judged as it is written.
  }
  const words = `${new URL(url).pathname === '/' ? '' : address.replace(/^https?:\/\/[^/]*/, '')} ${text}`;
  if (unimportant.test(words)) return 2;
  return telling.test(words) ? 0 : 1;
}
