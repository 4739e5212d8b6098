import { ContactReplies } from '@parley/contract/resources/chat-desk';
import { apiKey } from '#platform/http/access/access.ts';
import { listReplies } from './contact-replies.queries.ts';
import { exampleContactReply, exampleContactRequest } from './contact-requests.examples.ts';
import { contactRequestParams, operation } from './contact-requests.operation.ts';
import { getContactRequest } from './contact-requests.queries.ts';

/** Lists the replies to a contact request. */
export const listContactReplies = operation({
  method: 'GET',
  path: '/api/chat/contact-requests/{requestId}/replies',
  id: 'listContactReplies',
  summary: 'List the replies to a contact request',
  access: apiKey('chat:operate'),
  params: contactRequestParams,
  answer: { status: 200, schema: ContactReplies },
  refusals: ['not_found'],
  example: {
    params: { requestId: exampleContactRequest.id },
    answer: { data: [exampleContactReply], can_send: true },
  },
  async run({ tx, params, person, deps }) {
    const { id } = await getContactRequest(tx, params.requestId, { person });
    return { data: await listReplies(tx, id), can_send: deps.mailer.delivers };
  },
});
