import { type Vendor, VendorFault } from '#areas/integrations/connections';

/** Errors of the Web API that mean the token. */
const tokenErrors = new Set(['invalid_auth', 'not_authed', 'token_revoked', 'token_expired', 'account_inactive']);

/** Slack's Web API. A key is a bot token (`xoxb-`). */
export const slackVendor: Vendor = {
  provider: 'slack',
  title: 'Slack',
  takesKey: true,
  keyHint: 'Bot token, which begins with xoxb-',
  takesOAuth: true,
  settings: [],
  address: () => 'https://slack.com/api',
  authorise: (token) => ({ authorization: `Bearer ${token}` }),
  findFault({ ok, error }) {
    if (ok !== false) return undefined;
    const code = typeof error === 'string' && /^[a-z_]{1,60}$/.test(error) ? error : 'unknown';
    if (tokenErrors.has(code)) return new VendorFault('unauthorised', `Slack does not accept the token (${code}).`);
    if (code === 'ratelimited') return new VendorFault('unreachable', 'Slack limits requests just now.');
    return new VendorFault('refused', `Slack did not accept the request (${code}).`);
  },
  async check(vendor) {
    const { team } = await vendor.json({ method: 'POST', path: '/auth.test', body: {} });
    return typeof team === 'string' ? team : null;
  },
  actions: [
    {
      name: 'post_message',
      title: 'Post a message',
      description: 'Posts a message to colleagues in a channel, when they have to know something.',
      changes: true,
      parameters: {
        type: 'object',
        properties: {
          channel: { type: 'string', maxLength: 80, description: 'Channel, such as #support' },
          text: { type: 'string', maxLength: 3000, description: 'The message' },
        },
        required: ['channel', 'text'],
        additionalProperties: false,
      },
      async run(vendor, { channel, text }) {
        // Plain text without mentions: the words may be those of a caller.
        const body = { channel, text: escapeControls(String(text)), mrkdwn: false, link_names: false };
        const { ts } = await vendor.json({ method: 'POST', path: '/chat.postMessage', body });
        return { posted: true, ts };
      },
    },
  ],
};

/** Slack's control characters: unescaped they mention everyone (`<!channel>`) or disguise links. */
function escapeControls(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
