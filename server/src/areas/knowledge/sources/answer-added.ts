import type { KnowledgeBaseFile } from '@parley/contract/resources/knowledge-base';
import type { AnswerHeaders, AuditRecorder } from '#platform/http/operation.ts';
import type { AddedSource } from './add-content.ts';
import { presentSource } from './sources.queries.ts';

/** Answer of adding a source: 202 with the new one, 200 with the one there is. */
export function answerAdded(
  { audit, headers }: { audit: AuditRecorder; headers: AnswerHeaders },
  { row, isNew, isOrdered }: AddedSource,
): KnowledgeBaseFile {
  audit.resource(row.id);
  audit.details({ agent_id: row.agent_id, kind: row.kind });
  headers.set('location', `/api/agents/${row.agent_id}/knowledge-base/files/${row.id}`);
  if (!isNew) headers.status(200);
  if (!isOrdered) audit.nothingChanged();
  return presentSource(row);
}
