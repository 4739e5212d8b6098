import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import { AgentId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { PublicWidgetConfig } from '@parley/contract/resources/chat-widget';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { agentNotFound, findAgentAnywhere, getAgent } from '#areas/agents/agents';
import type { BrandDirectory } from '#areas/business/branding';
import { findWidgetConfig, frameAncestors, getTenantOfAgent } from '#areas/conversations/widget';
import type { Database } from '#db/open.ts';
import type { MissingPage } from '#platform/http/responses/missing-page.ts';
import { mountConsolePages } from './console-pages.ts';
import { readDemo } from './first-run.ts';
import { mountWidgetScript } from './widget-script.ts';

const webRoot = fileURLToPath(new URL('../../../widget/dist', import.meta.url));

/** Content Security Policy of our own pages, which load only from here. `ancestors`: sites that may frame them. */
const pagePolicy = (ancestors: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: https:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
/** The API reference has an inline script and inline styles; still nothing from other origins. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'";

/**
 * Mounts the pages for people: the demo at `/`, first steps at `/guide`, a chat at `/chat/{agentId}`, the console, the
 * API reference, and their files.
 */
export async function mountWebPages(
  server: FastifyInstance,
  deps: {
    db: Database;
    brands: BrandDirectory;
    publicUrl: string | undefined;
    describeApi: () => Record<string, unknown>;
  },
): Promise<void> {
  const [home, chat, guide] = await Promise.all([
    readPage('home.html'),
    readPage('chat-page.html'),
    readPage('guide.html'),
  ]);

  await server.register(staticFiles, { root: webRoot, serve: false, cacheControl: false });
  await mountWidgetScript(server, join(webRoot, 'widget.js'));
  for (const script of ['more.js', 'voice.js', 'voice-worklet.js']) {
    server.get(`/${script}`, (_request, reply) => sendAsset(reply, script, 'public, max-age=300'));
  }
  for (const folder of ['widget-assets', 'widget-texts']) {
    server.get<{ Params: { '*': string } }>(`/${folder}/*`, (request, reply) =>
      sendAsset(reply, `${folder}/${request.params['*']}`, 'public, max-age=300'),
    );
  }

  await mountConsolePages(server, deps);
  // Common paths under which newcomers look for the console.
  for (const path of ['/login', '/log-in', '/signin', '/sign-in', '/admin', '/dashboard']) {
    server.get(path, (_request, reply) => reply.redirect('/console'));
  }
  server.get('/favicon.ico', async (request, reply) => {
    const { brand } = await deps.brands.atHost(request.host);
    if (brand.icon_url !== null) return reply.redirect(brand.icon_url);
    return sendAsset(reply, iconOf(home), 'public, max-age=86400');
  });
  server.get('/guide', (request, reply) =>
    sendPage(
      reply,
      fillTemplate(guide, { origin: deps.publicUrl?.replace(/\/+$/, '') ?? `${request.protocol}://${request.host}` }),
    ),
  );

  server.get('/', async (request, reply) => {
    // The demo is the installation's; a reseller's customers look for the sign-in.
    if ((await deps.brands.atHost(request.host)).resellerId !== null) return reply.redirect('/console');
    const demo = await readDemo(deps.db.platform);
    const agent = demo && (await findAgentAnywhere(deps.db.platform, demo.agentId));
    if (!demo || !agent) return reply.redirect('/docs');
    return sendPage(reply, fillPage(home, demo.agentId, agent.config));
  });
  server.get<{ Params: { agentId: string }; Querystring: Record<string, unknown> }>(
    '/chat/:agentId',
    async (request, reply) => {
      const { agent, widget } = await findChatPage(deps.db, request.params.agentId);
      const html = fillPage(chat, widget.agent_id, agent, {
        agent_name: widget.agent_display_name,
        ...languageOf(request.query['lang'], agent),
        page_class: request.query['embed'] === '1' ? 'chat-page is-embedded' : 'chat-page',
      });
      return sendPage(reply, html, frameAncestors(widget.allowed_domains));
    },
  );

  let openApi: string | undefined;
  server.get('/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(deps.describeApi());
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(openApi);
  });
  server.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/docs')) reply.header('content-security-policy', docsPolicy);
  });
  const { default: reference } = await import('@scalar/fastify-api-reference');
  await server.register(reference, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Parley API',
      withDefaultFonts: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      telemetry: false,
      authentication: { preferredSecurityScheme: 'apiKey' },
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  } as Parameters<typeof server.register>[1]);
}

/** Reads the 404 page for browsers, as `missingPage` of the server. */
export async function readMissingPage(): Promise<MissingPage> {
  return { html: await readPage('missing.html'), headers: pageHeaders() };
}

/** Icon of our pages: its name contains a hash. */
function iconOf(page: string): string {
  return /rel="icon" href="\/([^"]+)"/.exec(page)?.[1] ?? '';
}

function readPage(name: string): Promise<string> {
  return readFile(join(webRoot, name), 'utf8');
}

/** Files below folders, none of which begins with a dot: a path traversal is answered 404. */
const assetPath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

function sendAsset(reply: FastifyReply, path: string, cacheControl: string): FastifyReply | void {
  if (!assetPath.test(path)) return reply.callNotFound();
  reply.header('access-control-allow-origin', '*').header('cache-control', cacheControl);
  return reply.sendFile(path);
}

