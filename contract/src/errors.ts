import { z } from 'zod';

/**
 * Stable error codes and the status each is answered with. A client may rely on both; messages are for people and may
 * change. Validation is always 400; another tenant's object is 404, exactly as one that does not exist.
 */
export const errorStatuses = {
  invalid_request: 400,
  conflicting_credentials: 400,
  unknown_field: 400,
  unknown_scope: 400,
  unauthenticated: 401,
  insufficient_balance: 402,
  forbidden: 403,
  chat_disabled: 403,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  already_claimed: 409,
  live_call: 409,
  secret_unreadable: 409,
  not_live: 409,
  not_supported_by_line: 409,
  version_mismatch: 412,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  rate_limited: 429,
  concurrency_limit: 429,
  headers_too_large: 431,
  internal: 500,
  model_failed: 500,
  not_configured: 501,
  unavailable: 503,
  insufficient_storage: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

const Reason = z.string().optional().meta({
  description: 'Finer code than the one beside it, stable, for a message in the language of the reader',
});

const Params = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .optional()
  .meta({ description: 'Values that the sentence of `reason` names' });

export const ErrorDetail = z.object({
  path: z
    .string()
    .meta({ description: 'JSON pointer into the body, or `query/<name>`, `params/<name>`, `headers/<name>`' }),
  code: z.string(),
  message: z.string(),
  reason: Reason,
  params: Params,
  node_id: z.string().optional().meta({ description: 'Node of a workflow' }),
  edge_id: z.string().optional().meta({ description: 'Edge of a workflow' }),
  field: z.string().optional().meta({ description: 'Field of the node or edge' }),
});
export type ErrorDetail = z.infer<typeof ErrorDetail>;

export const ErrorBody = z
  .object({
    error: z.enum(errorCodes),
    message: z
      .string()
      .meta({ description: 'One sentence: the expected value, the received value and the action to take' }),
    reason: Reason,
    params: Params,
    details: z
      .array(ErrorDetail)
      .optional()
      .meta({ description: 'At most 20; of a workflow that cannot be published, at most 1,000' }),
    details_total: z
      .int()
      .optional()
      .meta({ description: 'How many there are, where `details` does not list them all' }),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
