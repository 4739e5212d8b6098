import { join, resolve } from 'node:path';
import { createEgress } from '@parley/egress';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { ConfigError, list, readSettings, text } from '../server/src/platform/config/settings.ts';
import { bytesOf, isVerifiable, type SpeechModel } from '../server/src/providers/speech/local/models/catalogue.ts';
import type { ModelProgress } from '../server/src/providers/speech/local/models/fetch-model.ts';
import { ModelError } from '../server/src/providers/speech/local/models/model-error.ts';
import { createModelFetch } from '../server/src/providers/speech/local/models/model-fetch.ts';
import { modelSettings } from '../server/src/providers/speech/local/models/model-settings.ts';
import {
  createModelStore,
  type ModelState,
  type ModelStore,
} from '../server/src/providers/speech/local/models/model-store.ts';

// npm run models -- list | download <id> | verify [<id>] | remove <id>
// Speech models of the data folder. Parley may run meanwhile: it takes up a new model at its next start, or at once when
// it is one that it fetches itself.

const usage = `npm run models -- list             what there is, and what is here
npm run models -- download <id>    fetches a model; one that broke off is gone on with
npm run models -- verify [<id>]    reads what is here from end to end
npm run models -- remove <id>      deletes a model`;

const table = {
  ...modelSettings,
  dataDir: { variable: 'PARLEY_DATA_DIR', doc: '', schema: text().default('./data') },
  allowedHosts: { variable: 'PARLEY_EGRESS_ALLOW', doc: '', schema: list() },
};
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

async function main(): Promise<number> {
  const [command = 'list', id] = process.argv.slice(2);
  addSettingsFile(process.env);
  const settings = readSettings(table, process.env);
  const folder = join(resolve(process.env['INIT_CWD'] ?? '.', settings.dataDir), 'models');
  const egress = createEgress({ allowHosts: settings.allowedHosts, allowListSetting: table.allowedHosts.variable });
  const store = createModelStore({
    folder,
    fetch: createModelFetch(egress),
    mirror: settings.modelsMirror,
    isOffline: settings.areModelsOffline,
    allowsUnverified: settings.allowsUnverifiedModels,
    log: { debug: () => console.log('It broke off or could not be reached; trying again.') },
    onProgress: showProgress,
  });
  process.once('SIGINT', () => void store.close());
  try {
    return await run(store, folder, command, id);
  } finally {
    await store.close();
    await egress.close();
  }
}

async function run(store: ModelStore, folder: string, command: string, id: string | undefined): Promise<number> {
  if (command === 'list') return showAll(store, folder);
  if (command === 'verify') return verify(store, id);
  if (id === undefined || (command !== 'download' && command !== 'remove')) {
    console.error(usage);
    return 1;
  }
  if (command === 'remove') {
    await store.remove(id);
    console.log(`${id} is gone.`);
    return 0;
  }
  const path = await store.download(id);
  console.log(`${id} is whole, in ${path}.`);
  return 0;
}

async function showAll(store: ModelStore, folder: string): Promise<number> {
  console.log(`Speech models in ${folder}:\n`);
  for (const { model, state } of await store.list()) {
    console.log(`${model.id}\n  ${model.description}`);
    console.log(`  ${kindOf(model)}, ${mb(bytesOf(model))}, licence ${model.licence}`);
    console.log(`  ${describe(model, state)}\n`);
  }
  return 0;
}

const kindOf = (model: SpeechModel) =>
  `${model.kind === 'speech-to-text' ? 'hears' : 'speaks'} ${model.languages.join(', ')}`;

function describe(model: SpeechModel, state: ModelState): string {
  switch (state.state) {
    case 'ready':
      return 'Here.';
    case 'downloading':
      return `Being fetched: ${mb(state.bytesDone)} of ${mb(state.bytesTotal)}.`;
    case 'failed':
      return `Not here: ${state.reason}`;
    case 'absent':
      return isVerifiable(model)
        ? 'Not here.'
        : 'Not here. No checksum is known: needs PARLEY_MODELS_ALLOW_UNVERIFIED=true.';
  }
}

/** One model, or every one that is here. */
async function verify(store: ModelStore, id: string | undefined): Promise<number> {
  const here = (await store.list()).filter(({ state }) => state.state === 'ready').map(({ model }) => model.id);
  const asked = id === undefined ? here : [id];
  if (asked.length === 0) console.log('No speech model is here.');
  let faults = 0;
  for (const one of asked) {
    const damaged = await store.verify(one);
    faults += damaged.length;
    console.log(damaged.length === 0 ? `${one} is whole.` : `${one}: missing or damaged: ${damaged.join(', ')}.`);
  }
  if (faults > 0) console.log('Download again what is damaged; the other files stay.');
  return faults > 0 ? 1 : 0;
}

function showProgress({ model, bytesDone, bytesTotal }: ModelProgress): void {
  const line = `${model.id}: ${mb(bytesDone)} of ${mb(bytesTotal)}`;
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r${line}${bytesDone === bytesTotal ? '\n' : ''}`);
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: Error) => {
    const isPlain = error instanceof ModelError || error instanceof ConfigError;
    console.error(isPlain ? error.message : `The models cannot be read: ${error.message}`);
    process.exitCode = 1;
  });
