import type { KnowledgeBaseFileId } from '@parley/contract/ids';
import { KnowledgeBaseFileDetail, KnowledgeBaseFileUpdate } from '@parley/contract/resources/knowledge-base';
import type { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { findDocuments, presentDocument } from './documents.queries.ts';
import { getSourceForUpdate } from './get-source.ts';
import { notOfThisKind } from './knowledge.errors.ts';
import { exampleAgentId, exampleDocument, exampleFileId, queuedUrl } from './knowledge.examples.ts';
import { fileParams, operation } from './knowledge.operation.ts';
import { replaceText } from './replace-text.ts';
import { nextVisitAt } from './schedule.rules.ts';
import { changeSource, presentSource, type SourceRow } from './sources.queries.ts';

/** Changes a source: its name, the text it is, or when it is visited. */
export const updateKnowledgeBaseFile = operation({
  method: 'PATCH',
  path: '/api/agents/{agentId}/knowledge-base/files/{fileId}',
  id: 'updateKnowledgeBaseFile',
  summary: 'Change a file',
  description:
    'A new `text` replaces a pasted one: the agent answers from the old one until the new one is read, then from the new one alone. A new `schedule` counts from the last visit.',
  access: apiKey('kb:write'),
  audit: 'knowledge.update',
  maxBodyBytes: 1024 * 1024,
  params: fileParams,
  body: KnowledgeBaseFileUpdate,
  answer: { status: 200, schema: KnowledgeBaseFileDetail },
  refusals: ['not_found', 'conflict', 'insufficient_storage'],
  example: {
    params: { agentId: exampleAgentId, fileId: exampleFileId },
    body: { schedule: 'weekly' },
    answer: { ...queuedUrl, documents: [exampleDocument] },
  },
  async run(context) {
    const { tx, params, body, now, audit } = context;
    let row = await getSourceForUpdate(tx, params);
    const changed = changedFields(row, body);
    refuseForeignFields(row, changed);
    const { text } = body;
    const contentId = row.content_id;
    if (text !== undefined) row = await replaceText(context, row, text);
    if (Object.keys(changed).length > 0) {
      const visits = changed.schedule === undefined ? {} : visitsOf(row, changed.schedule, now);
      row = await changeSource(tx, row.id as KnowledgeBaseFileId, { ...changed, ...visits, updated_at: now });
    }
    const fields = [...Object.keys(changed), ...(row.content_id === contentId ? [] : ['text'])];
    audit.details({ agent_id: params.agentId, fields });
    if (fields.length === 0) audit.nothingChanged();
    const documents = await findDocuments(tx, params.fileId);
    return { ...presentSource(row), documents: documents.map(presentDocument) };
  },
});

type Fields = Omit<z.infer<typeof KnowledgeBaseFileUpdate>, 'text'>;

/** Fields whose value is another than the source's: one that was read is written back without effect. */
function changedFields(row: SourceRow, { name, schedule, max_pages: maxPages }: Fields): Fields {
  return {
    ...(name === undefined || name === row.name ? {} : { name }),
    ...(schedule === undefined || schedule === row.schedule ? {} : { schedule }),
    ...(maxPages === undefined || maxPages === row.max_pages ? {} : { max_pages: maxPages }),
  };
}

function refuseForeignFields(row: SourceRow, changed: Fields): void {
  if (changed.schedule !== undefined && row.url === null) throw notOfThisKind.schedule('/schedule');
  if (changed.max_pages !== undefined && (row.kind !== 'site' || changed.max_pages === null))
    throw notOfThisKind.max_pages('/max_pages');
}

/** Next visit by a new schedule; one that is overdue by it comes now, and work in progress goes on. */
function visitsOf(row: SourceRow, schedule: string, now: Date) {
  const next = nextVisitAt(schedule, row.visited_at ?? now);
  const isWorking = row.status === 'queued' || row.status === 'indexing';
  return { next_visit_at: next, ...(isWorking ? {} : { due_at: next }) };
}
