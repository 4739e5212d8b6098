import { type Area, area, type Operation } from '#platform/http/operation.ts';
import type { ContactRequestsDeps } from './contact-requests.operation.ts';
import { createContactRequest } from './create-contact-request.ts';
import { listContactRequests } from './list-contact-requests.ts';
import { updateContactRequest } from './update-contact-request.ts';

export type { ContactRequestsDeps } from './contact-requests.operation.ts';

export const contactRequestOperations: readonly Operation<ContactRequestsDeps>[] = [
  createContactRequest,
  listContactRequests,
  updateContactRequest,
];

/** Messages visitors leave while no operator is available. */
export const contactRequestsArea = (deps: ContactRequestsDeps): Area =>
  area('contact-requests', contactRequestOperations, deps);
