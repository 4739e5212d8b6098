import { defineRefusal } from '#platform/http/define-refusal.ts';

export const modelServerNotFound = defineRefusal(
  'not_found',
  'model_server_not_found',
  'There is no model server with this name',
);

const noModelServerAtRefusal = defineRefusal(
  'conflict',
  'no_model_server_at',
  'No model server answers at {{url}}, or it is not on one of the usual ports of this machine. Start it and search again; name other addresses in PARLEY_MODEL_SERVERS',
);
export const noModelServerAt = (url: string) => noModelServerAtRefusal({ url });

const modelServerIsOnRefusal = defineRefusal(
  'conflict',
  'model_server_is_on',
  'The model server at this address is turned on already, as {{name}}',
);
export const modelServerIsOn = (name: string) => modelServerIsOnRefusal({ name });

export const modelServerIsSetting = defineRefusal(
  'conflict',
  'model_server_is_setting',
  'This model server is named in PARLEY_MODEL_SERVERS; take it out there and start again',
);

export const searchIsOff = defineRefusal(
  'not_configured',
  'model_search_off',
  'Searching for model servers is switched off (PARLEY_MODEL_SERVER_DISCOVERY)',
);
