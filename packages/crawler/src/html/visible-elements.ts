import type { PageDocument, PageElement } from './dom.ts';

/** Elements whose text is not shown, or not the page's own. */
const unseen =
  'script,style,noscript,template,iframe,frame,object,embed,applet,svg,math,canvas,audio,video,map,datalist,select,option,textarea,input,button[hidden],dialog:not([open]),[hidden],[aria-hidden="true"],[type="hidden"]';

const selectorsMax = 200;
/** A simple class or id selector with its declarations, outside media queries. */
const simpleRule = /(?:^|[}\s,])([.#][\w-]{1,60})\s*\{([^{}]{0,1000})\}/g;

/**
 * Removes what a visitor does not see: comments, hidden elements, tiny or transparent text, as far as inline style and
 * simple rules of the page's own style sheet say so. Returns the number of removed elements.
 */
export function removeUnseen(document: PageDocument): number {
  const hidden = hidingSelectors(document);
  const opened = panelsOf(document);
  let removed = 0;
  const remove = (element: PageElement) => {
    if (opened.has(element)) return;
    element.remove();
    removed += 1;
  };
  for (const element of document.querySelectorAll(unseen)) remove(element);
  for (const element of document.querySelectorAll('[style]')) {
    if (hides(element.getAttribute('style') ?? '')) remove(element);
  }
  for (const selector of hidden) for (const element of document.querySelectorAll(selector)) remove(element);
  removeComments(document);
  return removed;
}

/** Buttons and tabs that show a part of the text; those of menus and dialogs show none. */
const toggles = '[aria-expanded],[role="tab"][aria-controls]';
const frames = 'nav,header,footer,form,[role="navigation"],[role="dialog"],[role="menu"]';

/** Panels that a click of the visitor opens: answers of an accordion, texts behind tabs. */
function panelsOf(document: PageDocument): Set<PageElement> {
  const panels = new Set<PageElement>();
  const byId = new Map([...document.querySelectorAll('[id]')].map((element) => [element.id, element]));
  for (const toggle of document.querySelectorAll(toggles)) {
    if (toggle.closest(frames) !== null) continue;
    const named = byId.get(toggle.getAttribute('aria-controls') ?? '');
    const panel = named ?? toggle.nextElementSibling ?? toggle.parentElement?.nextElementSibling;
    const isText = panel != null && !/^(?:SCRIPT|STYLE|TEMPLATE|IFRAME|DIALOG|FORM|NAV)$/.test(panel.tagName);
    if (isText && panel.closest(frames) === null) panels.add(panel);
  }
  return panels;
}

function hidingSelectors(document: PageDocument): string[] {
  const found: string[] = [];
  for (const sheet of document.querySelectorAll('style')) {
    const css = (sheet.textContent ?? '').slice(0, 200_000).replace(/\/\*[^*]*\*\//g, '');
    for (const [, selector = '', declarations = ''] of withoutMedia(css).matchAll(simpleRule)) {
      if (hides(declarations) && found.length < selectorsMax) found.push(selector);
    }
  }
  return found;
}

/** The sheet without blocks that hold rules themselves; those apply to some screens only. */
function withoutMedia(css: string): string {
  let depth = 0;
  let skipsTo = -1;
  let kept = '';
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (character === '@' && depth === 0) skipsTo = 0;
    if (skipsTo < 0) kept += character;
    if (character === '{') depth += 1;
    if (character === '}') depth = Math.max(0, depth - 1);
    if (skipsTo === 0 && depth === 0 && (character === '}' || character === ';')) skipsTo = -1;
  }
  return kept;
}

const zero = '0*(?:\\.0*)?0*(?:px|em|rem|%|pt)?';
const hidingPatterns = [
  /(?:^|;)display:none/,
  /(?:^|;)visibility:(?:hidden|collapse)/,
  /(?:^|;)content-visibility:hidden/,
  /(?:^|;)opacity:0*(?:\.0\d*)?(?:;|!|$)/,
  /(?:^|;)font-size:(?:0*[0-3](?:\.\d+)?(?:px|pt)|0*(?:\.[0-2]\d*)?(?:r?em|%)?)(?:;|!|$)/,
  /(?:^|;)(?:left|top|right|bottom|text-indent|margin-left|margin-top):-\d{3,}/,
  /(?:^|;)color:(?:transparent|rgba\([^)]*,0*(?:\.0\d*)?\)|#[0-9a-f]{6}00|#[0-9a-f]{3}0)(?:;|!|$)/,
  /(?:^|;)clip:rect\((?:0|1px)/,
  /(?:^|;)clip-path:(?:inset\((?:50|100)%|circle\(0)/,
  /(?:^|;)transform:scale\(0\)/,
];
const emptyBox = new RegExp(`(?:^|;)(?:max-)?(?:height|width):(?:${zero}|1px)(?:;|!|$)`);

function hides(style: string): boolean {
  const css = style.slice(0, 2000).toLowerCase().replace(/\s+/g, '');
  if (hidingPatterns.some((pattern) => pattern.test(css))) return true;
  if (emptyBox.test(css) && /(?:^|;)overflow(?:-[xy])?:(?:hidden|clip)/.test(css)) return true;
  return hasSameColours(css);
}

/** Text in the colour of its background. */
function hasSameColours(css: string): boolean {
  const colour = /(?:^|;)color:([^;!]+)/.exec(css)?.[1];
  const background = /(?:^|;)background(?:-color)?:([^;!]+)/.exec(css)?.[1];
  return colour !== undefined && background !== undefined && colourOf(colour) === colourOf(background);
}

function colourOf(value: string): string {
  const named: Record<string, string> = { white: '#ffffff', black: '#000000' };
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return named[value] ?? value;
}

const commentNode = 8;

function removeComments(document: PageDocument): void {
  const open: { childNodes: ArrayLike<unknown> & Iterable<unknown> }[] = [document];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const child of [...node.childNodes] as (PageElement & { nodeType: number })[]) {
      if (child.nodeType === commentNode) child.remove();
      else if (child.childNodes.length > 0) open.push(child);
    }
  }
}
