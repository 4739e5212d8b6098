import { area } from '#platform/areas/area.ts';
import { getChatDeskSettings } from './get-desk-settings.ts';
import { deskSettingsPersonalData } from './personal-data.ts';
import { updateChatDeskSettings } from './update-desk-settings.ts';

export { dueTimesOf } from './business-time.rules.ts';
export { loadDeskSettings } from './desk-settings.queries.ts';

/** Settings of the operator desk: assignment, targets, business hours. */
export const deskSettingsArea = area<object>({
  name: 'desk-settings',
  module: 'live_desk',
  personalData: deskSettingsPersonalData,
  operations: { 'Chat operator': [getChatDeskSettings, updateChatDeskSettings] },
});
