import { defineWording } from '#platform/http/define-refusal.ts';

/** Sentences of a trunk's check, worded by the console in the reader's language. */
export const trunkFindings = {
  noSip: defineWording('trunk_no_sip', 'This process speaks no SIP; see PARLEY_SIP_LISTEN'),
  reached: defineWording('trunk_reached', '{{host}} can be reached by {{transport}}'),
  answered: defineWording('trunk_answered', 'Answered with {{answer}} in {{ms}} ms'),
  hostUnknown: defineWording(
    'trunk_host_unknown',
    '{{host}} cannot be found: check the name, or whether it needs a port',
  ),
  hostPrivate: defineWording(
    'trunk_host_private',
    '{{host}} lies in a private network; the operator opens it with PARLEY_EGRESS_ALLOW',
  ),
  hostKnown: defineWording('trunk_host_known', '{{host}} can be looked up'),
  silent: defineWording('trunk_silent', 'No answer by {{transport}}: check port, transport and firewall ({{reason}})'),
  registerOff: defineWording('trunk_register_off', 'Paused by `register`: not tried'),
  registerSilent: defineWording('trunk_register_silent', 'No answer to REGISTER within 10 s'),
  registered: defineWording('trunk_registered', 'Signed in as {{user}}'),
  passwordRefused: defineWording(
    'trunk_password_refused',
    'Refused with {{status}}: check user name and password, and whether the provider wants another from_domain',
  ),
  userUnknown: defineWording('trunk_user_unknown', 'Refused with 404: the provider knows no such user at this host'),
  expiresShort: defineWording('trunk_expires_short', 'Refused with 423: raise expires_seconds'),
  registerFailed: defineWording('trunk_register_failed', 'Failed: {{reason}}'),
  registerRefused: defineWording('trunk_register_refused', 'Refused with {{answer}}'),
  callNotDialled: defineWording('trunk_call_not_dialled', 'Not dialled: {{reason}}'),
  callAnswered: defineWording('trunk_call_answered', 'Rang and was answered; hung up at once'),
  callBusy: defineWording('trunk_call_busy', 'Rang through: the number is busy'),
  callUnanswered: defineWording('trunk_call_unanswered', 'Rang, no answer'),
  callFailed: defineWording(
    'trunk_call_failed',
    'The call was not put through{{detail}}; check number format and caller id',
  ),
};
