import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

/** Same refusal for another tenant's call and one that does not exist. */
export const callNotFound = defineRefusal('not_found', 'call_not_found', 'There is no call with this id');

export const callStillOngoing = defineRefusal(
  'live_call',
  'logged_call_live',
  'The call is not over; it is logged when it has ended',
  { headers: { 'retry-after': '10' } },
);

export const callNotLoggable = defineRefusal(
  'conflict',
  'call_not_loggable',
  'The call has no number of the other party, was never dialled, or leaves nothing behind; there is nobody to log it at',
);

export const nowhereToLog = defineRefusal(
  'conflict',
  'nowhere_to_log',
  'Calls are logged at no connection; name one in integration_ids, or switch logging on',
);

export const noCrm = defineRefusal('not_found', 'provider_is_no_crm', '{{title}} is no CRM');

export const fieldsUnreadable = defineRefusal(
  'conflict',
  'crm_fields_unreadable',
  'The fields of the account could not be read, so its own cannot be mapped just now: {{detail}}',
);

export const unknownCrmConnection = defineFieldRefusal(
  'unknown',
  'crm_connection_unknown',
  'there is no such connection to a CRM',
);

export const unknownCrmField = defineFieldRefusal(
  'unknown',
  'crm_field_unknown',
  '{{title}} has no field of this name that can be written',
);

export const factDoesNotFit = defineFieldRefusal(
  'not_accepted',
  'crm_fact_does_not_fit',
  'the field takes another type: {{type}}',
);
