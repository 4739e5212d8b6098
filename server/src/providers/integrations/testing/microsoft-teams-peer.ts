import { type PeerAnswer, startVendorPeer, type VendorPeer } from './vendor-peer.ts';

export const microsoftClient = { clientId: 'microsoft-client', clientSecret: 'microsoft secret' };
const team = '7f3a0b52-1c1e-4b42-9f2d-3a8f5c1e9b10';
const channel = '19:abc123@thread.tacv2';
export const channelLink = `https://teams.microsoft.com/l/channel/${encodeURIComponent(channel)}/Support?groupId=${team}&tenantId=${team}`;
const workflowPath = '/workflows/0123456789abcdef/triggers/manual/paths/invoke';
export const workflowAddress = `https://prod-01.westeurope.logic.azure.com:443${workflowPath}?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=workflow-signature`;

/** Microsoft Graph's messages of a channel, and the webhook trigger of a Teams workflow. */
export interface MicrosoftTeamsPeer extends VendorPeer {
  /** Posts so far, newest last: plain texts through Graph, cards through the workflow. */
  posted: ({ text: string } | { card: Record<string, unknown> })[];
}

const failed = (status: number, code: string): PeerAnswer => [status, { error: { code, message: code } }];

export async function startMicrosoftTeamsPeer(): Promise<MicrosoftTeamsPeer> {
  const posted: MicrosoftTeamsPeer['posted'] = [];
  const channelPath = `/v1.0/teams/${team}/channels/${encodeURIComponent(channel)}`;
  const peer = await startVendorPeer({
    client: microsoftClient,
    tokenPath: '/common/oauth2/v2.0/token',
    fields: () => ({ scope: 'Channel.ReadBasic.All ChannelMessage.Send' }),
    hasKey: ({ path, query }) => path === workflowPath && query.get('sig') === 'workflow-signature',
    unauthorised: ({ path }) =>
      path === workflowPath ? failed(401, 'DirectApiAuthorizationRequired') : failed(401, 'InvalidAuthenticationToken'),
    limited: () => [429, { error: { code: 'TooManyRequests' } }, { 'retry-after': '30' }],
    answer({ method, path, body }) {
      if (method === 'POST' && path === workflowPath) {
        const [card] = body.attachments ?? [];
        if (body.type !== 'message' || card?.contentType !== 'application/vnd.microsoft.card.adaptive') {
          return failed(400, 'TriggerInputSchemaMismatch');
        }
        posted.push({ card: card.content });
        return [202];
      }
      if (method === 'GET' && path === channelPath) return [200, { id: channel, displayName: 'Support' }];
      if (method === 'POST' && path === `${channelPath}/messages`) {
        if (body.body?.contentType !== 'text') return failed(400, 'BadRequest');
        posted.push({ text: body.body.content });
        return [201, { id: String(posted.length), body: body.body }];
      }
      return failed(404, 'NotFound');
    },
  });
  return Object.assign(peer, { posted });
}
