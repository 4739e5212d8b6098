import { z } from 'zod';
import { AgentId, ToolId, ToolLogId } from '../ids.ts';
import { mergePatchOf } from '../merge-patch.ts';

export const toolTypes = [
  'webhook',
  'client',
  'transfer',
  'end_call',
  'dtmf',
  'sms',
  'booking',
  'handoff',
  'mcp',
  'integration',
] as const;
export const ToolType = z.enum(toolTypes);
export type ToolType = z.infer<typeof ToolType>;

/** What a model calls a tool by. */
export const ToolName = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, 'letters, digits, _ and -, at most 64');

const HeaderName = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'an HTTP header name');
const VariableName = z
  .string()
  .regex(/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/, 'a name of letters, digits and _, not beginning with a digit');
const JsonPointer = z
  .string()
  .max(500)
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/, 'a JSON pointer such as /data/0/price');
const HttpUrl = z.url({ protocol: /^https?$/ }).max(2048);
const SecretHeaders = z.record(HeaderName, z.string().max(4096)).default({}).meta({
  description: 'Values are secrets: stored sealed, shown masked; a masked value sent back changes nothing',
});

/** JSON Schema 2020-12 of the arguments; an object. Compiled when it is written. */
export const ToolParameters = z
  .record(z.string(), z.unknown())
  .meta({ description: 'JSON Schema 2020-12 of an object: the arguments the model must give' });

export const ToolRequest = z.strictObject({
  url: HttpUrl.meta({
    // Braces are no part of a URI (RFC 3986); with them it is a template (RFC 6570).
    format: 'uri-template',
    description: '`{name}` in the path is filled with that argument, escaped',
  }),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('POST'),
  headers: SecretHeaders,
  query: z
    .record(z.string().min(1).max(100), z.string().max(1000))
    .default({})
    .meta({ description: 'Added to the address; `{{name}}` is filled from arguments and variables' }),
  credential_id: z
    .guid()
    .nullable()
    .default(null)
    .meta({ description: 'A stored connection whose credential is sent' }),
  body_mode: z.enum(['envelope', 'args']).default('envelope').meta({
    description: '`envelope`: arguments with call, session and agent around them; `args`: the arguments alone',
  }),
});

export const ToolSpeech = z.strictObject({
  before: z.enum(['none', 'static', 'model']).default('none').meta({
    description: 'Said when the tool begins: nothing, `text`, or words of the model',
  }),
  text: z.string().max(500).default(''),
  delayed_after_ms: z.int().min(500).max(60_000).nullable().default(null).meta({
    description: 'A tool that takes longer has `delayed_text` said, once',
  }),
  delayed_text: z.string().max(500).default(''),
  on_error: z
    .string()
    .max(500)
    .default('')
    .meta({ description: 'Said when the tool fails, instead of words of the model' }),
});

export const ToolResponse = z.strictObject({
  select: z.array(JsonPointer).max(20).default([]).meta({
    description: 'Parts of a JSON answer the model is told; empty: all of it',
  }),
  assign: z.record(VariableName, JsonPointer).default({}).meta({
    description: 'Variables of the conversation, filled from the answer',
  }),
  max_bytes: z.int().min(256).max(1_048_576).default(65_536).meta({ description: 'A longer answer is a failure' }),
});

