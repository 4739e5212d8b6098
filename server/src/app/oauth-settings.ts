import { type SettingsTable, text } from '#platform/config/settings.ts';

const clientId = (vendor: string, what: string) => ({
  doc: `Client id of this installation at ${vendor}, with which people connect ${what}.`,
  schema: text().optional(),
});
const clientSecret = (vendor: string) => ({
  doc: `Secret of that client at ${vendor}.`,
  schema: text().optional(),
  isSecret: true as const,
});

/** Settings of the OAuth clients that this installation has at vendors. */
export const oauthSettings = {
  googleClientId: { variable: 'PARLEY_OAUTH_GOOGLE_ID', ...clientId('Google', 'Sheets and calendars') },
  googleClientSecret: { variable: 'PARLEY_OAUTH_GOOGLE_SECRET', ...clientSecret('Google') },
  hubspotClientId: { variable: 'PARLEY_OAUTH_HUBSPOT_ID', ...clientId('HubSpot', 'their CRM') },
  hubspotClientSecret: { variable: 'PARLEY_OAUTH_HUBSPOT_SECRET', ...clientSecret('HubSpot') },
  microsoftClientId: { variable: 'PARLEY_OAUTH_MICROSOFT_ID', ...clientId('Microsoft Entra', 'Teams and calendars') },
  microsoftClientSecret: { variable: 'PARLEY_OAUTH_MICROSOFT_SECRET', ...clientSecret('Microsoft Entra') },
  pipedriveClientId: { variable: 'PARLEY_OAUTH_PIPEDRIVE_ID', ...clientId('Pipedrive', 'their CRM') },
  pipedriveClientSecret: { variable: 'PARLEY_OAUTH_PIPEDRIVE_SECRET', ...clientSecret('Pipedrive') },
  salesforceClientId: { variable: 'PARLEY_OAUTH_SALESFORCE_ID', ...clientId('Salesforce', 'their CRM') },
  salesforceClientSecret: { variable: 'PARLEY_OAUTH_SALESFORCE_SECRET', ...clientSecret('Salesforce') },
  slackClientId: { variable: 'PARLEY_OAUTH_SLACK_ID', ...clientId('Slack', 'a workspace') },
  slackClientSecret: { variable: 'PARLEY_OAUTH_SLACK_SECRET', ...clientSecret('Slack') },
  zendeskClientId: { variable: 'PARLEY_OAUTH_ZENDESK_ID', ...clientId('Zendesk', 'their help desk') },
  zendeskClientSecret: { variable: 'PARLEY_OAUTH_ZENDESK_SECRET', ...clientSecret('Zendesk') },
} satisfies SettingsTable;
