import { isDeepStrictEqual } from 'node:util';
import type { TenantId, WorkflowId } from '@parley/contract/ids';
import type { Workflow } from '@parley/contract/resources/workflow';
import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import type { Tx } from '#db/tenant-scope.ts';
import type { AnswerHeaders, AuditRecorder, RequestFacts } from '#platform/http/operation.ts';
import type { Actor } from '#platform/http/principal.ts';
import { answerWorkflow } from './present-workflow.ts';
import { revisionMismatch } from './workflows.errors.ts';
import type { WorkflowsDeps } from './workflows.operation.ts';
import { getWorkflowForUpdate, type StoredWorkflow, writeDraft } from './workflows.queries.ts';

/** Part of an operation's context that an edit uses. */
export interface EditContext {
  tx: Tx;
  tenantId: TenantId;
  actor: Actor;
  now: Date;
  request: RequestFacts;
  headers: AnswerHeaders;
  audit: AuditRecorder;
  deps: WorkflowsDeps;
}

/** Editable part of a workflow. */
export interface Editable {
  name: string;
  description: string;
  draft: WorkflowDefinition;
}

/** Gets the workflow under a row lock; refuses (412) when `If-Match` names another revision. */
export async function getToEdit({ tx, request }: EditContext, id: WorkflowId): Promise<StoredWorkflow> {
  const workflow = await getWorkflowForUpdate(tx, id);
  if (request.ifMatch !== null && request.ifMatch !== workflow.revision) {
    throw revisionMismatch({
      expected: request.ifMatch,
      current: workflow.revision,
      by: workflow.draftUpdatedBy,
      at: workflow.draftUpdatedAt,
    });
  }
  return workflow;
}

/** Writes an edit under the next revision and answers with the workflow. An edit without effect changes nothing. */
export async function writeEdit(context: EditContext, before: StoredWorkflow, after: Editable): Promise<Workflow> {
  const { tx, audit } = context;
  const fields = (['name', 'description', 'draft'] as const).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  if (fields.length === 0) {
    audit.nothingChanged();
  } else {
    await writeDraft(context, before, after);
    audit.details({ revision: before.revision + 1, changed_fields: fields });
  }
  return answerWorkflow({ ...context, tx }, before.id);
}
