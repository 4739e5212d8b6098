import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import { AgentId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findAgentAnywhere } from '#areas/agents';
import type { Database } from '#db/open.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { mountConsolePages } from './console-pages.ts';
import { readDemo } from './first-run.ts';

const webRoot = fileURLToPath(new URL('../../../widget/dist', import.meta.url));

/** Our own pages load from here and nowhere else; nobody may frame them. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: https:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The reference page brings an inline script and inline styles; still nothing from outside. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'";

/** The pages people open: the demo at `/`, a chat at `/chat/{agentId}`, the console, the API reference, and their files. */
export async function mountWebPages(
  server: FastifyInstance,
  deps: { db: Database; openApi: Record<string, unknown> },
): Promise<void> {
  const [home, chat] = await Promise.all([readPage('home.html'), readPage('chat-page.html')]);

  await server.register(staticFiles, { root: webRoot, serve: false, cacheControl: false });
  for (const script of ['widget.js', 'voice.js', 'voice-worklet.js']) {
    server.get(`/${script}`, (_request, reply) => sendAsset(reply, script, 'public, max-age=300'));
  }
  for (const folder of ['widget-assets', 'widget-texts']) {
    server.get<{ Params: { '*': string } }>(`/${folder}/*`, (request, reply) =>
      sendAsset(reply, `${folder}/${request.params['*']}`, 'public, max-age=300'),
    );
  }

  await mountConsolePages(server);

  server.get('/', async (_request, reply) => {
    const demo = await readDemo(deps.db.platform);
    const agent = demo && (await findAgentAnywhere(deps.db.platform, demo.agentId));
    if (!demo || !agent) return reply.redirect('/docs');
    return sendPage(reply, fillPage(home, demo.agentId, agent.config));
  });
  server.get<{ Params: { agentId: string } }>('/chat/:agentId', async (request, reply) => {
    const id = AgentId.safeParse(request.params.agentId);
    const agent = id.success ? await findAgentAnywhere(deps.db.platform, id.data) : null;
    if (!id.success || !agent) throw new Refusal('not_found', 'There is no agent with this id');
    return sendPage(reply, fillPage(chat, id.data, agent.config));
  });

  server.get('/openapi.json', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(deps.openApi),
  );
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

function readPage(name: string): Promise<string> {
  return readFile(join(webRoot, name), 'utf8');
}

function sendAsset(reply: FastifyReply, path: string, cacheControl: string): FastifyReply {
  reply.header('access-control-allow-origin', '*').header('cache-control', cacheControl);
  return reply.sendFile(path);
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
}

function fillPage(template: string, agentId: AgentId, agent: AgentConfig): string {
  const values: Record<string, string> = {
    agent_id: agentId,
    agent_name: agent.name,
    language: agent.language,
    model_note: modelNote(agent),
    ...(wayTexts[agent.language.slice(0, 2)] ?? wayTexts['en']),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

/** What the two ways to an agent are called in its language. */
const wayTexts: Record<string, Record<'chat_label' | 'talk_label' | 'talk_failed', string>> = {
  en: {
    chat_label: 'Chat',
    talk_label: 'Talk',
    talk_failed: 'Talking cannot be loaded just now. Please reload the page.',
  },
  sv: { chat_label: 'Chatta', talk_label: 'Prata', talk_failed: 'Samtal kan inte laddas just nu. Ladda om sidan.' },
  de: {
    chat_label: 'Chatten',
    talk_label: 'Sprechen',
    talk_failed: 'Sprechen kann gerade nicht geladen werden. Bitte die Seite neu laden.',
  },
  fr: {
    chat_label: 'Écrire',
    talk_label: 'Parler',
    talk_failed: 'La voix ne peut pas être chargée pour le moment. Veuillez recharger la page.',
  },
  es: {
    chat_label: 'Escribir',
    talk_label: 'Hablar',
    talk_failed: 'Ahora no se puede cargar la voz. Recargue la página.',
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
