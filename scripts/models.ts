import { join, resolve } from 'node:path';
import { createEgress } from '@parley/egress';
import { addSettingsFile } from '../server/src/app/environment.ts';
import { diskReserveBytes, storageSettings } from '../server/src/app/storage-settings.ts';
import { ConfigError, list, readSettings, text } from '../server/src/platform/config/settings.ts';
import { bytesOf, isVerifiable, type SpeechModel } from '../server/src/providers/speech/local/models/catalogue.ts';
import type { ModelProgress } from '../server/src/providers/speech/local/models/fetch-model.ts';
import { ModelError } from '../server/src/providers/speech/local/models/model-error.ts';
import { createModelFetch } from '../server/src/providers/speech/local/models/model-fetch.ts';
import { modelSettings } from '../server/src/providers/speech/local/models/model-settings.ts';
import {
  createModelStore,
  type ModelStatus,
  type ModelStore,
} from '../server/src/providers/speech/local/models/model-store.ts';

// npm run models -- list | show <id> | download <id> | verify [<id>] | remove <id>
// Speech models of the data folder. Parley may run meanwhile: it uses a new model from its next start on, or at once
// after Download or Use in the console.

const usage = `npm run models -- list             lists the models, and which of them are here
npm run models -- show <id>        lists the files of a model: place, size, SHA-256, URL
npm run models -- download <id>    downloads a model; resumes a download that broke off
npm run models -- verify [<id>]    reads the files that are here from end to end
npm run models -- remove <id>      deletes a model`;

const table = {
  ...modelSettings,
  dataDir: { variable: 'PARLEY_DATA_DIR', doc: '', schema: text().default('./data') },
  allowedHosts: { variable: 'PARLEY_EGRESS_ALLOW', doc: '', schema: list() },
  diskReserveMb: storageSettings.diskReserveMb,
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
    reserveBytes: diskReserveBytes(settings),
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
  if (id !== undefined && command === 'show') return showFiles(await find(store, id));
  if (id !== undefined && command === 'remove') {
    await store.remove(id);
    console.log(`${id} is gone.`);
    return 0;
  }
  if (id !== undefined && command === 'download') {
    const path = await store.download(id);
    console.log(`${id} is whole, in ${path}.`);
    return 0;
  }
  console.error(usage);
  return 1;
}

async function find(store: ModelStore, id: string): Promise<ModelStatus> {
  const found = (await store.list()).find(({ model }) => model.id === id);
  if (found) return found;
  throw new ModelError('unknown', `There is no speech model "${id}"; see npm run models -- list.`);
}

/** Everything needed to put the files in place by hand. */
function showFiles({ model, state, folder }: ModelStatus): number {
  console.log(`${model.id}: ${kindOf(model)}, licence ${model.licence}, ${model.source}\n`);
  for (const file of model.files) {
    console.log(`${join(folder, file.path)}\n  ${file.bytes} bytes, SHA-256 ${file.sha256 ?? 'not known'}`);
    for (const url of file.urls) console.log(`  ${url}`);
  }
  console.log(`\n${state.state === 'ready' ? 'Here.' : `Not complete; see npm run models -- verify ${model.id}`}`);
  return 0;
}

async function showAll(store: ModelStore, folder: string): Promise<number> {
  console.log(`Speech models in ${folder}:\n`);
  for (const status of await store.list()) {
    const { model } = status;
    console.log(`${model.id}\n  ${model.description}`);
    console.log(`  ${kindOf(model)}, ${mb(bytesOf(model))}, licence ${model.licence}`);
    console.log(`  ${describe(status)}\n`);
  }
  return 0;
}

const kindOf = (model: SpeechModel) =>
  `${model.kind === 'speech-to-text' ? 'hears' : 'speaks'} ${model.languages.join(', ')}`;

function describe({ model, state, bytesOnDisk }: ModelStatus): string {
  switch (state.state) {
    case 'ready':
      return 'Here.';
    case 'downloading':
      return `Being fetched: ${mb(state.bytesDone)} of ${mb(state.bytesTotal)}.`;
    case 'failed':
      return `Not here: ${state.reason}`;
    case 'absent':
      if (bytesOnDisk > 0) return `Not complete: ${mb(bytesOnDisk)} of ${mb(bytesOf(model))}.`;
      return isVerifiable(model)
        ? 'Not here.'
        : 'Not here. No checksum is known: needs PARLEY_MODELS_ALLOW_UNVERIFIED=true.';
  }
}

/** Checks one model, or every one that has files here. */
async function verify(store: ModelStore, id: string | undefined): Promise<number> {
  const here = (await store.list()).filter(({ bytesOnDisk }) => bytesOnDisk > 0).map(({ model }) => model.id);
  const chosen = id === undefined ? here : [id];
  if (chosen.length === 0) console.log('No speech model is here.');
  let faults = 0;
  for (const one of chosen) {
    const problems = await store.verify(one);
    faults += problems.length;
    console.log(problems.length === 0 ? `${one} is whole.` : `${one} cannot be used:`);
    for (const { message } of problems) console.log(`  ${message}`);
  }
  if (faults > 0) {
    console.log(
      '\nReplace these files by hand (npm run models -- show <id>), or download the model; whole files stay.',
    );
  }
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
