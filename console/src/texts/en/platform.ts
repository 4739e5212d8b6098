export const support = {
  banner: 'You are in {{tenant}} as platform admin.',
  until: 'Until {{time}}',
  leave: 'Leave',
  all_tenants: 'All tenants',
  search: 'Search all tenants',
  nothing_found: 'No tenant found',
  enter_title: 'Enter {{tenant}}',
  enter_text:
    'You get owner permissions for 8 hours, or until you leave. Entering, leaving and your actions there are recorded in the audit logs of the tenant and of the platform.',
  reason: 'Reason (optional)',
  reason_hint: 'Stored in the audit logs, for example a ticket number. No personal data: it cannot be deleted.',
  enter: 'Enter',
};

export const tenants = {
  title: 'Tenants',
  text: 'All accounts on this installation. Enter one to work there as its owner.',
  search: 'Search',
  search_hint: 'Name, contact email or ID',
  name: 'Name',
  people: 'People',
  agents: 'Agents',
  created: 'Created',
  you_belong: 'Member',
  of_reseller: 'Customer of {{reseller}}',
  suspended: 'Suspended',
  enter: 'Enter',
  enter_of: 'Enter {{tenant}}',
  open: 'Open',
  open_of: 'Open {{tenant}}',
  here: 'You are here',
  empty_title: 'No tenants found',
  empty_text: 'Try another search, or create a tenant.',
  create: 'New tenant',
  create_submit: 'Create',
  owner_email: 'Owner email (optional)',
  owner_hint: 'Receives an invitation. Without an owner, only you can enter the tenant.',
  key_title: 'API key of the tenant',
  key_text: 'Gives programs full access to the tenant.',
  link_title: 'Link for the owner',
  link_text: 'No mail server is configured. Send this link yourself; it works once and expires in 7 days.',
  created_note: '{{tenant}} created.',
};

export const agent_warnings = {
  model_key_missing: 'No API key for {{provider}}: another model replies. Set {{settings}} on the server.',
  model_server_missing:
    'The model server of this agent is not turned on: another model replies. A platform admin turns it on under Models, or with {{settings}}.',
  voice_key_missing: 'No API key for {{provider}}: another voice is used. Set {{settings}} on the server.',
  stt_key_missing:
    'No API key for {{provider}}: another speech-to-text engine is used. Set {{settings}} on the server.',
};