function sendPage(reply: FastifyReply, html: string, ancestors?: string): FastifyReply {
  return reply.headers(pageHeaders(ancestors)).type('text/html; charset=utf-8').send(html);
}

function pageHeaders(ancestors = "'none'"): Record<string, string> {
  return { 'content-security-policy': pagePolicy(ancestors), 'cache-control': 'no-cache' };
}

/** Finds a page's agent and its widget configuration. Refuses an unknown id. */
async function findChatPage(db: Database, id: string): Promise<{ agent: AgentConfig; widget: PublicWidgetConfig }> {
  const agentId = AgentId.safeParse(id);
  if (!agentId.success) throw agentNotFound();
  const tenantId = await getTenantOfAgent(db, agentId.data);
  return db.app.inTenant(tenantId, async (tx) => {
    const { config: agent } = await getAgent(tx, agentId.data);
    return { agent, widget: await findWidgetConfig(tx, { agentId: agentId.data, agent }) };
  });
}

/** Language of a page: that of `?lang=` when it is a language tag, else the agent's. */
function languageOf(asked: unknown, agent: AgentConfig): { language: string; direction: string } {
  const isTag = typeof asked === 'string' && /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,4}$/i.test(asked);
  const language = isTag ? asked : agent.language;
  const isRightToLeft = rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '');
  return { language, direction: isRightToLeft ? 'rtl' : 'ltr' };
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi']);

function fillPage(template: string, agentId: AgentId, agent: AgentConfig, more: Record<string, string> = {}): string {
  const language = more['language'] ?? agent.language;
  const values: Record<string, string> = {
    agent_id: agentId,
    agent_name: agent.name,
    language,
    model_note: modelNote(agent),
    ...(wayTexts[language.slice(0, 2).toLowerCase()] ?? wayTexts['en']),
    ...more,
  };
  return fillTemplate(template, values);
}

function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

/** Labels of both channels to an agent, by language. */
const wayTexts: Record<
  string,
  Record<
    'chat_label' | 'talk_label' | 'talk_failed' | 'recognizer_downloading' | 'recognizer_failed' | 'recognizer_ready',
    string
  >
> = {
  en: {
    chat_label: 'Chat',
    talk_label: 'Talk',
    talk_failed: 'Talking cannot be loaded just now. Please reload the page.',
    recognizer_downloading:
      'Open speech recognition is being downloaded: [done] of [total] MB. Until then the agent understands a limited vocabulary.',
    recognizer_failed: 'Open speech recognition could not be downloaded. The agent understands a limited vocabulary.',
    recognizer_ready: 'Open speech recognition is ready. It is used from the next call on.',
  },
  sv: {
    chat_label: 'Chatta',
    talk_label: 'Prata',
    talk_failed: 'Samtal kan inte laddas just nu. Ladda om sidan.',
    recognizer_downloading:
      'Öppen taligenkänning laddas ner: [done] av [total] MB. Till dess förstår agenten ett begränsat ordförråd.',
    recognizer_failed: 'Öppen taligenkänning kunde inte laddas ner. Agenten förstår ett begränsat ordförråd.',
    recognizer_ready: 'Öppen taligenkänning är klar. Den används från och med nästa samtal.',
  },
  de: {
    chat_label: 'Chatten',
    talk_label: 'Sprechen',
    talk_failed: 'Sprechen kann gerade nicht geladen werden. Bitte die Seite neu laden.',
    recognizer_downloading:
      'Die offene Spracherkennung wird heruntergeladen: [done] von [total] MB. Bis dahin versteht der Agent einen begrenzten Wortschatz.',
    recognizer_failed:
      'Die offene Spracherkennung konnte nicht heruntergeladen werden. Der Agent versteht einen begrenzten Wortschatz.',
    recognizer_ready: 'Die offene Spracherkennung ist bereit. Sie gilt ab dem nächsten Gespräch.',
  },
  fr: {
    chat_label: 'Écrire',
    talk_label: 'Parler',
    talk_failed: 'La voix ne peut pas être chargée pour le moment. Veuillez recharger la page.',
    recognizer_downloading:
      'La reconnaissance vocale ouverte est en cours de téléchargement : [done] sur [total] Mo. D’ici là, l’agent comprend un vocabulaire limité.',
    recognizer_failed:
      'La reconnaissance vocale ouverte n’a pas pu être téléchargée. L’agent comprend un vocabulaire limité.',
    recognizer_ready: 'La reconnaissance vocale ouverte est prête. Elle s’applique dès le prochain appel.',
  },
  es: {
    chat_label: 'Escribir',
    talk_label: 'Hablar',
    talk_failed: 'Ahora no se puede cargar la voz. Recargue la página.',
    recognizer_downloading:
      'Se está descargando el reconocimiento de voz abierto: [done] de [total] MB. Hasta entonces el agente entiende un vocabulario limitado.',
    recognizer_failed:
      'No se pudo descargar el reconocimiento de voz abierto. El agente entiende un vocabulario limitado.',
    recognizer_ready: 'El reconocimiento de voz abierto está listo. Se usa a partir de la próxima llamada.',
  },
};

function modelNote(agent: AgentConfig): string {
  return agent.llm.provider === 'builtin'
    ? "Answers come from Parley's built-in model. It needs no account and knows only what this agent was told; with a model of a vendor or of your own, agents converse freely."
    : `Answers come from ${agent.llm.provider} ${agent.llm.model}.`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
