import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';

const dist = new URL('../dist/', import.meta.url);
const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The policy of the pages we serve ourselves. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * `/queue?agent=` a page that calls `window.Parley` before the script is there;
 * `/host?agent=&dir=&lang=&scheme=&server=` a foreign page with the launcher, `/frame?...` one with the chat in its
 * place, `/chat/{agentId}` and `/` the built pages, everything else a built file.
 */
export function servePage(url: URL, response: ServerResponse): void {
  const [, first, agentId = ''] = url.pathname.split('/');
  if (first === 'queue') return html(response, queuePage(url), foreignPolicy(url));
  if (url.pathname === '/early.js')
    return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(early);
  if (first === 'host' || first === 'frame') return html(response, originNotAllowed(url), foreignPolicy(url));
  const values = {
    agent_id: url.searchParams.get('agent') ?? agentId,
    agent_name: 'Linda',
    language: 'en',
    chat_label: 'Chat',
    talk_label: 'Talk',
    talk_failed: '',
  };
  const note = 'Answers come from the built-in model, which knows only what this agent was told.';
  if (first === 'chat') return html(response, fillTemplate('chat-page.html', values), pagePolicy);
  if (first === '') return html(response, fillTemplate('home.html', { ...values, model_note: note }), pagePolicy);
  try {
    const body = readFileSync(new URL(`.${url.pathname}`, dist));
    response.writeHead(200, { 'content-type': contentTypes[extname(url.pathname)] ?? 'text/plain' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

const html = (response: ServerResponse, body: string, policy: string) =>
  void response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .end(body);

const fillTemplate = (name: string, values: Record<string, string>): string =>
  readFileSync(new URL(name, dist), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, key) => values[key] ?? '');

const foreignPolicy = (url: URL): string => {
  const server = url.searchParams.get('server') ?? "'self'";
  return `default-src 'none'; script-src ${server}; connect-src ${server}; style-src 'self'`;
};

function originNotAllowed({ pathname, searchParams }: URL): string {
  const get = (name: string, fallback = '') => searchParams.get(name) ?? fallback;
  const server = get('server');
  const script = `${server}/widget.js`;
  const isFrame = pathname === '/frame';
  const extra = ['texts', 'position', 'locale']
    .filter((name) => searchParams.has(name))
    .map((name) => `data-${name}="${get(name).replaceAll('"', '&quot;')}"`)
    .join(' ');
  return `<!doctype html>
<html lang="${get('lang', 'en')}" dir="${get('dir', 'ltr')}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  ${get('scheme') && `<meta name="color-scheme" content="${get('scheme')}">`}
  <title>A page of somebody else</title></head>
  <body>
    <main><h1>A page of somebody else</h1><p>With a strict policy.</p><button type="button">Of the page</button>
    ${isFrame ? `<parley-agent mode="inline" theme="${get('theme', 'auto')}" agent-id="${get('agent')}"></parley-agent>` : ''}</main>
    <script async src="${script}" ${isFrame ? '' : `data-agent-id="${get('agent')}" data-theme="${get('theme', 'auto')}" ${extra}`}></script>
  </body>
</html>`;
}

/** The snippet of docs/reference/widget.md, and calls that come before the script. */
const early = `
window.Parley ??= { q: [] };
for (const name of ['open', 'close', 'toggle', 'setUser', 'setVariables', 'on']) {
  Parley[name] ??= (...args) => {
    const call = [name, ...args];
    Parley.q.push(call);
    return () => (call.off ? call.off() : (call.length = 0));
  };
}
window.told = [];
Parley.on('open', () => told.push('never'))();
Parley.on('open', () => told.push('open'));
Parley.setUser({ name: 'Ada' });
Parley.open();
`;

const queuePage = ({ searchParams }: URL) => `<!doctype html>
<html lang="en"><head><title>A page that is early</title></head>
  <body><main><h1>Early</h1></main>
    <script src="/early.js"></script>
    <script async src="/widget.js" data-agent-id="${searchParams.get('agent')}"></script>
  </body>
</html>`;
