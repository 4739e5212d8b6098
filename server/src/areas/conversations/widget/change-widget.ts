import type { TenantId } from '@parley/contract/ids';
import type { WidgetConfig } from '@parley/contract/resources/chat-widget';
import type { StoredAgent } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { avatarIdIn } from './avatars.ts';
import { saveWidget } from './save-widget.ts';
import { badWidget } from './widget.errors.ts';
import type { StoredWidgetConfig } from './widget-config.rules.ts';
import { findOperators, presentWidgetConfig, type WidgetSettings } from './widget-settings.queries.ts';
import { validateWidget } from './widget-update.rules.ts';

/**
 * Validates and saves a widget, or refuses with every problem; an unchanged one writes nothing. The agent must be
 * locked.
 */
export async function changeWidget(
  context: {
    tx: Tx;
    emit: EmitEvent;
    tenantId: TenantId;
    now: Date;
    audit: { nothingChanged(): void; details(details: { changed_fields: string[] }): void };
  },
  agent: StoredAgent,
  change: { stored: WidgetSettings; wanted: StoredWidgetConfig },
): Promise<WidgetConfig> {
  const { tx, now, audit } = context;
  const { stored, wanted } = change;
  const before = stored.settings;
  const pictureNow = avatarIdIn(before.agent_avatar_url) === null ? '' : before.agent_avatar_url;
  const operators = await findOperators(tx, wanted.operator_ids);
  const { settings, faults } = validateWidget(wanted, { pictureNow, operators });
  if (faults.length > 0) throw badWidget(faults);
  const fields = await saveWidget(context, agent.id, { before, after: settings });
  if (fields.length === 0) {
    audit.nothingChanged();
    return presentWidgetConfig(agent.id, stored);
  }
  audit.details({ changed_fields: fields });
  return presentWidgetConfig(agent.id, { settings, updatedAt: now });
}
