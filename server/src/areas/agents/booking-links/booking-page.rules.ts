import { createHash } from 'node:crypto';
import type { MailLanguage } from '#areas/platform/mail';
import { type BookingPageWords, bookingPageWords } from './booking-page-words.rules.ts';

/** Free times of one day, as they are shown. */
export interface DayOfTimes {
  day: string;
  times: { startsAt: string; time: string }[];
}

/** Content of the page of a booking. Texts are unescaped. */
export interface BookingPage {
  language: MailLanguage;
  brand: { color: string; logoUrl: string | null; name: string };
  business: string;
  title: string;
  when: string;
  timezone: string;
  location: string;
  name: string;
  state: 'open' | 'too_late' | 'off' | 'cancelled';
  news: 'moved' | 'taken' | 'failed' | null;
  step:
    | { kind: 'show' }
    | { kind: 'cancel' }
    | { kind: 'times'; days: DayOfTimes[]; earlier: string | null; later: string | null };
  /** Address of the page with these values in its query. */
  link(query: Record<string, string>): string;
}

const styleOf = (color: string) =>
  `:root{color-scheme:light dark}body{background:#fff;color:#15181e;font:17px/1.5 system-ui,sans-serif;margin:0 auto;max-width:34rem;padding:32px 20px 64px}img{max-height:48px;max-width:220px}h1{font-size:1.5rem;line-height:1.25;margin:24px 0 8px}h2{font-size:1.15rem;margin:28px 0 8px}dl{border-bottom:1px solid #d4d8df;border-top:1px solid #d4d8df;margin:16px 0;padding:12px 0}dt{color:#555b66;font-size:.875rem}dd{margin:0 0 10px;overflow-wrap:anywhere}.news{border-left:4px solid ${color};padding:4px 12px}nav,.actions{display:flex;flex-wrap:wrap;gap:12px;margin:20px 0}a{color:inherit}.button,button{background:${color};border:1px solid ${color};border-radius:8px;box-sizing:border-box;color:#fff;cursor:pointer;display:inline-block;font:inherit;min-height:44px;padding:9px 18px;text-decoration:none}.quiet{background:none;border-color:#767c88;color:inherit}fieldset{border:0;margin:0 0 16px;padding:0}legend{font-weight:600;padding:0 0 6px}.times{display:flex;flex-wrap:wrap;gap:8px}.times label{align-items:center;border:1px solid #767c88;border-radius:8px;cursor:pointer;display:flex;gap:6px;min-height:44px;padding:0 14px}.times label:has(:checked){border-color:${color};box-shadow:inset 0 0 0 1px ${color}}a:focus-visible,button:focus-visible,label:has(:focus-visible){outline:3px solid #7aa7ff;outline-offset:2px}.zone{color:#555b66;font-size:.875rem}@media(prefers-color-scheme:dark){body{background:#14161a;color:#eceef2}dl{border-color:#3a3f49}dt,.zone{color:#aab0bb}}`;

/** Headers of a page: it loads nothing but a logo, and its address, which has the token, goes nowhere. */
export function bookingPageHeaders(color: string): Record<string, string> {
  const style = createHash('sha256').update(styleOf(color)).digest('base64');
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}

/** Colour of a page without a brand. */
export const plainColor = '#1f4fd8';

/** Page of a link that is not valid, with the same words for every reason. */
export function invalidLinkPage(language: MailLanguage): string {
  const words = bookingPageWords[language];
  return layOut({ language, color: plainColor, title: words.heading }, [
    `<h1>${words.heading}</h1>`,
    `<p>${words.invalid}</p>`,
  ]);
}

/** Page of a booking, without scripts: links and forms lead to the same address. */
export function bookingPage(page: BookingPage): string {
  const words = bookingPageWords[page.language];
  const { brand, language } = page;
  const color = brand.color;
  return layOut({ language, color, title: `${words.heading} · ${page.title}` }, [
    ...(brand.logoUrl === null ? [] : [`<p><img src="${escape(brand.logoUrl)}" alt="${escape(brand.name)}"></p>`]),
    `<h1>${escape(page.title)}</h1>`,
    ...newsOf(page, words),
    factsOf(page, words),
    ...stepOf(page, words),
  ]);
}

function layOut(head: { language: MailLanguage; color: string; title: string }, body: string[]): string {
  return [
    `<!doctype html>\n<html lang="${head.language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(head.title)}</title><style>${styleOf(head.color)}</style></head>`,
    '<body><main>',
    ...body,
    '</main></body>\n</html>\n',
  ].join('\n');
}

function newsOf({ news, state }: BookingPage, words: BookingPageWords): string[] {
  if (state === 'cancelled') return [`<p class="news" role="status">${words.cancelled}</p>`];
  if (news === null) return [];
  return [`<p class="news" role="${news === 'moved' ? 'status' : 'alert'}">${words[news]}</p>`];
}

function factsOf({ when, location, name }: BookingPage, words: BookingPageWords): string {
  const facts: [string, string][] = [
    [words.when, when],
    ...(location === '' ? [] : [[words.where, location] as [string, string]]),
    [words.name, name],
  ];
  return `<dl>${facts.map(([term, fact]) => `<dt>${term}</dt><dd>${escape(fact)}</dd>`).join('')}</dl>`;
}

function stepOf(page: BookingPage, words: BookingPageWords): string[] {
  if (page.state === 'too_late') return [`<p>${escape(words.tooLate(page.business))}</p>`];
  if (page.state !== 'open') return [];
  const back = escape(page.link({}));
  switch (page.step.kind) {
    case 'show':
      return [
        '<div class="actions">',
        `<a class="button" href="${escape(page.link({ step: 'times' }))}">${words.move}</a>`,
        `<a class="button quiet" href="${escape(page.link({ step: 'cancel' }))}">${words.cancel}</a>`,
        '</div>',
      ];
    case 'cancel':
      return [
        `<h2>${words.question}</h2>`,
        '<form method="post" class="actions"><input type="hidden" name="action" value="cancel">',
        `<button>${words.confirmCancel}</button><a class="button quiet" href="${back}">${words.keep}</a></form>`,
      ];
    case 'times':
      return timesOf(page, page.step, words);
  }
}

function timesOf(
  page: BookingPage,
  { days, earlier, later }: Extract<BookingPage['step'], { kind: 'times' }>,
  words: BookingPageWords,
): string[] {
  const turn = (from: string | null, label: string) =>
    from === null ? [] : [`<a href="${escape(page.link({ step: 'times', from }))}">${label}</a>`];
  const back = `<a class="button quiet" href="${escape(page.link({}))}">${words.back}</a>`;
  return [
    `<h2>${words.times}</h2>`,
    `<p class="zone">${escape(words.timesOf(page.timezone))}</p>`,
    `<nav aria-label="${words.times}">${[...turn(earlier, words.earlier), ...turn(later, words.later)].join('')}</nav>`,
    ...(days.length === 0 ? [`<p>${words.noTimes}</p>`, `<div class="actions">${back}</div>`] : []),
    ...(days.length === 0
      ? []
      : [
          '<form method="post"><input type="hidden" name="action" value="move">',
          ...days.map(dayOf),
          `<div class="actions"><button>${words.confirmMove}</button>${back}</div></form>`,
        ]),
  ];
}

function dayOf({ day, times }: DayOfTimes): string {
  const choices = times.map(
    ({ startsAt, time }) =>
      `<label><input type="radio" name="starts_at" value="${escape(startsAt)}" required> ${escape(time)}</label>`,
  );
  return `<fieldset><legend>${escape(day)}</legend><div class="times">${choices.join('')}</div></fieldset>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
