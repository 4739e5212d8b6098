export const run_statuses = {
  ok: 'OK',
  error: 'Failed',
  timeout: 'Timed out',
  refused: 'Refused',
  cancelled: 'Cancelled',
};

export const run_sources = {
  parley: 'Conversation',
  test: 'Test',
  external: 'External',
};

export const tool_log = {
  title: 'Tool log',
  text: 'Every tool run with its request, response and duration.',
  tool: 'Tool',
  status: 'Result',
  agent: 'Agent',
  latency: 'Duration',
  at: 'Time',
  facts: 'Details',
  source: 'Source',
  attempts: 'Attempts',
  call: 'Call',
  session: 'Chat',
  exchange: 'Request and response',
  exchange_text: 'Secrets are removed and long responses truncated.',
  request: 'Request',
  response: 'Response',
  empty_title: 'No runs',
  empty_text: 'Tool runs and tests appear here.',
};

export const tool_use = {
  agents_text: 'Changes create a new version of the agent.',
  no_agents_title: 'No agents',
  no_agents_text: 'Create an agent first, then add this tool.',
  enabled: 'Enabled',
  attach: 'Add',
  attach_to: 'Add to {{name}}',
  detach: 'Remove',
  detach_from: 'Remove from {{name}}',
  try_title: 'Test',
  try_text: 'Runs the saved tool for real and logs it as a test.',
  try_arguments: 'Arguments',
  try_run: 'Run',
  try_result: 'Result',
  latency: '{{ms}} ms',
  told_model: 'Response to the model',
  variables: 'Variables set',
  in_log: 'View in tool log',
};
