import { ChatDeskSettings, ChatDeskSettingsUpdate } from '@parley/contract/resources/desk-work';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleDeskSettings } from './desk-settings.examples.ts';
import { operation } from './desk-settings.operation.ts';
import { loadDeskSettings, saveDeskSettings } from './desk-settings.queries.ts';

/** Updates the settings of the desk. Omitted fields keep their values; chats handed over before keep their due times. */
export const updateChatDeskSettings = operation({
  method: 'PATCH',
  path: '/api/chat/desk-settings',
  id: 'updateChatDeskSettings',
  summary: 'Update the settings of the desk',
  description: 'Chats handed over before keep their due times.',
  access: apiKey('account:write'),
  audit: 'chat_desk_settings.update',
  body: ChatDeskSettingsUpdate,
  answer: { status: 200, schema: ChatDeskSettings },
  example: { body: { assignment: 'round_robin', first_reply_minutes: 5 }, answer: exampleDeskSettings },
  async run({ tx, emit, tenantId, body, now, audit }) {
    const before = await loadDeskSettings(tx);
    const changed = (Object.keys(body) as (keyof typeof body)[]).filter(
      (name) => JSON.stringify(body[name]) !== JSON.stringify(before[name]),
    );
    if (changed.length === 0) {
      audit.nothingChanged();
      return before;
    }
    audit.details({ changed_fields: changed });
    const settings = Object.fromEntries(changed.map((name) => [name, body[name]])) as typeof body;
    const saved = await saveDeskSettings(tx, { tenantId, settings, now });
    await emit('chat.desk.updated', 'desk', { part: 'settings' });
    return saved;
  },
});
