import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { createCannedReply } from './create-canned-reply.ts';
import { deleteCannedReply } from './delete-canned-reply.ts';
import { listCannedReplies } from './list-canned-replies.ts';
import { updateCannedReply } from './update-canned-reply.ts';

export const cannedReplyOperations: readonly Operation<object>[] = [
  listCannedReplies,
  createCannedReply,
  updateCannedReply,
  deleteCannedReply,
];

/** Canned replies of a tenant. */
export const cannedRepliesArea = (): Area => area('canned-replies', cannedReplyOperations, {});
