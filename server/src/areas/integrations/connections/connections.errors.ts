import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

export const connectionNotFound = defineRefusal('not_found', 'connection_not_found', 'There is no such connection');

export const agentIntegrationNotFound = defineRefusal(
  'not_found',
  'agent_integration_not_found',
  'The agent does not use this connection',
);

export const tooManyConnections = defineRefusal(
  'conflict',
  'too_many_connections',
  'An account has at most {{most}} connections; remove one first',
);

export const connectionKeyRefused = defineRefusal('conflict', 'connection_key_refused', '{{detail}}');

export const noOAuthClient = defineRefusal(
  'not_configured',
  'no_oauth_client',
  'This installation has no OAuth client at {{title}}; its operator sets one, or you connect with a key',
);

export const takesNoGrant = defineRefusal(
  'conflict',
  'connection_takes_no_grant',
  '{{title}} is connected with a key, not by granting access',
);

export const onlyInBrowser = defineRefusal(
  'forbidden',
  'oauth_needs_a_session',
  'Access is granted by a person in a browser; log in and begin there',
);

export const stateUsed = defineRefusal(
  'conflict',
  'oauth_state_used',
  'This authorization was finished before; begin it again',
);

export const takesNoKey = defineFieldRefusal(
  'not_accepted',
  'connection_takes_no_key',
  '{{title}} is connected by granting access there, not with a key',
);

export const needsKey = defineFieldRefusal('required', 'connection_needs_key', '{{title}} needs a key');

export const settingMissing = defineFieldRefusal('required', 'connection_setting_missing', '{{title}} is needed');

export const settingMalformed = defineFieldRefusal(
  'malformed',
  'connection_setting_malformed',
  '{{title}} does not look like that; see its description',
);

export const unknownSetting = defineFieldRefusal(
  'unknown_field',
  'connection_setting_unknown',
  'this provider has no such setting',
);

export const unknownAction = defineFieldRefusal(
  'unknown',
  'integration_action_unknown',
  '{{title}} has no such action',
);

export const noPeopleThere = defineFieldRefusal(
  'not_accepted',
  'lookup_needs_a_crm',
  '{{title}} is no CRM, so it does not know who calls',
);
