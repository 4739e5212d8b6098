import { type PeerAnswer, startVendorPeer, type VendorPeer } from './vendor-peer.ts';

export const slackClient = { clientId: 'slack-client', clientSecret: 'slack secret' };
export const slackKey = 'xoxb-0000-bot';

/** Slack's Web API: errors have status 200, also those of tokens. */
export interface SlackPeer extends VendorPeer {
  messages: Record<string, unknown>[];
}

const failed = (error: string): PeerAnswer => [200, { ok: false, error }];

export async function startSlackPeer(): Promise<SlackPeer> {
  const messages: SlackPeer['messages'] = [];
  const peer = await startVendorPeer({
    client: slackClient,
    tokenPath: '/api/oauth.v2.access',
    fields: () => ({ scope: 'chat:write,chat:write.public', token_type: 'bot', team: { id: 'T1', name: 'Acme' } }),
    respond(status, body) {
      if (status === 200) return [200, { ok: true, ...body }];
      return [
        200,
        { ok: false, error: body['error'] === 'invalid_grant' ? 'invalid_refresh_token' : 'invalid_client_id' },
      ];
    },
    hasKey: ({ headers }) => headers.authorization === `Bearer ${slackKey}`,
    unauthorised: () => failed('invalid_auth'),
    limited: () => [429, { ok: false, error: 'ratelimited' }, { 'retry-after': '30' }],
    answer({ method, path, body }) {
      if (method === 'POST' && path === '/api/auth.test') return [200, { ok: true, team: 'Acme', user: 'parley' }];
      if (method === 'POST' && path === '/api/chat.postMessage') {
        if (body.channel === '#gone') return failed('channel_not_found');
        messages.push(body);
        return [200, { ok: true, channel: 'C1', ts: `1700000000.00000${messages.length}` }];
      }
      return failed('unknown_method');
    },
  });
  return Object.assign(peer, { messages });
}
