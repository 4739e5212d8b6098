import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

export const blockedAddress = defineRefusal(
  'forbidden',
  'address_blocked',
  'Chats from this IP address are blocked for now',
);

/** The widget has its own text for this code: visitors cannot help sharing their network. */
const tooManyChatsCode = 'too_many_chats';

const ofAddress = defineRefusal(
  'rate_limited',
  'too_many_chats_of_address',
  'Rate limit: too many chats with this agent are open or were started from this IP address; try again in {{seconds}} s',
);
const ofAddressField = defineDetail(
  tooManyChatsCode,
  'too_many_chats_of_address_field',
  'Rate limit: too many chats with this agent are open or were started from this IP address',
);
export const tooManyChats = (seconds: number) =>
  ofAddress({ seconds }, { ...retryAfter(seconds), details: [ofAddressField('/agent_id')] });

const silent = defineRefusal(
  'rate_limited',
  'too_many_silent_chats',
  'Rate limit: too many chats without a message were started from this IP address; send the first `message` along with the session; try again in {{seconds}} s',
);
const silentField = defineDetail(
  tooManyChatsCode,
  'too_many_silent_chats_field',
  'Rate limit: too many chats without a message were started from this IP address; send the first `message` along with the session',
);
export const tooManySilentChats = (seconds: number) =>
  silent({ seconds }, { ...retryAfter(seconds), details: [silentField('/agent_id')] });

const ofAgent = defineRefusal(
  'rate_limited',
  'too_many_chats_of_agent',
  'Too many chats with this agent were started in the last hour (`sessions_per_hour` of its widget); try again in {{seconds}} s',
);
const ofAgentField = defineDetail(
  tooManyChatsCode,
  'too_many_chats_of_agent_field',
  'Too many chats with this agent were started in the last hour (`sessions_per_hour` of its widget)',
);
export const tooManyChatsOfAgent = (seconds: number) =>
  ofAgent({ seconds }, { ...retryAfter(seconds), details: [ofAgentField('/agent_id')] });

const messages = defineRefusal(
  'rate_limited',
  'too_many_messages',
  'Too many messages in this chat; try again in {{seconds}} s',
);
export const tooManyMessages = (seconds: number) => messages({ seconds }, retryAfter(seconds));

const messagesOfAddress = defineRefusal(
  'rate_limited',
  'too_many_messages_of_address',
  'Too many messages to this agent from this IP address; try again in {{seconds}} s',
);
export const tooManyMessagesOfAddress = (seconds: number) => messagesOfAddress({ seconds }, retryAfter(seconds));

function retryAfter(seconds: number) {
  return { headers: { 'retry-after': String(seconds) } };
}
