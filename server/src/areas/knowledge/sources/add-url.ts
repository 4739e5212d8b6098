import type { KnowledgeBaseFileId } from '@parley/contract/ids';
import { KnowledgeBaseFile, KnowledgeUrlCreate } from '@parley/contract/resources/knowledge-base';
import { getAgentToUse } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { findUrlFaults } from '#platform/tenant-urls/find-url-faults.ts';
import { orderedIfFailed, sourcesMax } from './add-content.ts';
import { answerAdded } from './answer-added.ts';
import { tooManySources, urlRefused } from './knowledge.errors.ts';
import { exampleAgentId, queuedUrl } from './knowledge.examples.ts';
import { agentParams, operation } from './knowledge.operation.ts';
import { canonicalPageUrl, nameOfUrl } from './page-url.rules.ts';
import { countSources, findSourceByUrl, insertSource } from './sources.queries.ts';

/** Adds a page or a site of the web to an agent's knowledge. */
export const addKnowledgeBaseUrl = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/knowledge-base/urls',
  id: 'addKnowledgeBaseUrl',
  summary: 'Add a page or a site',
  description:
    'One page, or with `site` the pages of its site by sitemap and links. robots.txt is followed, and a host is asked once a second. With a `schedule` it is visited again by itself: only what changed is read. The same address is one file of an agent: added again it answers 200, and is read again if that had failed.',
  access: apiKey('kb:write'),
  audit: 'knowledge.add',
  params: agentParams,
  body: KnowledgeUrlCreate,
  answer: { status: 202, schema: KnowledgeBaseFile, otherStatus: { 200: 'The agent has this address already' } },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { agentId: exampleAgentId },
    body: { url: 'https://www.example.com/', site: true, max_pages: 100, schedule: 'weekly' },
    answer: queuedUrl,
  },
  async run(context) {
    const { tx, tenantId, params, body, now, newId, deps } = context;
    const { agentId } = params;
    await getAgentToUse(tx, agentId);
    const faults = findUrlFaults(deps.egress, [{ path: '/url', url: body.url }]);
    if (faults.length > 0) throw urlRefused(faults);
    const url = canonicalPageUrl(body.url);
    const kind = body.site ? 'site' : 'url';
    const same = await findSourceByUrl(tx, agentId, { kind, url });
    if (same) return answerAdded(context, await orderedIfFailed(tx, same, now));
    if ((await countSources(tx, agentId)) >= sourcesMax) throw tooManySources(sourcesMax);
    const id = newId() as KnowledgeBaseFileId;
    const name = body.name ?? nameOfUrl(url);
    const origin = { kind, url, max_pages: body.site ? body.max_pages : null, schedule: body.schedule } as const;
    const row =
      (await insertSource(tx, { tenantId, id, agentId, name, now, origin })) ??
      (await findSourceByUrl(tx, agentId, { kind, url }));
    if (!row) throw new Error('A source with the same address was deleted meanwhile');
    return answerAdded(context, { row, isNew: row.id === id, isOrdered: row.id === id });
  },
});
