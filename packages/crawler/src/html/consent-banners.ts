import type { PageDocument } from './dom.ts';

/** Elements named after a banner for cookies and consent. A bakery's `cookie-card` is none. */
const named =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|cc|eu-?cookie(?:-?law)?)[_-]?(?:banner|bar|box|consent|notice|pop-?up|modal|dialog|message|law|overlay|window|info|alert|disclaimer|hint|hinweis|layer)/i;
const products =
  '#onetrust-consent-sdk,#CybotCookiebotDialog,#usercentrics-root,#cmplz-cookiebanner-container,#didomi-host,.cky-consent-container,#BorlabsCookieBox,#tarteaucitronRoot';
/** A longer one is a page on cookies, not a banner. Unit: characters. */
const bannerMax = 3_000;

/** Removes banners that ask for consent to cookies: they say nothing of the business. */
export function removeConsentBanners(document: PageDocument): void {
  for (const element of document.querySelectorAll(products)) element.remove();
  for (const element of document.querySelectorAll(
    '[id*="cookie" i],[class*="cookie" i],[id*="consent" i],[class*="consent" i],[id*="gdpr" i],[class*="gdpr" i],[class*="cc-"]',
  )) {
    const isBanner = named.test(element.id) || named.test(element.getAttribute('class') ?? '');
    const holdsPage = /^(?:HTML|BODY|MAIN)$/.test(element.tagName) || element.querySelector('main,h1,article') !== null;
    if (isBanner && !holdsPage && (element.textContent ?? '').length <= bannerMax) element.remove();
  }
}