const kinds = {
  request: ToolRequest.optional().meta({ description: 'Of a `webhook`' }),
  client: z
    .strictObject({
      waits: z.boolean().default(true).meta({ description: 'Whether the agent waits for what the page answers' }),
    })
    .optional()
    .meta({ description: "Of a `client` tool, which runs in the visitor's page" }),
  transfer: z
    .strictObject({
      targets: z.array(z.string().min(1).max(64)).max(100).default([]).meta({
        description: "Keys of the agent's transfer targets that may be chosen; empty: all",
      }),
    })
    .optional()
    .meta({ description: 'Of a `transfer`' }),
  end_call: z
    .strictObject({ message: z.string().max(500).default('').meta({ description: 'Said before hanging up' }) })
    .optional()
    .meta({ description: 'Of an `end_call`' }),
  sms: z
    .strictObject({
      from_number: z
        .string()
        .max(32)
        .default('')
        .meta({ description: 'A number of yours; empty: the one of the call' }),
      text: z
        .string()
        .max(1600)
        .default('')
        .meta({ description: 'Sent as it is, `{{name}}` filled; empty: the model writes' }),
    })
    .optional()
    .meta({ description: 'Of an `sms`' }),
  booking: z
    .strictObject({
      actions: z
        .array(z.enum(['find', 'book', 'cancel']))
        .min(1)
        .default(['find', 'book', 'cancel']),
    })
    .optional()
    .meta({ description: "Of a `booking`: what it may do in the agent's calendar" }),
  handoff: z
    .strictObject({ reason: z.string().max(200).default('') })
    .optional()
    .meta({ description: 'Of a `handoff`: what operators read as the reason where the model gives none' }),
  mcp: z
    .strictObject({
      url: HttpUrl.meta({ description: 'Address of an MCP server, over streamable HTTP' }),
      headers: SecretHeaders,
      tools: z.array(z.string().min(1).max(128)).max(128).default([]).meta({
        description: 'Its tools that may be used; empty: all',
      }),
    })
    .optional()
    .meta({ description: 'Of an `mcp` source' }),
  integration: z
    .strictObject({ connection_id: z.guid(), action: z.string().min(1).max(128) })
    .optional()
    .meta({ description: 'Of an `integration`' }),
};

/** What a revision of a tool keeps. */
export const toolFields = {
  name: ToolName,
  type: ToolType,
  description: z.string().trim().max(2000).default('').meta({ description: 'Tells the model when to use it' }),
  parameters: ToolParameters.default({ type: 'object', properties: {} }),
  timeout_ms: z.int().min(500).max(120_000).default(10_000),
  retries: z.int().min(0).max(5).default(0).meta({
    description: 'Further tries after a failed connection, 429, 502, 503 or 504; only for what may safely happen twice',
  }),
  async: z.boolean().default(false).meta({ description: 'The agent goes on at once; the answer is only logged' }),
  speak: ToolSpeech.prefault({}),
  on_interrupt: z.enum(['finish', 'cancel']).default('finish'),
  response: ToolResponse.prefault({}),
  requires_verification: z.boolean().default(false).meta({
    description: 'Refuses to run before the person has proven who they are',
  }),
  ...kinds,
};

/** Settings that only one type has, and the type that has them. */
const settingsOfType: Partial<Record<ToolType, keyof typeof kinds>> = {
  webhook: 'request',
  client: 'client',
  transfer: 'transfer',
  end_call: 'end_call',
  sms: 'sms',
  booking: 'booking',
  handoff: 'handoff',
  mcp: 'mcp',
  integration: 'integration',
};
const needed: readonly ToolType[] = ['webhook', 'mcp', 'integration'];
const withOwnParameters: readonly ToolType[] = ['webhook', 'client'];

function checkKind(tool: z.infer<typeof ToolFields>, context: z.RefinementCtx): void {
  const own = settingsOfType[tool.type];
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) {
    if (name !== own && tool[name] !== undefined) {
      context.addIssue({ code: 'custom', path: [name], message: `a tool of type ${tool.type} has no ${name}` });
    }
  }
  if (own && tool[own] === undefined && needed.includes(tool.type)) {
    context.addIssue({ code: 'custom', path: [own], message: `a tool of type ${tool.type} needs ${own}` });
  }
  if (!withOwnParameters.includes(tool.type) && Object.keys(tool.parameters['properties'] ?? {}).length > 0) {
    context.addIssue({
      code: 'custom',
      path: ['parameters'],
      message: `the parameters of type ${tool.type} are given; leave this out`,
    });
  }
  if (tool.speak.before === 'static' && tool.speak.text === '') {
    context.addIssue({ code: 'custom', path: ['speak', 'text'], message: 'say what is to be said' });
  }
}

