import type { ErrorDetail } from '@parley/contract/errors';
import { defineDetail, defineRefusal, refuseFields } from '#platform/http/define-refusal.ts';

export const chatDisabled = defineRefusal('chat_disabled', 'chat_disabled', 'Chat is disabled for this agent');
export const agentInactive = defineRefusal('forbidden', 'agent_inactive', 'This agent is not active');
export const originNotAllowed = defineRefusal(
  'origin_not_allowed',
  'origin_not_allowed',
  "This origin is not among the allowed domains of this agent's chat",
);
export const avatarNotFound = defineRefusal('not_found', 'avatar_not_found', 'There is no picture with this id');
const noPictureInside = defineDetail('not_a_picture', 'not_a_picture_by_bytes', 'judged by its bytes, not by its name');
export const notAPicture = defineRefusal(
  'unsupported_media_type',
  'not_a_picture',
  'Expected a PNG, JPEG or WebP picture; this file is none of them',
  { details: [noPictureInside('/file')] },
);

export const badWidget = (details: ErrorDetail[]) => refuseFields(details);
