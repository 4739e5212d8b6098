import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

export const chatDisabled = () => new Refusal('chat_disabled', 'Chat is disabled for this agent');
export const agentInactive = () => new Refusal('forbidden', 'This agent is not active');
export const originNotAllowed = () =>
  new Refusal('origin_not_allowed', "This origin is not among the allowed domains of this agent's chat");
export const avatarNotFound = () => new Refusal('not_found', 'There is no picture with this id');
export const notAPicture = () =>
  new Refusal('unsupported_media_type', 'Expected a PNG, JPEG or WebP picture; this file is none of them', {
    details: [{ path: '/file', code: 'not_a_picture', message: 'judged by its bytes, not by its name' }],
  });

export const badWidget = (details: ErrorDetail[]) =>
  new Refusal('invalid_request', `${details[0]?.path}: ${details[0]?.message}`, { details });
