import type { ChatOperatorName } from '@parley/contract/resources/chat-desk';
import { Refusal } from '#platform/http/refusal.ts';

export const sessionNotFound = () => new Refusal('not_found', 'There is no chat session with this id');
export const sessionClosed = () => new Refusal('conflict', 'This chat is closed; start a new one');
export const handoffNotAllowed = () =>
  new Refusal('forbidden', 'People cannot be asked for in the chats of this agent');
export const nothingToAnswer = () =>
  new Refusal('conflict', 'The visitor has not written anything yet that could be answered');
export const modelFailed = () => new Refusal('model_failed', 'No model could answer; try again in a moment');
/** The widget wants visitors to prove who they are before the agent answers anything. */
export const verificationRequired = () =>
  new Refusal('forbidden', 'Prove who you are before writing: start a verification of this chat', {
    details: [{ path: '/verification', code: 'verification_required', message: 'expected a verified visitor' }],
  });
export const messageIdReused = () =>
  new Refusal('conflict', 'This client_message_id was used for another text; use a new one for a new message');
export const badIdentityToken = () =>
  new Refusal(
    'unauthenticated',
    'This identity_token is not valid: it must be signed with the portal identity key of the agent and not be over',
  );
export const noIdentityKey = () =>
  new Refusal('invalid_request', 'This agent has no portal identity key, so an identity_token cannot be checked', {
    details: [
      { path: '/identity_token', code: 'not_supported', message: 'no portal identity key is set for this agent' },
    ],
  });
export const alreadyClaimed = (winner: ChatOperatorName | null) =>
  new Refusal('already_claimed', `${winner?.name || 'Somebody else'} has this chat already`, {
    details: [{ path: '/operator', code: 'already_claimed', message: winner?.name ?? '' }],
  });
export const notYourChat = (holder: ChatOperatorName | null) =>
  new Refusal(
    'conflict',
    holder ? `${holder.name} has this chat; claim it first` : 'Nobody has this chat; claim it first',
  );
export const emptyFile = () =>
  new Refusal('invalid_request', 'This file is empty', {
    details: [{ path: '/file', code: 'too_small', message: 'has no bytes' }],
  });
export const fileTooLarge = (maxBytes: number) =>
  new Refusal('payload_too_large', `A file may have ${maxBytes} bytes here, and this one has more`);
export const fileTypeNotTaken = () =>
  new Refusal(
    'unsupported_media_type',
    'Files of this type are not taken: send a picture (PNG, JPEG, WebP, GIF), a PDF, an Office file or a text',
  );
export const tooManyFiles = (max: number) =>
  new Refusal('conflict', `A chat holds ${max} files, and this one has them; start a new chat`);
export const filesNotAllowed = () => new Refusal('forbidden', 'This chat takes no files');
export const fileNotFound = () => new Refusal('not_found', 'There is no file at this address');
/** `indexes`: which of the `file_ids` are at fault. */
export const unknownFiles = (indexes: readonly number[]) =>
  new Refusal('invalid_request', 'These files were not uploaded to this chat by you, or were sent already', {
    details: indexes.map((index) => ({
      path: `/file_ids/${index}`,
      code: 'not_found',
      message: 'no unsent file of this chat',
    })),
  });
export const blockedAddress = () => new Refusal('forbidden', 'No chat can be started from here for now');
/** The widget has words of its own for this detail: a visitor cannot help it that others share their network. */
const tooMany = (seconds: number, message: string) =>
  new Refusal('rate_limited', `${message}; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
    details: [{ path: '/agent_id', code: 'too_many_chats', message }],
  });
export const tooManyChats = (seconds: number) =>
  tooMany(seconds, 'Too many chats with this agent go on or were started from this address');
export const tooManySilentChats = (seconds: number) =>
  tooMany(
    seconds,
    'Too many chats without a message were started from this address; send the first `message` along with the session',
  );
export const tooManyChatsOfAgent = (seconds: number) =>
  tooMany(seconds, 'Too many chats with this agent were started in the last hour (`sessions_per_hour` of its widget)');
export const tooManyMessages = (seconds: number) =>
  new Refusal('rate_limited', `Too many messages in this chat; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });
export const tooManyMessagesOfAddress = (seconds: number) =>
  new Refusal('rate_limited', `Too many messages to this agent from this address; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });
export const vouchedFor = (fields: readonly string[]) =>
  new Refusal('forbidden', 'What the portal or a verification vouches for cannot be changed', {
    details: fields.map((field) => ({ path: `/${field}`, code: 'vouched_for', message: 'is vouched for' })),
  });
export const anotherVisitor = () =>
  new Refusal('conflict', 'This chat belongs to another user of the portal; start a new one');
export const userIdIsProven = () =>
  new Refusal('invalid_request', 'Only an identity_token says which user a visitor is', {
    details: [{ path: '/variables/user_id', code: 'not_supported', message: 'comes with an identity_token' }],
  });
export const tooManyVariables = (max: number) =>
  new Refusal('invalid_request', `A chat holds ${max} variables`, {
    details: [{ path: '/variables', code: 'too_big', message: `more than ${max} together with those there are` }],
  });
export const notOver = () => new Refusal('conflict', 'This chat can be rated once it is over');
export const ratedAlready = () => new Refusal('conflict', 'This chat was rated already');
export const ratingTooLate = (days: number) =>
  new Refusal('conflict', `A chat can be rated for ${days} days after it is over`);
export const badPeriod = (days: number) =>
  new Refusal('invalid_request', `The time asked for must begin before it ends and have at most ${days} days`, {
    details: [{ path: 'query/from', code: 'invalid_period', message: `before \`to\`, by at most ${days} days` }],
  });
export const messageUnknown = (path: string) =>
  new Refusal('invalid_request', 'There is no such message in this chat', {
    details: [{ path, code: 'not_found', message: 'no message of this chat' }],
  });