const ToolFields = z.strictObject(toolFields);

/** A tool as it is stored and run, whatever its type. */
export const ToolDefinition = ToolFields.superRefine(checkKind);
export type ToolDefinition = z.infer<typeof ToolDefinition>;

export const CreateToolRequest = ToolFields.superRefine(checkKind).meta({ id: 'CreateToolRequest' });

/** JSON merge patch: null brings a field's default back. The type stays; `parameters` are replaced whole. */
export const UpdateToolRequest = mergePatchOf(ToolFields.omit({ type: true })).meta({ id: 'UpdateToolRequest' });

export const Tool = z
  .object({
    id: ToolId,
    revision: z.int().meta({ description: 'Grows with every change; also the ETag' }),
    ...toolFields,
    signing_secret_hint: z.string().nullable().meta({
      description: 'Last four characters of the secret that requests of a `webhook` are signed with',
    }),
    agent_ids: z.array(AgentId).meta({ description: 'Agents outside the trash that use it' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Tool' });
export type Tool = z.infer<typeof Tool>;

/** A tool right after it was made: the only time its secret is shown. */
export const CreatedTool = Tool.extend({
  signing_secret: z.string().nullable().meta({
    description: 'Secret that requests of a `webhook` are signed with, shown this once; null for other types',
  }),
}).meta({ id: 'CreatedTool' });

/** A tool as an agent has it: what the agent's current version runs. */
export const AgentTool = Tool.omit({ agent_ids: true })
  .extend({
    enabled: z.boolean().meta({ description: 'Whether this agent may use it now' }),
    revision: z.int().meta({ description: 'Of which this is the text: the one the agent runs' }),
    pinned_revision: z.int().meta({ description: "The revision the agent's current version runs; equals `revision`" }),
    newest_revision: z.int().meta({ description: 'The newest revision of the tool, which other agents may run' }),
  })
  .meta({ id: 'AgentTool' });
export type AgentTool = z.infer<typeof AgentTool>;

/** Gives an agent a tool that is there, or changes whether it may use it. */
export const AttachTool = z
  .strictObject({
    tool_id: ToolId,
    enabled: z.boolean().optional().meta({ description: 'Left out: as it is, or true for a tool new to the agent' }),
  })
  .meta({ id: 'AttachTool' });

export const AttachedTool = AgentTool.extend({
  signing_secret: z.string().optional().meta({ description: 'Only of a `webhook` made by this request, this once' }),
}).meta({ id: 'AttachedTool' });

export const CopyTool = z
  .strictObject({
    target_agent_id: AgentId,
    name: ToolName.optional().meta({
      description: 'Left out: as the original, with a number where the agent has a tool of that name',
    }),
  })
  .meta({ id: 'CopyTool' });

export const SigningSecretRotated = z
  .object({
    signing_secret: z.string().meta({ description: 'Shown this once' }),
    signing_secret_hint: z.string(),
    previous_valid_until: z.iso.datetime().nullable().meta({
      description: 'Until then requests carry a signature of the secret before, too; null: of this one alone',
    }),
  })
  .meta({ id: 'SigningSecretRotated' });

/** How one run of a tool ended. `refused`: it was not run, for example because of its arguments. */
export const toolRunStatuses = ['ok', 'error', 'timeout', 'refused', 'cancelled'] as const;
export const ToolRunStatus = z.enum(toolRunStatuses);
export type ToolRunStatus = z.infer<typeof ToolRunStatus>;

export const ToolTrial = z
  .object({
    status: ToolRunStatus,
    request: z.unknown().meta({ description: 'What was sent, without its secrets' }),
    response: z.unknown().meta({ description: 'What came back' }),
    result: z.string().meta({ description: 'What a model would have been told' }),
    variables: z.record(z.string(), z.string()).meta({ description: 'What `assign` and the answer would have set' }),
    latency_ms: z.int(),
    log_id: ToolLogId,
  })
  .meta({ id: 'ToolTrial' });
export type ToolTrial = z.infer<typeof ToolTrial>;
