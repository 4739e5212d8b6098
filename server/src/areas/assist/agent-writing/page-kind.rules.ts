/** Articles, which tell of a day long past: last year's summer hours are no hours. */
const article =
  /\/(?:blog|blogg|news|nyheter|nyhet|aktuell(?:es|t)?|neuigkeiten|actualit[eé]s|noticias|articles?|artikel|artiklar|press(?:e|emeddelanden)?|magazin|20\d\d\/\d{1,2})(?:\/|$|\.)/i;
/** Pages on the data of visitors of the website, which say nothing of the business. */
const onData =
  /\/(?:privacy|privacy-policy|cookies?|cookie-policy|datenschutz(?:erkl(?:ae|ä)rung)?|integritetspolicy|personuppgifter|dataskydd|confidentialite|politique-de-confidentialite|mentions-legales-cookies|privacidad|politica-de-(?:privacidad|cookies))(?:\/|$|\.)/i;

/** True for a page whose text an agent answers from. All pages of a site that has no others do. */
export function describesBusiness(url: string): boolean {
  const path = decoded(new URL(url).pathname);
  return !article.test(path) && !onData.test(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
