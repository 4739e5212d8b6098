import { ChatOperator } from '@parley/contract/resources/chat-desk';
import { z } from 'zod';
import { person } from '#platform/http/access/access.ts';
import { exampleOperator } from './operators.examples.ts';
import { operation } from './operators.operation.ts';
import { getOperator, listOperators } from './operators.queries.ts';

/** Gets one's own status and that of all operators, for transfers. */
export const getOperatorStatus = operation({
  method: 'GET',
  path: '/api/chat/operator/status',
  id: 'getOperatorStatus',
  summary: 'Read the operator status',
  access: person('chat:operate'),
  showsConversations: false,
  query: z.strictObject({
    all: z
      .stringbool({ truthy: ['true'], falsy: ['false'] })
      .default(false)
      .meta({ description: 'Also everybody who has been at the desk, in `operators`' }),
  }),
  answer: {
    status: 200,
    schema: ChatOperator.extend({
      operators: z.array(ChatOperator).optional().meta({ description: 'With `all=true`: everybody, by name' }),
    }).meta({ id: 'ChatOperatorStatus' }),
  },
  example: { query: { all: 'true' }, answer: { ...exampleOperator, operators: [exampleOperator] } },
  async run({ tx, query, person: self, now }) {
    const own = await getOperator(tx, self, now);
    return query.all ? { ...own, operators: await listOperators(tx, now) } : own;
  },
});
