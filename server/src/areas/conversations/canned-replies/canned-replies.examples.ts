import type { CannedReplyId } from '@parley/contract/ids';
import type { CannedReply } from '@parley/contract/resources/chat-desk';

export const exampleCannedReply: CannedReply = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b33' as CannedReplyId,
  shortcut: 'opening-hours',
  text: 'We are open Monday to Friday from 8 to 17.',
  language: 'en',
  updated_at: '2026-03-01T09:00:00.000Z',
};
