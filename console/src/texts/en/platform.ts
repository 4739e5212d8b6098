export const support = {
  banner: 'You are in {{tenant}} as platform admin.',
  banner_reseller:
    'You are in {{tenant}} for {{reseller}}. Everything you do is recorded; conversations and keys are hidden.',
  banner_reseller_open: 'You are in {{tenant}} for {{reseller}}. Everything you do is recorded; keys are hidden.',
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

export const agent_warnings = {
  model_key_missing:
    'No API key for {{provider}}: another model replies. Enter one under Vendor keys, or set {{settings}} on the server.',
  model_server_missing:
    'The model server of this agent is not turned on: another model replies. A platform admin turns it on under Models, or with {{settings}}.',
  voice_key_missing:
    'No API key for {{provider}}: another voice is used. Enter one under Vendor keys, or set {{settings}} on the server.',
  stt_key_missing:
    'No API key for {{provider}}: another speech-to-text engine is used. Set {{settings}} on the server.',
  stt_language_unsupported:
    'The built-in speech recognition does not understand this language: callers can only press keys. Choose a speech vendor, or set {{settings}} on the server to download a recognition model.',
  voice_language_unsupported:
    'The built-in voice is English and reads this language with a strong accent. Choose a voice vendor, or add a voice for the language to the server.',
  denoise_off:
    'Noise suppression is off: the built-in speech recognition understands little in a noisy place. Set noise suppression to automatic.',
};
