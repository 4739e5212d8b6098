import type { TenantId, WorkflowId } from '@parley/contract/ids';
import { loadWorkflowVersion } from '#areas/workflows/workflows';
import type { RunGraph } from '#brain/turn.ts';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { isModuleOff } from '#platform/http/access/account-state.ts';

/** Versions kept ready in a process; one of 200 nodes takes some 300 kB. */
const graphsMax = 300;

/** Published versions of workflows, as runs read them. */
export interface RunGraphs {
  /** Version null: the newest. Null where it is gone or was never published. */
  find(tenantId: TenantId, workflow: { workflowId: string; version: number | null }): Promise<RunGraph | null>;
  /** The version that a new run begins on; also null where the account does not have the module. */
  findForNewRun(tenantId: TenantId, workflow: { workflowId: string; version: number | null }): Promise<RunGraph | null>;
}

/** Reads versions once: they never change. */
export function createRunGraphs({ db }: { db: Database }): RunGraphs {
  const known = new Map<string, RunGraph>();
  const graphs: RunGraphs = {
    async findForNewRun(tenantId, workflow) {
      const isOff = await db.app.inTenant(tenantId, (tx) => isModuleOff(tx, tenantId, 'workflows'), {
        onlyReads: true,
      });
      return isOff ? null : graphs.find(tenantId, workflow);
    },
    async find(tenantId, { workflowId, version }) {
      const fixed = version === null ? undefined : known.get(keyOf(tenantId, workflowId, version));
      if (fixed) return fixed;
      const graph = await db.app.inTenant(
        tenantId,
        async (tx) => {
          const number = version ?? (await publishedVersion(tx, workflowId));
          if (number === null) return null;
          return known.get(keyOf(tenantId, workflowId, number)) ?? readGraph(tx, workflowId, number);
        },
        { onlyReads: true },
      );
      if (graph === null) return null;
      const key = keyOf(tenantId, workflowId, graph.version ?? 0);
      known.delete(key);
      known.set(key, graph);
      if (known.size > graphsMax) known.delete(known.keys().next().value as string);
      return graph;
    },
  };
  return graphs;
}

const keyOf = (tenantId: TenantId, workflowId: string, version: number) => `${tenantId} ${workflowId} ${version}`;

async function publishedVersion(tx: Tx, workflowId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('workflows')
    .select('published_version')
    .where('id', '=', workflowId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.published_version ?? null;
}

async function readGraph(tx: Tx, workflowId: string, version: number): Promise<RunGraph | null> {
  const stored = await loadWorkflowVersion(tx, workflowId as WorkflowId, version);
  return stored && { workflowId, version, graph: stored.graph, pins: stored.pins };
}
