import { area } from '#platform/areas/area.ts';
import { downloadSpeechModel } from './download-speech-model.ts';
import { getRecognizerDownload } from './get-recognizer-download.ts';
import { listInstallationSpeechModels } from './list-installation-speech-models.ts';
import { listSpeechModels } from './list-speech-models.ts';
import { removeSpeechModel } from './remove-speech-model.ts';
import type { SpeechModelsDeps } from './speech-models.operation.ts';
import { verifySpeechModel } from './verify-speech-model.ts';

export { readSpeechModelChoices, type SpeechModelChoices } from './speech-model-choices.ts';
export type { SpeechModelLibrary, SpeechModelStatus } from './speech-model-library.ts';

/** Speech models: downloads of full models, their progress and their files. */
export const speechModelsArea = area<SpeechModelsDeps>({
  name: 'speech-models',
  operations: {
    Agents: [listSpeechModels],
    'Web access': [getRecognizerDownload],
    'Reseller and platform admin': [
      listInstallationSpeechModels,
      downloadSpeechModel,
      verifySpeechModel,
      removeSpeechModel,
    ],
  },
});
