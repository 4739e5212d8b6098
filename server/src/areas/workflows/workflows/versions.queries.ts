import type { WorkflowId } from '@parley/contract/ids';
import type { WorkflowPins, WorkflowVersion, WorkflowVersionSource } from '@parley/contract/resources/workflow';
import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { WorkflowVersions } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Actor } from '#platform/http/principal.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { hashGraph } from './graph-hash.rules.ts';
import type { VersionUse } from './usage.queries.ts';
import { workflowVersionNotFound } from './workflows.errors.ts';
import { authorOf, readGraph, type WorkflowHead } from './workflows.queries.ts';

/** A published version, which never changes. */
export interface StoredVersion {
  workflowId: WorkflowId;
  number: number;
  graph: WorkflowDefinition;
  pins: WorkflowPins;
  contains: string[];
  waits: boolean;
}

const summaryColumns = ['number', 'source', 'rolled_back_to', 'note', 'author', 'sha256', 'created_at'] as const;
export type VersionSummaryRow = Pick<Selectable<WorkflowVersions>, (typeof summaryColumns)[number]>;
const versionColumns = [...summaryColumns, 'workflow_id', 'graph', 'pins', 'contains', 'waits'] as const;
export type VersionRow = Pick<Selectable<WorkflowVersions>, (typeof versionColumns)[number]>;

export function readVersion(row: VersionRow): StoredVersion {
  return {
    workflowId: row.workflow_id as WorkflowId,
    number: row.number,
    graph: readGraph(row.graph),
    pins: row.pins as unknown as WorkflowPins,
    contains: row.contains,
    waits: row.waits,
  };
}

/** Finds a version, also of a deleted workflow: conversations finish on the version they began with. */
export async function findVersion(tx: Tx, workflowId: WorkflowId, number: number): Promise<VersionRow | null> {
  const row = await tx
    .selectFrom('workflow_versions')
    .select(versionColumns)
    .where('workflow_id', '=', workflowId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/** Gets a version of a found workflow; refuses with the newest number when it is missing. */
export async function getVersion(
  tx: Tx,
  workflow: Pick<WorkflowHead, 'id' | 'publishedVersion'>,
  number: number,
): Promise<VersionRow> {
  const row = await findVersion(tx, workflow.id, number);
  if (!row) throw workflowVersionNotFound({ number, newest: workflow.publishedVersion });
  return row;
}

/** Lists versions older than `before`, newest first. */
export function listVersions(
  tx: Tx,
  workflowId: WorkflowId,
  page: { before: number | null; limit: number },
): Promise<VersionSummaryRow[]> {
  let query = tx.selectFrom('workflow_versions').select(summaryColumns).where('workflow_id', '=', workflowId);
  if (page.before !== null) query = query.where('number', '<', page.before);
  return query.orderBy('number', 'desc').limit(page.limit).execute();
}

/**
 * Inserts the next version and makes it the published one. Call with the workflow's row locked; numbers then have no gaps
 * and are never reused.
 */
export async function insertVersion(
  { tx, tenantId, actor, now, emit }: { tx: Tx; tenantId: string; actor: Actor; now: Date; emit: EmitEvent },
  workflow: WorkflowHead,
  version: Omit<StoredVersion, 'workflowId' | 'number'> & {
    source: WorkflowVersionSource;
    rolledBackTo: number | null;
    note: string;
  },
): Promise<VersionRow> {
  const number = (workflow.publishedVersion ?? 0) + 1;
  const sha256 = hashGraph(version.graph);
  const row = await tx
    .insertInto('workflow_versions')
    .values({
      tenant_id: tenantId,
      workflow_id: workflow.id,
      number,
      graph: JSON.stringify(version.graph),
      sha256,
      pins: JSON.stringify(version.pins),
      contains: version.contains,
      waits: version.waits,
      source: version.source,
      rolled_back_to: version.rolledBackTo,
      note: version.note,
      author: authorOf(actor),
      created_at: now,
    })
    .returning(versionColumns)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('workflows')
    .set({ published_version: number, published_sha256: sha256, published_at: now, updated_at: now })
    .where('id', '=', workflow.id)
    .execute();
  await emit('workflow.version.published', `workflow:${workflow.id}`, { workflow_id: workflow.id, version: number });
  return row;
}

export function presentSummary(
  row: VersionSummaryRow,
  uses: readonly VersionUse[],
): Omit<z.input<typeof WorkflowVersion>, 'graph' | 'pins'> {
  const use = uses.find(({ version }) => version === row.number);
  return {
    version: row.number,
    source: row.source as WorkflowVersionSource,
    rolled_back_to: row.rolled_back_to,
    note: row.note,
    author: row.author as unknown as Actor,
    sha256: row.sha256,
    created_at: row.created_at.toISOString(),
    agents: use?.agents ?? 0,
    running_conversations: use?.running_conversations ?? 0,
  };
}

export function presentVersion(row: VersionRow, uses: readonly VersionUse[]): z.input<typeof WorkflowVersion> {
  const { graph, pins } = readVersion(row);
  return { ...presentSummary(row, uses), graph, pins };
}
