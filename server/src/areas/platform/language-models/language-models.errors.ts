import { Refusal } from '#platform/http/refusal.ts';

export const modelServerNotFound = () => new Refusal('not_found', 'There is no model server with this name');

export const noModelServerAt = (url: string) =>
  new Refusal(
    'conflict',
    `No model server answers at ${url}, or it is not on one of the usual ports of this machine. Start it and search again; name other addresses in PARLEY_MODEL_SERVERS`,
  );

export const modelServerIsOn = (name: string) =>
  new Refusal('conflict', `The model server at this address is turned on already, as ${name}`);

export const modelServerIsSetting = () =>
  new Refusal('conflict', 'This model server is named in PARLEY_MODEL_SERVERS; take it out there and start again');

export const searchIsOff = () =>
  new Refusal('not_configured', 'Searching for model servers is switched off (PARLEY_MODEL_SERVER_DISCOVERY)');
