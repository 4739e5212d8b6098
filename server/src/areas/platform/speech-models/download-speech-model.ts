import { SpeechModel } from '@parley/contract/resources/speech-model';
import { admin } from '#platform/http/access/access.ts';
import { recordSpeechModelChoice } from './speech-model-choices.ts';
import { checksumUnknown, downloadsAreOff, engineMissing } from './speech-models.errors.ts';
import {
  exampleSpeechModel,
  getLibrary,
  getSpeechModel,
  operation,
  presentSpeechModel,
  speechModelParams,
} from './speech-models.operation.ts';

/** Downloads a model in the background and uses it for new calls. */
export const downloadSpeechModel = operation({
  method: 'POST',
  path: '/api/admin/speech-models/{speechModelId}/download',
  id: 'downloadSpeechModel',
  summary: 'Download and use a speech model',
  description:
    'Answers at once; the list shows the progress. An interrupted download is resumed, complete files are not fetched again, and a model whose files were put in place by hand is used without a download. New calls use the model once it has passed its self-test, now and after a restart. Calls go on with the built-in engine meanwhile, and where the download fails.',
  access: admin(),
  audit: 'speech_model.download',
  params: speechModelParams,
  answer: { status: 202, schema: SpeechModel },
  refusals: ['not_found', 'conflict', 'not_configured'],
  example: { params: { speechModelId: exampleSpeechModel.id }, answer: exampleSpeechModel },
  async run({ tx, params, deps, audit }) {
    const library = getLibrary(deps);
    const status = await getSpeechModel(library, params.speechModelId);
    if (!library.isEngineInstalled()) throw engineMissing();
    if (status.state !== 'ready') {
      if (!library.allowsDownloads) throw downloadsAreOff(status.folder);
      if (!status.isVerifiable && !library.allowsUnverified) throw checksumUnknown();
    }
    audit.resource(status.id);
    await recordSpeechModelChoice(tx, status.id, 'added');
    library.download(status.id);
    return presentSpeechModel(await getSpeechModel(library, status.id));
  },
});
