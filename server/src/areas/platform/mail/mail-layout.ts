import type { MailBrand } from './mail-brand.ts';
import type { MailText, MailWords } from './templates/mail-words.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

interface Page {
  brand: MailBrand;
  language: string;
  words: Pick<MailWords, 'imprint' | 'orCopy' | 'privacy' | 'support' | 'terms'>;
  /** Address of the button. */
  link: string;
  closing: string;
  /** Link that ends emails of this kind. */
  unsubscribe?: { label: string; url: string };
}

/** Lays out an email as plain text and as HTML, with the brand's logo and links. All text is escaped. */
export function layOutMail(says: MailText, page: Page): RenderedMail {
  return { subject: says.subject, text: asText(says, page), html: asHtml(says, page) };
}

/** Links at the end of an email. */
function linksOf({ brand, words, unsubscribe }: Page): [label: string, url: string][] {
  const all: [string, string | null][] = [
    [words.support, brand.supportUrl],
    [words.terms, brand.termsUrl],
    [words.privacy, brand.privacyUrl],
    [words.imprint, brand.imprintUrl],
    ...(unsubscribe ? [[unsubscribe.label, unsubscribe.url] as [string, string]] : []),
  ];
  return all.flatMap(([label, url]) => (url === null ? [] : [[label, url]]));
}

function asText(says: MailText, page: Page): string {
  const { brand, link, closing, words } = page;
  const action = says.action === undefined ? [] : [`${says.action}:\n${link}`];
  const contact = brand.supportEmail === null ? [] : [`${words.support}: ${brand.supportEmail}`];
  const links = linksOf(page).map(([label, url]) => `${label}: ${url}`);
  const address = brand.postalAddress === null ? [] : [brand.postalAddress];
  const end = ['-- ', closing, ...contact, ...links, ...address].join('\n');
  return [...says.before, ...action, ...says.after, end, ''].join('\n\n');
}

function asHtml(says: MailText, page: Page): string {
  const { brand, language } = page;
  return [
    `<!doctype html>\n<html lang="${language}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(says.subject)}</title></head>`,
    '<body style="background:#fff;color:#111;font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px">',
    '<div style="margin:0 auto;max-width:520px">',
    ...(brand.logoUrl === null ? [] : [logo(brand.logoUrl, brand.name)]),
    ...says.before.map(paragraph),
    ...(says.action === undefined ? [] : button(says.action, page)),
    ...says.after.map(paragraph),
    footer(page),
    '</div>\n</body>\n</html>\n',
  ].join('\n');
}

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`;

const logo = (url: string, name: string) =>
  `<p style="margin:0 0 24px"><img src="${escapeHtml(url)}" alt="${escapeHtml(name)}" style="max-height:48px;max-width:220px"></p>`;

function button(label: string, { brand, link, words }: Page): string[] {
  const style = `background:${brand.color};border-radius:6px;color:#fff;display:inline-block;padding:10px 18px;text-decoration:none`;
  const href = escapeHtml(link);
  return [
    `<p><a href="${href}" style="${style}">${escapeHtml(label)}</a></p>`,
    `<p style="color:#555;font-size:13px">${escapeHtml(words.orCopy)}<br><a href="${href}" style="word-break:break-all">${href}</a></p>`,
  ];
}

function footer(page: Page): string {
  const { brand, closing } = page;
  const contact: [string, string][] =
    brand.supportEmail === null ? [] : [[brand.supportEmail, `mailto:${brand.supportEmail}`]];
  const links = [...contact, ...linksOf(page)].map(
    ([label, url]) => `<a href="${escapeHtml(url)}" style="color:#555">${escapeHtml(label)}</a>`,
  );
  const lines = [
    escapeHtml(closing),
    ...(links.length > 0 ? [links.join(' · ')] : []),
    ...(brand.postalAddress === null ? [] : [escapeHtml(brand.postalAddress)]),
  ];
  return `<p style="border-top:1px solid #ddd;color:#555;font-size:13px;margin-top:32px;padding-top:12px">${lines.join('<br>\n')}</p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
