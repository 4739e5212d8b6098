export const health = {
  title: 'Health',
  text: 'Dependencies, workers, vendors, jobs, emails, SIP trunks and webhooks of all accounts.',
  again: 'Check again',
  ok: 'Everything works.',
  checked: 'Checked',
  open: 'Open',
  severities: { error: 'Error', warning: 'Warning' },
  reasons: {
    dependency_down: '{{name}} does not answer. Look into the log of the server.',
    dependency_degraded: '{{name}} is impaired. Look into the log of the server.',
    jobs_failed: 'Jobs that were given up: {{count}}. Read why, then retry or drop them.',
    jobs_late: 'The oldest job has waited for {{minutes}} minutes. Is a process with the role jobs running?',
    dead_letters: 'Events that a consumer gave up: {{count}}. Read why, then retry or drop them.',
    mail_not_configured: 'There is no mail server: emails are kept and not sent. Enter one.',
    mail_failed: 'Emails of the last day that could not be delivered: {{count}}.',
    trunks_failing: 'SIP trunks that do not work: {{count}}. Their accounts see the fault under SIP trunks.',
    webhooks_disabled: 'Webhooks that were switched off since their servers failed for days: {{count}}.',
    recognition_failing:
      'Calls of the last hour that ended because speech recognition failed: {{count}}. Check the key and the status of the vendor.',
    model_failing:
      'Calls and answers of the last hour that failed because no language model answered: {{count}}. Check the key and the status of the vendor.',
    voice_failing:
      'Calls of the last hour that ended because no voice could speak: {{count}}. Check the key and the status of the vendor.',
    carrier_failing:
      'Calls of the last hour that ended because of the carrier or the network: {{count}}. Check the SIP trunks.',
    workers_lost:
      'Calls of the last hour that were lost with a worker or process that stopped: {{count}}. Look into the log of the server.',
  },
};
