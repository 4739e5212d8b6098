'use strict';

const { listAgents, listRows, request } = require('./request.js');

const shownFor = (resource, operation) => ({ show: { resource: [resource], operation } });

const agent = {
  displayName: 'Agent Name or ID',
  name: 'agentId',
  type: 'options',
  typeOptions: { loadOptionsMethod: 'listAgents' },
  default: '',
  required: true,
  description: 'Agent that speaks in the call',
  displayOptions: shownFor('call', ['start']),
};

const properties = [
  {
    displayName: 'Resource',
    name: 'resource',
    type: 'options',
    noDataExpression: true,
    default: 'call',
    options: [
      { name: 'Call', value: 'call' },
      { name: 'Contact Request', value: 'contactRequest' },
      { name: 'Integration Action', value: 'action' },
    ],
  },
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: 'start',
    displayOptions: { show: { resource: ['call'] } },
    options: [
      { name: 'Start', value: 'start', action: 'Start a call' },
      { name: 'Get', value: 'get', action: 'Get a call' },
      { name: 'Get Many', value: 'list', action: 'Get many calls' },
    ],
  },
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: 'list',
    displayOptions: { show: { resource: ['contactRequest'] } },
    options: [
      { name: 'Get Many', value: 'list', action: 'Get many contact requests' },
      { name: 'Update', value: 'update', action: 'Update a contact request' },
    ],
  },
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: 'run',
    displayOptions: { show: { resource: ['action'] } },
    options: [{ name: 'Run', value: 'run', action: 'Run an integration action in a call' }],
  },
  agent,
  {
    displayName: 'Phone Number',
    name: 'toNumber',
    type: 'string',
    default: '',
    required: true,
    placeholder: '+46701234567',
    description: 'With the country code',
    displayOptions: shownFor('call', ['start']),
  },
  {
    displayName: 'Variables',
    name: 'variables',
    type: 'json',
    default: '{}',
    description: 'Values of the agent, such as {"first_name": "Anna"}',
    displayOptions: shownFor('call', ['start']),
  },
  {
    displayName: 'Metadata',
    name: 'metadata',
    type: 'json',
    default: '{}',
    description: 'Comes back in webhooks and in the list of calls',
    displayOptions: shownFor('call', ['start']),
  },
  {
    displayName: 'Call ID',
    name: 'callId',
    type: 'string',
    default: '',
    required: true,
    displayOptions: shownFor('call', ['get']),
  },
  {
    displayName: 'Request ID',
    name: 'requestId',
    type: 'string',
    default: '',
    required: true,
    displayOptions: shownFor('contactRequest', ['update']),
  },
  {
    displayName: 'Changes',
    name: 'changes',
    type: 'json',
    default: '{"status": "closed"}',
    displayOptions: shownFor('contactRequest', ['update']),
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    displayOptions: { show: { resource: ['call', 'contactRequest'], operation: ['list'] } },
  },
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'json',
    default: '{}',
    description: 'Filters of the API, such as {"status": "completed", "from": "2026-01-01T00:00:00Z"}',
    displayOptions: { show: { resource: ['call', 'contactRequest'], operation: ['list'] } },
  },
  {
    displayName: 'Runtime Token',
    name: 'runtimeToken',
    type: 'string',
    typeOptions: { password: true },
    default: '',
    required: true,
    description: 'The one that came with the request of a webhook tool; it holds for its call alone',
    displayOptions: shownFor('action', ['run']),
  },
  {
    displayName: 'Connection ID',
    name: 'connectionId',
    type: 'string',
    default: '',
    required: true,
    displayOptions: shownFor('action', ['run']),
  },
  {
    displayName: 'Action',
    name: 'action',
    type: 'string',
    default: '',
    required: true,
    placeholder: 'find_contact',
    displayOptions: shownFor('action', ['run']),
  },
  {
    displayName: 'Arguments',
    name: 'arguments',
    type: 'json',
    default: '{}',
    displayOptions: shownFor('action', ['run']),
  },
];

/** Object of a JSON parameter, which n8n gives as text or, from an expression, as an object. */
function objectOf(value, name) {
  const read = typeof value === 'string' ? JSON.parse(value === '' ? '{}' : value) : value;
  if (read === null || typeof read !== 'object' || Array.isArray(read))
    throw new Error(`${name} must be a JSON object`);
  return read;
}

const operations = {
  'call start': (context, item) =>
    request(context, 'POST', '/api/calls/outbound', {
      // One item of one run places one call, also when n8n sends the request again.
      headers: { 'Idempotency-Key': `n8n-${context.getExecutionId()}-${context.getNode().name}-${item}`.slice(0, 255) },
      body: {
        agent_id: context.getNodeParameter('agentId', item),
        to_number: context.getNodeParameter('toNumber', item),
        dynamic_variables: objectOf(context.getNodeParameter('variables', item), 'Variables'),
        metadata: objectOf(context.getNodeParameter('metadata', item), 'Metadata'),
      },
    }),
  'call get': (context, item) =>
    request(context, 'GET', `/api/calls/${encodeURIComponent(context.getNodeParameter('callId', item))}`),
  'call list': (context, item) => list(context, item, '/api/calls'),
  'contactRequest list': (context, item) => list(context, item, '/api/chat/contact-requests'),
  'contactRequest update': (context, item) =>
    request(
      context,
      'PATCH',
      `/api/chat/contact-requests/${encodeURIComponent(context.getNodeParameter('requestId', item))}`,
      {
        body: objectOf(context.getNodeParameter('changes', item), 'Changes'),
      },
    ),
  'action run': (context, item) =>
    request(context, 'POST', '/api/integrations/execute', {
      headers: { Authorization: `Bearer ${context.getNodeParameter('runtimeToken', item)}` },
      body: {
        connection_id: context.getNodeParameter('connectionId', item),
        action: context.getNodeParameter('action', item),
        arguments: objectOf(context.getNodeParameter('arguments', item), 'Arguments'),
      },
    }),
};

function list(context, item, path) {
  const filters = objectOf(context.getNodeParameter('filters', item), 'Filters');
  return listRows(context, path, filters, context.getNodeParameter('limit', item));
}

/** Node that places and reads calls, reads contact requests, and acts in connected systems during a call. */
class Parley {
  description = {
    displayName: 'Parley',
    name: 'parley',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Place and read calls of Parley agents',
    defaults: { name: 'Parley' },
    inputs: ['main'],
    outputs: ['main'],
    credentials: [{ name: 'parleyApi', required: true }],
    properties,
  };

  methods = {
    loadOptions: {
      async listAgents() {
        return listAgents(this);
      },
    },
  };

  async execute() {
    const given = this.getInputData();
    const returned = [];
    for (const item of given.keys()) {
      try {
        const chosen = `${this.getNodeParameter('resource', item)} ${this.getNodeParameter('operation', item)}`;
        const answer = await operations[chosen](this, item);
        for (const json of [answer].flat()) returned.push({ json, pairedItem: { item } });
      } catch (error) {
        if (!this.continueOnFail()) throw error;
        returned.push({ json: { error: error.message }, pairedItem: { item } });
      }
    }
    return [returned];
  }
}

module.exports = { Parley };
