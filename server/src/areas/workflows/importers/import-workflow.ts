import { WorkflowImportRequest, WorkflowImportResult } from '@parley/contract/resources/workflow-import';
import type { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { maskOf } from '#platform/secrets/secret-references.ts';
import { type ConvertedDocument, convertDocument } from './convert-document.ts';
import { createImported } from './create-imported.ts';
import { importNeedsScopes } from './importers.errors.ts';
import { exampleDocument, exampleImport } from './importers.examples.ts';
import { operation } from './importers.operation.ts';
import { leaveOutRefused } from './leave-out-refused.ts';
import { withToolIds } from './replace-tool-ids.ts';

const scopesToCreate = ['agents:write', 'tools:write'] as const;

/** Converts a document of another platform, and creates what it holds where that is wanted. */
export const importWorkflow = operation({
  method: 'POST',
  path: '/api/workflows/import',
  id: 'importWorkflow',
  summary: 'Import from another platform',
  description:
    'Converts an export of Vapi, Retell, ElevenLabs or Dograh into an agent, its tools and a workflow, with a report of everything that could not be carried over. With `create`, which also needs the scopes agents:write and tools:write, all of it is created in one transaction; the workflow is a draft.',
  access: apiKey('workflows:write'),
  audit: 'workflow.import',
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 60_000,
  body: WorkflowImportRequest,
  answer: { status: 200, schema: WorkflowImportResult },
  refusals: ['forbidden'],
  example: { body: { source: 'vapi-workflow', document: exampleDocument }, answer: exampleImport },
  async run(context) {
    const { body, audit, newId, scopes, deps } = context;
    const missing = scopesToCreate.filter((scope) => !scopes.has(scope));
    if (body.create && missing.length > 0) {
      throw importNeedsScopes({ scopes: missing.join(' and ') });
    }
    const converted = leaveOutRefused(convertDocument(body.document, body.source ?? null, newId), deps.egress);
    if (!body.create) {
      audit.nothingChanged();
      return present(converted, null);
    }
    const created = await createImported(context, converted);
    audit.resource(created.workflow_id ?? created.agent_id);
    audit.details({ source: converted.format, ...created });
    const ids = new Map(converted.tools.map(({ id }, index) => [id, created.tool_ids[index] ?? id]));
    const tools = converted.tools.map((tool) => ({ ...tool, id: ids.get(tool.id) ?? tool.id }));
    return present({ ...withToolIds(converted, ids), tools }, created);
  },
});

function present(
  { format, name, agent, workflow, tools, notices }: ConvertedDocument,
  created: z.input<typeof WorkflowImportResult>['created'],
): z.input<typeof WorkflowImportResult> {
  return {
    source: format,
    name,
    agent,
    workflow,
    tools: tools.map(({ id, definition }) => ({ id, ...masked(definition) })),
    report: notices,
    created,
  };
}

/** The definition with the values of its headers and query masked. */
function masked(definition: ConvertedDocument['tools'][number]['definition']) {
  const { request } = definition;
  if (!request) return definition;
  return {
    ...definition,
    request: { ...request, headers: maskedValues(request.headers), query: maskedValues(request.query) },
  };
}

/** Values that are filled from variables hold no secret. */
function maskedValues(values: Record<string, string>): Record<string, string> {
  const mask = (value: string) => (/^\{\{\w+\}\}$/.test(value) ? value : maskOf(''));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mask(value)]));
}
