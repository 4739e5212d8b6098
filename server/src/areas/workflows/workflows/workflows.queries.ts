import type { TenantId, WorkflowId } from '@parley/contract/ids';
import { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import type { Selectable } from 'kysely';
import type { Workflows } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Actor } from '#platform/http/principal.ts';
import { hashGraph } from './graph-hash.rules.ts';
import { workflowNotFound } from './workflows.errors.ts';

/** Workflow without its draft. */
export interface WorkflowHead {
  id: WorkflowId;
  name: string;
  description: string;
  revision: number;
  draftSha256: string;
  draftUpdatedAt: Date;
  draftUpdatedBy: Actor;
  publishedVersion: number | null;
  publishedSha256: string | null;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface StoredWorkflow extends WorkflowHead {
  draft: WorkflowDefinition;
}

export const headColumns = [
  'id',
  'name',
  'description',
  'revision',
  'draft_sha256',
  'draft_updated_at',
  'draft_updated_by',
  'published_version',
  'published_sha256',
  'published_at',
  'created_at',
  'updated_at',
] as const;

export function readHead(row: Pick<Selectable<Workflows>, (typeof headColumns)[number]>): WorkflowHead {
  return {
    id: row.id as WorkflowId,
    name: row.name,
    description: row.description,
    revision: row.revision,
    draftSha256: row.draft_sha256,
    draftUpdatedAt: row.draft_updated_at,
    draftUpdatedBy: row.draft_updated_by as unknown as Actor,
    publishedVersion: row.published_version,
    publishedSha256: row.published_sha256,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Parses a stored graph; fields added in later versions of Parley get their defaults. */
export const readGraph = (graph: unknown): WorkflowDefinition => WorkflowDefinition.parse(graph);

const workflowRow = (tx: Tx, id: WorkflowId) =>
  tx
    .selectFrom('workflows')
    .select([...headColumns, 'draft'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

/** Gets the workflow; refuses (404) when it is missing or deleted. */
export async function getWorkflow(tx: Tx, id: WorkflowId): Promise<StoredWorkflow> {
  const row = await workflowRow(tx, id).executeTakeFirst();
  if (!row) throw workflowNotFound();
  return { ...readHead(row), draft: readGraph(row.draft) };
}

/** Gets the workflow under a row lock until the transaction ends. */
export async function getWorkflowForUpdate(tx: Tx, id: WorkflowId): Promise<StoredWorkflow> {
  const row = await workflowRow(tx, id).forUpdate().executeTakeFirst();
  if (!row) throw workflowNotFound();
  return { ...readHead(row), draft: readGraph(row.draft) };
}

interface Change {
  tx: Tx;
  tenantId: TenantId;
  actor: Actor;
  now: Date;
}

/** Author as stored: without the key that acted for a person. */
export const authorOf = ({ kind, id, name }: Actor) => JSON.stringify({ kind, id, name });

export async function insertWorkflow(
  { tx, tenantId, actor, now }: Change,
  workflow: { id: WorkflowId; name: string; description: string; draft: WorkflowDefinition },
): Promise<void> {
  await tx
    .insertInto('workflows')
    .values({
      tenant_id: tenantId,
      id: workflow.id,
      name: workflow.name,
      description: workflow.description,
      draft: JSON.stringify(workflow.draft),
      draft_sha256: hashGraph(workflow.draft),
      revision: 1,
      draft_updated_at: now,
      draft_updated_by: authorOf(actor),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Writes the editable part under the next revision. Call with the row locked. */
export async function writeDraft(
  { tx, actor, now }: Change,
  before: StoredWorkflow,
  after: { name: string; description: string; draft: WorkflowDefinition },
): Promise<void> {
  await tx
    .updateTable('workflows')
    .set({
      name: after.name,
      description: after.description,
      draft: JSON.stringify(after.draft),
      draft_sha256: hashGraph(after.draft),
      revision: before.revision + 1,
      draft_updated_at: now,
      draft_updated_by: authorOf(actor),
      updated_at: now,
    })
    .where('id', '=', before.id)
    .execute();
}

export async function setDeleted(tx: Tx, id: WorkflowId, now: Date): Promise<void> {
  await tx.updateTable('workflows').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}
