import { area } from '#platform/areas/area.ts';
import type { ContactRequestsDeps } from './contact-requests.operation.ts';
import { createContactRequest } from './create-contact-request.ts';
import { listContactReplies } from './list-contact-replies.ts';
import { listContactRequests } from './list-contact-requests.ts';
import { contactRequestsPersonalData } from './personal-data.ts';
import { replyToContactRequest } from './reply-to-contact-request.ts';
import { updateContactRequest } from './update-contact-request.ts';

export type { ContactRequestsDeps } from './contact-requests.operation.ts';
export { createRequestCallBack, type RequestCallBack } from './request-call-back.ts';

/** Messages visitors leave while no operator is available. */
export const contactRequestsArea = area<ContactRequestsDeps>({
  name: 'contact-requests',
  module: 'chat',
  personalData: contactRequestsPersonalData,
  operations: {
    'Chat operator': [
      createContactRequest,
      listContactRequests,
      updateContactRequest,
      listContactReplies,
      replyToContactRequest,
    ],
  },
});
