import { area } from '#platform/areas/area.ts';
import { getChatDeskReport } from './get-desk-report.ts';

/** Report on chats handed over to people. */
export const deskReportArea = area<object>({
  name: 'desk-report',
  module: 'live_desk',
  operations: { 'Chat operator': [getChatDeskReport] },
});
