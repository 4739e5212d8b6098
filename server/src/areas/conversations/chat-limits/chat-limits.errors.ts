import { Refusal } from '#platform/http/refusal.ts';

export const blockedAddress = () => new Refusal('forbidden', 'Chats from this IP address are blocked for now');
/** The widget has its own text for this code: visitors cannot help sharing their network. */
const tooMany = (seconds: number, message: string) =>
  new Refusal('rate_limited', `${message}; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
    details: [{ path: '/agent_id', code: 'too_many_chats', message }],
  });
export const tooManyChats = (seconds: number) =>
  tooMany(seconds, 'Rate limit: too many chats with this agent are open or were started from this IP address');
export const tooManySilentChats = (seconds: number) =>
  tooMany(
    seconds,
    'Rate limit: too many chats without a message were started from this IP address; send the first `message` along with the session',
  );
export const tooManyChatsOfAgent = (seconds: number) =>
  tooMany(seconds, 'Too many chats with this agent were started in the last hour (`sessions_per_hour` of its widget)');
export const tooManyMessages = (seconds: number) =>
  new Refusal('rate_limited', `Too many messages in this chat; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });
export const tooManyMessagesOfAddress = (seconds: number) =>
  new Refusal('rate_limited', `Too many messages to this agent from this IP address; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });
