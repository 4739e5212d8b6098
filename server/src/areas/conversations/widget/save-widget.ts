import type { AgentId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { avatarIdIn, removeAvatar } from './avatars.ts';
import type { StoredWidgetConfig } from './widget-config.rules.ts';
import { isShownElsewhere, writeWidgetSettings } from './widget-settings.queries.ts';
import { changedWidgetFields } from './widget-update.rules.ts';

/**
 * Saves a widget's settings, emits the change and deletes the picture no longer shown. Returns the names of changed
 * fields; none: nothing was written. The agent must be locked.
 */
export async function saveWidget(
  context: { tx: Tx; emit: EmitEvent; tenantId: TenantId; now: Date },
  agentId: AgentId,
  change: { before: StoredWidgetConfig; after: StoredWidgetConfig },
): Promise<string[]> {
  const { tx, tenantId, now } = context;
  const { before, after } = change;
  const fields = changedWidgetFields(before, after);
  if (fields.length === 0) return fields;
  await writeWidgetSettings(tx, { tenantId, agentId, settings: after, now });
  await context.emit('agent.widget.updated', `agent:${agentId}`, { agent_id: agentId, changed_fields: fields });
  const shownBefore = avatarIdIn(before.agent_avatar_url);
  const isReplaced = shownBefore !== null && before.agent_avatar_url !== after.agent_avatar_url;
  if (isReplaced && !(await isShownElsewhere(tx, agentId, shownBefore))) await removeAvatar(context, shownBefore);
  return fields;
}
