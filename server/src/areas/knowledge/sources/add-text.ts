import { KnowledgeBaseFile, KnowledgeTextCreate } from '@parley/contract/resources/knowledge-base';
import { documentTypes } from '@parley/document-text';
import { getAgentToUse } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { addContent } from './add-content.ts';
import { answerAdded } from './answer-added.ts';
import { exampleAgentId, queuedFile } from './knowledge.examples.ts';
import { agentParams, operation } from './knowledge.operation.ts';

/** Adds a pasted text to an agent's knowledge. */
export const addKnowledgeBaseText = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/knowledge-base/texts',
  id: 'addKnowledgeBaseText',
  summary: 'Add a text',
  description:
    'Plain text or Markdown; headings (`## Prices`) and questions with answers (`Q: …`, `A: …`) help the agent find the right passage. The same text is one file of an agent: added again it answers 200.',
  access: apiKey('kb:write'),
  audit: 'knowledge.add',
  maxBodyBytes: 1024 * 1024,
  params: agentParams,
  body: KnowledgeTextCreate,
  answer: { status: 202, schema: KnowledgeBaseFile, otherStatus: { 200: 'The agent has this text already' } },
  refusals: ['not_found', 'conflict', 'insufficient_storage'],
  example: {
    params: { agentId: exampleAgentId },
    body: { name: 'Parking', text: 'Guests park behind the house, free of charge.' },
    answer: { ...queuedFile, kind: 'text', name: 'Parking', content_type: 'text/markdown', bytes: 45 },
  },
  async run(context) {
    const { tx, params, body } = context;
    await getAgentToUse(tx, params.agentId);
    const added = await addContent(context, {
      agentId: params.agentId,
      kind: 'text',
      name: body.name,
      contentType: documentTypes.markdown,
      bytes: Buffer.from(body.text, 'utf8'),
    });
    return answerAdded(context, added);
  },
});
