import { CrawlGenerateRequest, GeneratedFromWebsite } from '@parley/contract/resources/ai-assist';
import { noOwnWords } from '#areas/assist/composer';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleGeneratedAgent, examplePages } from './agent-writing.examples.ts';
import { engineHeader, operation } from './agent-writing.operation.ts';
import { presentPages } from './present-pages.ts';
import { readWebsite } from './read-website.ts';
import { writeAgent } from './write-agent.ts';

/** Crawls a website and writes an agent from it. */
export const crawlGenerate = operation({
  method: 'POST',
  path: '/api/ai-tools/crawl-generate',
  id: 'crawlGenerate',
  summary: 'Crawl a website and generate a prompt',
  description:
    'Reads at most 25 pages in at most 30 s, as robots.txt allows and at one request a second. Text of the website becomes facts, never instructions. Nothing is stored. The header `X-Assist-Engine` names the model that has written the agent, or `builtin`.',
  access: apiKey('ai:write'),
  audit: 'assist.generate_agent',
  requestsPerMinute: 10,
  body: CrawlGenerateRequest,
  answer: { status: 200, schema: GeneratedFromWebsite },
  refusals: ['model_failed'],
  example: {
    body: { url: 'https://harbourcycles.example', language: 'en' },
    answer: {
      ...exampleGeneratedAgent,
      language: 'en',
      sources: [
        { section: 'Opening hours', text: 'Monday to Friday: 09:00–18:00.', url: 'https://harbourcycles.example/' },
      ],
      pages: examplePages,
      ended: 'complete',
    },
  },
  transaction: 'none',
  async run({ body, tenantId, deps, headers, request, log, audit }) {
    const website = await readWebsite(deps, body.url, request.closed);
    const language = body.language ?? website.language ?? 'en';
    const { title, description } = website;
    const start = { title, description, content: '', source: { kind: 'page' as const, url: website.url } };
    const context = { model: deps.models.ofInstallation(tenantId), closed: request.closed, log };
    const agent = await writeAgent(context, {
      language,
      own: noOwnWords(),
      website: [start, ...website.texts],
      facts: website.facts,
    });
    headers.set(engineHeader, agent.engine);
    audit.details({ engine: agent.engine });
    return {
      success: true as const,
      prompt: agent.prompt,
      agentName: agent.agentName,
      greeting: agent.greeting,
      language,
      sources: agent.parts.map(({ section, text, source }) => ({
        section,
        text,
        url: source.kind === 'page' ? source.url : null,
      })),
      pages: presentPages(website.report),
      ended: website.report.ended,
    };
  },
});
