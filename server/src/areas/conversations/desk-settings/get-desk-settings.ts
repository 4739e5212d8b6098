import { ChatDeskSettings } from '@parley/contract/resources/desk-work';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleDeskSettings } from './desk-settings.examples.ts';
import { operation } from './desk-settings.operation.ts';
import { loadDeskSettings } from './desk-settings.queries.ts';

/** Gets the settings of the desk. */
export const getChatDeskSettings = operation({
  method: 'GET',
  path: '/api/chat/desk-settings',
  id: 'getChatDeskSettings',
  summary: 'Get the settings of the desk',
  access: apiKey('chat:read'),
  showsConversations: false,
  answer: { status: 200, schema: ChatDeskSettings },
  example: { answer: exampleDeskSettings },
  run: ({ tx }) => loadDeskSettings(tx),
});
