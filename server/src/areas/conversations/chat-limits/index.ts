export { blockAddress } from './chat-blocks.queries.ts';
export { chatLimitJobs } from './chat-limit-jobs.ts';
export { tooManyMessages } from './chat-limits.errors.ts';
export { checkNewSession, secondsToWait } from './chat-limits.queries.ts';
export { addressHash, type ChatLimits, chatLimits } from './chat-limits.rules.ts';
export { countMessage } from './count-message.ts';
