import { CreatedTool, CreateToolRequest } from '@parley/contract/resources/tool';
import { apiKey } from '#platform/http/access/access.ts';
import { makeTool } from './insert-tool.ts';
import { exampleCreateTool, exampleSigningSecret, exampleTool } from './tools.examples.ts';
import { operation } from './tools.operation.ts';
import { presentTool } from './tools.queries.ts';

/** Creates a tool at revision 1, attached to no agent. */
export const createTool = operation({
  method: 'POST',
  path: '/api/tools',
  id: 'createTool',
  summary: 'Create a tool',
  description:
    'The JSON Schema of `parameters` is compiled now; what does not fit is named by its pointer. A `webhook` gets a secret its requests are signed with, shown in this answer alone.',
  access: apiKey('tools:write'),
  audit: 'tool.create',
  maxBodyBytes: 512 * 1024,
  maxBodyValues: 8000,
  body: CreateToolRequest,
  answer: { status: 201, schema: CreatedTool, holdsSecret: true },
  example: {
    body: exampleCreateTool,
    answer: { ...exampleTool, revision: 1, agent_ids: [], signing_secret: exampleSigningSecret },
  },
  async run(context) {
    const { tool, signingSecret } = await makeTool(context, context.body);
    context.audit.resource(tool.id);
    context.audit.details({ type: tool.definition.type });
    context.headers.set('location', `/api/tools/${tool.id}`);
    context.headers.set('etag', '"1"');
    return { ...presentTool(tool, []), signing_secret: signingSecret };
  },
});
