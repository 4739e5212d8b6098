'use strict';

/** Address of a Parley installation and a key of an account. */
class ParleyApi {
  name = 'parleyApi';
  displayName = 'Parley API';
  documentationUrl = 'https://github.com/parley/parley';
  properties = [
    {
      displayName: 'Address',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://parley.example.com',
      description: 'Where people open Parley, without a path',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description:
        'Made in the console under API keys. Scopes: agents:read, calls:read, calls:write, chat:read, webhooks:read, webhooks:write',
    },
  ];
  authenticate = { type: 'generic', properties: { headers: { 'X-API-Key': '={{$credentials.apiKey}}' } } };
  test = { request: { baseURL: '={{$credentials.baseUrl}}', url: '/api/agents?limit=1' } };
}

module.exports = { ParleyApi };
