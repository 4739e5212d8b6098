import type { EmailLanguage } from '@parley/contract/resources/email-template';
import { newsletterWords } from './newsletter-words.rules.ts';

type UnsubscribePage =
  | { kind: 'ask' | 'done'; brand: string; color: string; language: EmailLanguage }
  | { kind: 'invalid' };

/** Headers of the page: it loads nothing, and its address, which has the token, goes nowhere. */
export const unsubscribePageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Page of a link to unsubscribe. The button posts to the same address: programs that only open links change nothing. */
export function unsubscribePage(page: UnsubscribePage): string {
  const language = page.kind === 'invalid' ? 'en' : page.language;
  const words = newsletterWords[language];
  const color = page.kind === 'invalid' ? '#1f4fd8' : page.color;
  return [
    `<!doctype html>\n<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${words.unsubscribe}</title>`,
    `<style>:root{color-scheme:light dark}body{background:Canvas;color:CanvasText;font:18px/1.5 system-ui,sans-serif;margin:15vh auto 0;max-width:32rem;padding:0 24px}h1{font-size:1.6rem;line-height:1.25}button{background:${color};border:0;border-radius:6px;color:#fff;cursor:pointer;font:inherit;padding:10px 18px}</style>`,
    '</head>\n<body><main>',
    `<h1>${words.unsubscribe}</h1>`,
    ...(page.kind === 'invalid' ? [`<p>${words.invalid}</p>`] : []),
    ...(page.kind === 'done' ? [`<p role="status">${words.done(escapeText(page.brand))}</p>`] : []),
    ...(page.kind === 'ask'
      ? [
          `<p>${words.question(escapeText(page.brand))}</p>`,
          `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click">`,
          `<button>${words.unsubscribe}</button></form>`,
        ]
      : []),
    '</main></body>\n</html>\n',
  ].join('\n');
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
