import {
  googleClient,
  spreadsheetId,
  startGoogleSheetsPeer,
} from '../../server/src/providers/integrations/testing/google-sheets-peer.ts';
import {
  hubspotClient,
  privateAppToken,
  startHubspotPeer,
} from '../../server/src/providers/integrations/testing/hubspot-peer.ts';
import {
  channelLink,
  microsoftClient,
  startMicrosoftTeamsPeer,
  workflowAddress,
} from '../../server/src/providers/integrations/testing/microsoft-teams-peer.ts';
import {
  pipedriveClient,
  pipedriveKey,
  startPipedrivePeer,
} from '../../server/src/providers/integrations/testing/pipedrive-peer.ts';
import {
  salesforceClient,
  startSalesforcePeer,
} from '../../server/src/providers/integrations/testing/salesforce-peer.ts';
import { slackClient, slackKey, startSlackPeer } from '../../server/src/providers/integrations/testing/slack-peer.ts';
import type { VendorPeer } from '../../server/src/providers/integrations/testing/vendor-peer.ts';
import {
  startZendeskPeer,
  zendeskClient,
  zendeskEmail,
  zendeskKey,
} from '../../server/src/providers/integrations/testing/zendesk-peer.ts';

/** An action with arguments, and what the model reads of it. */
export interface ActionCase {
  action: string;
  given: Record<string, unknown>;
  answer: unknown;
}

/** A vendor for the suite: its peer, how it is connected, and its actions on what the peer has. */
export interface VendorCase {
  provider: string;
  key?: { good: string; bad: string; settings: Record<string, string>; account: string };
  /** Missing: it takes keys alone. `clientOf`: vendor of the client, as its settings name it. */
  oauth?: {
    client: { clientId: string; clientSecret: string };
    clientOf: string;
    settings: Record<string, string>;
    account: string | null;
  };
  start(): Promise<VendorPeer>;
  actions: readonly ActionCase[];
  /** A read for failures, and arguments it refuses. */
  probe: { action: string; given: Record<string, unknown>; bad: Record<string, unknown> };
  /** Actions that write a caller's words, and what the peer has of them afterwards. */
  words: readonly {
    action: string;
    given(words: string): Record<string, unknown>;
    written(peer: never): unknown;
    /** Form in which the vendor shows the words as they are, by grant and by key. Default: the words. */
    spelled?: readonly [byGrant: (words: string) => unknown, byKey: (words: string) => unknown];
  }[];
}

const asHtml = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const asHtmlLines = (words: string) => asHtml(words).replaceAll('\n', '<br>');
const robin = { phone: '+46701234567' };
const one = (fields: Record<string, unknown>) => ({ matches: [fields], note: 'One match.' });

