import type { AuditRecorder } from '#platform/http/operation.ts';
import { storeSecrets } from './agent-secrets.ts';
import type { AgentsDeps } from './agents.operation.ts';
import type { StoredAgent } from './agents.queries.ts';
import { changedFields, patchConfig } from './agents.rules.ts';
import { checkDestinations } from './check-destinations.ts';
import { checkUrls } from './check-urls.ts';
import { recordVersion, type VersionContext } from './versions.queries.ts';

interface ChangeContext extends VersionContext {
  newId(): string;
  audit: AuditRecorder;
  deps: Pick<AgentsDeps, 'egress' | 'tools' | 'vault' | 'workflows'>;
}

/**
 * Applies a JSON merge patch to a locked agent, as a version with its audit details. Refuses addresses and destinations
 * that are never called. A patch without effect creates no version.
 */
export async function changeAgent(
  context: ChangeContext,
  agent: StoredAgent,
  patch: unknown,
): Promise<{ agent: StoredAgent }> {
  const { tx, now, audit, deps } = context;
  const wanted = patchConfig(agent.config, patch);
  checkUrls(deps.egress, wanted, agent.config);
  checkDestinations(wanted, agent.config);
  const before = { before: agent.config };
  const { config: withWorkflow } = await deps.workflows.resolve(tx, wanted, before);
  const { config: resolved } = await deps.tools.resolveRevisions(tx, withWorkflow, before);
  const config = await storeSecrets(context, resolved, agent.config);
  const fields = changedFields(agent.config, config);
  if (fields.length === 0) {
    audit.nothingChanged();
    return { agent };
  }
  const version = await recordVersion(context, agent, { config, source: 'edit' });
  audit.details({ version, changed_fields: fields });
  return { agent: { ...agent, version, config, updatedAt: now } };
}
