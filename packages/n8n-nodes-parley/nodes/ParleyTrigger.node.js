'use strict';

const { createHmac, timingSafeEqual } = require('node:crypto');
const { listAgents, request } = require('./request.js');

const events = [
  { name: 'Call Ended', value: 'call.ended' },
  { name: 'Call Analyzed', value: 'call.analyzed' },
  { name: 'Call Started', value: 'call.started' },
  { name: 'Contact Request Created', value: 'contact_request.created' },
  { name: 'Booking Created', value: 'booking.created' },
  { name: 'Booking Updated', value: 'booking.updated' },
  { name: 'Booking Cancelled', value: 'booking.cancelled' },
  { name: 'Identity Verified', value: 'identity.verification.completed' },
];

const path = '/api/end-of-call-webhooks';

/** Oldest request that is accepted. Source: Standard Webhooks. Unit: seconds. */
const toleranceSeconds = 300;

/** True for a request that Parley has signed with the secret of this webhook. */
function isSigned({ headers, rawBody }, secret, nowMs) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!id || !(Math.abs(nowMs / 1000 - Number(timestamp)) < toleranceSeconds)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody).digest();
  return String(headers['webhook-signature'] ?? '')
    .split(' ')
    .some((signature) => {
      const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

/** Node that starts a workflow when a call ends, or at another event. Subscribes while the workflow is active. */
class ParleyTrigger {
  description = {
    displayName: 'Parley Trigger',
    name: 'parleyTrigger',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts the workflow when a call ends',
    defaults: { name: 'Parley Trigger' },
    inputs: [],
    outputs: ['main'],
    credentials: [{ name: 'parleyApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook', rawBody: true }],
    properties: [
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        options: events,
        default: ['call.ended'],
        required: true,
      },
      {
        displayName: 'Agent Names or IDs',
        name: 'agentIds',
        type: 'multiOptions',
        typeOptions: { loadOptionsMethod: 'listAgents' },
        default: [],
        description: 'None: every agent',
      },
      {
        displayName: 'With Transcript',
        name: 'withTranscript',
        type: 'boolean',
        default: false,
      },
    ],
  };

  methods = {
    loadOptions: {
      async listAgents() {
        return listAgents(this);
      },
    },
  };

  webhookMethods = {
    default: {
      async checkExists() {
        const { webhookId } = this.getWorkflowStaticData('node');
        if (!webhookId) return false;
        try {
          const found = await request(this, 'GET', `${path}/${webhookId}`);
          return found.url === this.getNodeWebhookUrl('default') && found.is_active;
        } catch {
          return false;
        }
      },
      async create() {
        const agentIds = this.getNodeParameter('agentIds');
        const made = await request(this, 'POST', path, {
          body: {
            url: this.getNodeWebhookUrl('default'),
            description: 'n8n',
            events: this.getNodeParameter('events'),
            ...(agentIds.length > 0 && { agent_ids: agentIds }),
            ...(this.getNodeParameter('withTranscript') && { include: ['transcript'] }),
          },
        });
        Object.assign(this.getWorkflowStaticData('node'), { webhookId: made.id, secret: made.secret });
        return true;
      },
      async delete() {
        const stored = this.getWorkflowStaticData('node');
        if (!stored.webhookId) return true;
        try {
          await request(this, 'DELETE', `${path}/${stored.webhookId}`);
        } catch (error) {
          // Deleted in Parley before.
          if (Number(error.httpCode ?? error.statusCode ?? error.response?.status) !== 404) return false;
        }
        delete stored.webhookId;
        delete stored.secret;
        return true;
      },
    },
  };

  async webhook() {
    const { secret = '' } = this.getWorkflowStaticData('node');
    const { headers, rawBody } = this.getRequestObject();
    if (secret === '' || !isSigned({ headers, rawBody }, secret, Date.now())) {
      this.getResponseObject().status(401).json({ message: 'The signature does not fit' });
      return { noWebhookResponse: true };
    }
    const event = JSON.parse(rawBody.toString());
    // A test event of Parley says only that the address works.
    if (event.type === 'ping') return { webhookResponse: 'pong' };
    return { workflowData: [[{ json: { id: headers['webhook-id'], ...event } }]] };
  }
}

module.exports = { ParleyTrigger };