export const vendorCases: readonly VendorCase[] = [
  {
    provider: 'google_sheets',
    oauth: {
      client: googleClient,
      clientOf: 'google',
      settings: { spreadsheet_id: spreadsheetId, sheet: "Kim's list" },
      account: null,
    },
    start: startGoogleSheetsPeer,
    actions: [
      { action: 'find_rows', given: { text: 'robin' }, answer: { matches: 1, columns: ['Name', 'Phone'] } },
      { action: 'append_row', given: { cells: ['Sam', '1'] }, answer: { appended: true, range: 'A3:B3' } },
    ],
    probe: { action: 'find_rows', given: { text: 'robin' }, bad: { text: '' } },
    words: [
      {
        action: 'append_row',
        given: (words) => ({ cells: [words] }),
        written: (peer: Awaited<ReturnType<typeof startGoogleSheetsPeer>>) => peer.rows.at(-1)?.[0],
      },
    ],
  },
  {
    provider: 'hubspot',
    key: { good: privateAppToken, bad: 'pat-wrong', settings: {}, account: 'HubSpot 4711' },
    oauth: { client: hubspotClient, clientOf: 'hubspot', settings: {}, account: null },
    start: () => startHubspotPeer([['Robin', '070-123 45 67']]),
    actions: [
      { action: 'find_contact', given: robin, answer: { note: 'One match.' } },
      {
        action: 'create_contact',
        given: { first_name: 'Sam', email: 'sam@example.com' },
        answer: { was_known: false },
      },
      { action: 'create_contact', given: { first_name: 'Sam', email: 'sam@example.com' }, answer: { was_known: true } },
      { action: 'update_contact', given: { id: '100', last_name: 'Sand' }, answer: { id: '100' } },
      { action: 'add_note', given: { contact_id: '100', note: 'Called.' }, answer: { id: '9001' } },
    ],
    probe: { action: 'find_contact', given: robin, bad: { phone: 7 } },
    words: [
      {
        action: 'add_note',
        given: (note) => ({ contact_id: '100', note }),
        written: (peer: Awaited<ReturnType<typeof startHubspotPeer>>) => peer.notes.at(-1)?.properties['hs_note_body'],
        spelled: [asHtml, asHtml],
      },
    ],
  },
  {
    provider: 'microsoft_teams',
    key: { good: workflowAddress, bad: 'https://logic.azure.com.example.com/x', settings: {}, account: 'Workflow' },
    oauth: {
      client: microsoftClient,
      clientOf: 'microsoft',
      settings: { channel_link: channelLink },
      account: 'Support',
    },
    start: startMicrosoftTeamsPeer,
    actions: [{ action: 'post_message', given: { text: 'A caller waits.' }, answer: { posted: true } }],
    probe: { action: 'post_message', given: { text: 'A caller waits.' }, bad: { text: '' } },
    words: [
      {
        action: 'post_message',
        given: (text) => ({ text }),
        written({ posted }: Awaited<ReturnType<typeof startMicrosoftTeamsPeer>>) {
          const last = posted.at(-1) ?? { text: null };
          return 'text' in last ? last.text : last.card['body'];
        },
        spelled: [
          (words) => words,
          (words) => [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: words }] }],
        ],
      },
    ],
  },
  {
    provider: 'pipedrive',
    key: { good: pipedriveKey, bad: 'wrong-token', settings: { company_domain: 'acme' }, account: 'Acme Oy' },
    oauth: { client: pipedriveClient, clientOf: 'pipedrive', settings: {}, account: 'Acme Oy' },
    start: startPipedrivePeer,
    actions: [
      {
        action: 'find_person',
        given: robin,
        answer: one({
          id: '1',
          first_name: 'Robin',
          last_name: 'Sand',
          email: 'robin@example.com',
          phone: '070-123 45 67',
        }),
      },
      {
        action: 'create_person',
        given: { name: 'Sam', email: 'sam@example.com' },
        answer: { id: '3', was_known: false },
      },
      {
        action: 'create_person',
        given: { name: 'Sam', email: 'sam@example.com' },
        answer: { id: '3', was_known: true },
      },
      { action: 'update_person', given: { id: '3', name: 'Sam Sand' }, answer: { id: '3' } },
      { action: 'add_note', given: { person_id: '1', note: 'Called.' }, answer: { id: '1' } },
      { action: 'list_deals', given: { person_id: '1' }, answer: { has_more: true } },
    ],
    probe: { action: 'find_person', given: robin, bad: {} },
    words: [
      {
        action: 'add_note',
        given: (note) => ({ person_id: '1', note }),
        written: (peer: Awaited<ReturnType<typeof startPipedrivePeer>>) => peer.notes.at(-1)?.['content'],
        spelled: [asHtmlLines, asHtmlLines],
      },
    ],
  },
  {
    provider: 'salesforce',
    oauth: {
      client: salesforceClient,
      clientOf: 'salesforce',
      settings: { login_domain: 'test.salesforce.com' },
      account: 'Acme',
    },
    start: startSalesforcePeer,
    actions: [
      {
        action: 'find_contact',
        given: robin,
        answer: one({
          id: '003000000000001AAA',
          first_name: 'Robin',
          last_name: "O'Brien",
          email: "o'brien@example.com",
          company: 'Acme',
          phone: '(070) 123-4567',
        }),
      },
      { action: 'find_contact', given: { email: "o'brien@example.com" }, answer: { note: 'One match.' } },
      { action: 'create_contact', given: { last_name: 'Sam', email: 'sam@example.com' }, answer: { was_known: false } },
      { action: 'create_contact', given: { last_name: 'Sam', email: 'sam@example.com' }, answer: { was_known: true } },
      {
        action: 'update_contact',
        given: { id: '003000000000002AAA', phone: '+46855511122' },
        answer: { id: '003000000000002AAA' },
      },
      { action: 'add_note', given: { contact_id: '003000000000002AAA', note: 'Called.' }, answer: {} },
      { action: 'create_case', given: { subject: 'Lamp', description: 'It broke.' }, answer: {} },
      { action: 'find_case', given: { number: '00001026' }, answer: { found: true, status: 'Working' } },
      { action: 'find_case', given: { number: "x' OR CaseNumber != '" }, answer: { found: false } },
    ],
    probe: { action: 'find_contact', given: robin, bad: { phone: 7 } },
    words: [
      {
        action: 'add_note',
        given: (note) => ({ contact_id: '003000000000002AAA', note }),
        written: (peer: Awaited<ReturnType<typeof startSalesforcePeer>>) => peer.records.Task.at(-1)?.['Description'],
      },
    ],
  },
  {
    provider: 'slack',
    key: { good: slackKey, bad: 'xoxb-wrong', settings: {}, account: 'Acme' },
    oauth: { client: slackClient, clientOf: 'slack', settings: {}, account: 'Acme' },
    start: startSlackPeer,
    actions: [
      { action: 'post_message', given: { channel: '#support', text: 'A caller waits.' }, answer: { posted: true } },
    ],
    probe: {
      action: 'post_message',
      given: { channel: '#support', text: 'A caller waits.' },
      bad: { channel: '#support' },
    },
    words: [
      {
        action: 'post_message',
        given: (text) => ({ channel: '#support', text }),
        written: (peer: Awaited<ReturnType<typeof startSlackPeer>>) => peer.messages.at(-1)?.['text'],
        spelled: [asHtml, asHtml],
      },
    ],
  },
  {
    provider: 'zendesk',
    key: {
      good: zendeskKey,
      bad: 'wrong-token',
      settings: { subdomain: 'acme', email: zendeskEmail },
      account: 'Kim of Acme',
    },
    oauth: { client: zendeskClient, clientOf: 'zendesk', settings: { subdomain: 'acme' }, account: 'Kim of Acme' },
    start: startZendeskPeer,
    actions: [
      {
        action: 'find_user',
        given: robin,
        answer: one({
          id: '101',
          first_name: 'Robin',
          last_name: 'Sand',
          email: 'robin@example.com',
          phone: '+46 70 123 45 67',
        }),
      },
      {
        action: 'create_user',
        given: { name: 'Sam', email: 'sam@example.com' },
        answer: { id: '103', was_known: false },
      },
      {
        action: 'create_user',
        given: { name: 'Sam', email: 'sam@example.com' },
        answer: { id: '103', was_known: true },
      },
      {
        action: 'create_ticket',
        given: { requester_id: '101', subject: 'Lamp', text: 'It broke.' },
        answer: { id: 9000 },
      },
      { action: 'add_note', given: { ticket_id: '9000', note: 'Called.' }, answer: { id: '9000' } },
      { action: 'list_tickets', given: { user_id: '101' }, answer: { has_more: false } },
    ],
    probe: { action: 'find_user', given: robin, bad: { phone: 7 } },
    words: [
      {
        action: 'create_ticket',
        given: (text) => ({ requester_id: '101', subject: 'Lamp', text }),
        written: (peer: Awaited<ReturnType<typeof startZendeskPeer>>) => peer.tickets.at(-1)?.comments[0]?.['body'],
      },
    ],
  },
];
