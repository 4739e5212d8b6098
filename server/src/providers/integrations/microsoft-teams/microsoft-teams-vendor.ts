import { type Vendor, VendorFault, type VendorRequests } from '#areas/integrations/connections';
import { channelLinkPattern, channelPath } from './channel-link.ts';

/** Hosts at which Power Automate receives webhook requests of Teams workflows. */
const workflowHosts = ['.logic.azure.com', '.api.powerplatform.com'];

/**
 * Microsoft Teams: a channel. A key is the address of a Teams workflow ("When a Teams webhook request is received"),
 * which has its own secret; a grant posts through Microsoft Graph as the person who gave it.
 */
export const microsoftTeamsVendor: Vendor = {
  provider: 'microsoft_teams',
  title: 'Microsoft Teams',
  takesKey: true,
  keyHint: 'Address of a workflow that begins with “When a Teams webhook request is received”',
  takesOAuth: true,
  settings: [
    {
      name: 'channel_link',
      title: 'Link to the channel',
      description: 'In Teams: the menu of the channel, Copy link',
      isRequired: true,
      pattern: channelLinkPattern,
      only: 'oauth',
    },
  ],
  address: () => 'https://graph.microsoft.com',
  keyAddress,
  // The address of a workflow is all the authorisation it takes.
  authorise: (token): Record<string, string> =>
    token.startsWith('https://') ? {} : { authorization: `Bearer ${token}` },
  findFault(_answer, status) {
    if (status !== 404) return undefined;
    return new VendorFault('refused', 'Microsoft Teams knows no such channel or workflow (404).');
  },
  async check(vendor) {
    // A workflow can only be asked by posting, so its address is all that is checked.
    if (isWorkflow(vendor)) return 'Workflow';
    const { displayName } = await vendor.json({
      method: 'GET',
      path: pathOf(vendor),
      query: { $select: 'displayName' },
    });
    return typeof displayName === 'string' ? displayName : null;
  },
  actions: [
    {
      name: 'post_message',
      title: 'Post a message',
      description: 'Posts a message to colleagues in the connected channel, when they have to know something.',
      changes: true,
      parameters: {
        type: 'object',
        properties: { text: { type: 'string', minLength: 1, maxLength: 3000, description: 'The message' } },
        required: ['text'],
        additionalProperties: false,
      },
      async run(vendor, given) {
        const text = String(given['text']);
        if (isWorkflow(vendor)) {
          await vendor.json({ method: 'POST', path: '', body: cardMessage(text) });
          return { posted: true };
        }
        // Plain text: markup and mentions in it are words.
        const body = { body: { contentType: 'text', content: text } };
        const { id } = await vendor.json({ method: 'POST', path: `${pathOf(vendor)}/messages`, body });
        return { posted: true, id };
      },
    },
  ],
};

/** A grant is for the channel of a link; a workflow has its own. */
const isWorkflow = ({ settings }: VendorRequests) => settings['channel_link'] === undefined;

function keyAddress(key: string): URL | null {
  const url = URL.canParse(key) ? new URL(key) : null;
  const isFlow = url?.protocol === 'https:' && workflowHosts.some((host) => url.hostname.endsWith(host));
  return url && isFlow && url.username === '' && url.password === '' ? url : null;
}

function pathOf({ settings }: VendorRequests): string {
  const path = channelPath(settings['channel_link'] ?? '');
  if (path === null) throw new VendorFault('refused', 'The link to the channel is none.');
  return path;
}

/**
 * Message of a workflow: an Adaptive Card. A text run is shown as it is, whereas a text block would read Markdown.
 * Source: adaptivecards.io, TextRun.
 */
function cardMessage(text: string) {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] }],
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  };
}
