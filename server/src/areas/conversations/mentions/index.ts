import { area } from '#platform/areas/area.ts';
import { listChatMentions } from './list-mentions.ts';
import { mentionsPersonalData } from './personal-data.ts';
import { readChatMentions } from './read-mentions.ts';

export { recordMentions } from './record-mentions.ts';

/** Mentions of operators in internal notes. */
export const mentionsArea = area<object>({
  name: 'mentions',
  module: 'live_desk',
  personalData: mentionsPersonalData,
  operations: { 'Chat operator': [listChatMentions, readChatMentions] },
});
