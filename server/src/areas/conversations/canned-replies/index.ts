import { area } from '#platform/areas/area.ts';
import { createCannedReply } from './create-canned-reply.ts';
import { deleteCannedReply } from './delete-canned-reply.ts';
import { listCannedReplies } from './list-canned-replies.ts';
import { cannedRepliesPersonalData } from './personal-data.ts';
import { updateCannedReply } from './update-canned-reply.ts';

/** Canned replies of a tenant. */
export const cannedRepliesArea = area<object>({
  name: 'canned-replies',
  module: 'live_desk',
  personalData: cannedRepliesPersonalData,
  operations: {
    'Chat operator': [listCannedReplies, createCannedReply, updateCannedReply, deleteCannedReply],
  },
});
