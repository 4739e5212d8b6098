import { area } from '#platform/areas/area.ts';
import { chatLimitJobs } from './chat-limit-jobs.ts';
import { chatLimitsPersonalData } from './personal-data.ts';

export { blockAddress } from './chat-blocks.queries.ts';
export { tooManyMessages } from './chat-limits.errors.ts';
export { checkNewSession, secondsToWait } from './chat-limits.queries.ts';
export { addressHash, type ChatLimits, chatLimits } from './chat-limits.rules.ts';
export { countMessage } from './count-message.ts';

/** Limits of chats: messages, sessions and blocked addresses. */
export const chatLimitsArea = area<object>({
  name: 'chat-limits',
  operations: {},
  personalData: chatLimitsPersonalData,
  jobs: chatLimitJobs,
});
