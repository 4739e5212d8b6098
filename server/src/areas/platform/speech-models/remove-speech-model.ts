import { admin } from '#platform/http/access/access.ts';
import { recordSpeechModelChoice } from './speech-model-choices.ts';
import {
  exampleSpeechModel,
  getLibrary,
  getSpeechModel,
  operation,
  speechModelParams,
} from './speech-models.operation.ts';

/** Deletes the files of a model. */
export const removeSpeechModel = operation({
  method: 'DELETE',
  path: '/api/admin/speech-models/{speechModelId}',
  id: 'removeSpeechModel',
  summary: 'Remove a speech model, or stop its download',
  description:
    'Deletes its files. New calls use the engine they would have without it, calls in progress go on with it. It is not downloaded again at the next start, also where PARLEY_SPEECH_MODELS names it.',
  access: admin(),
  audit: 'speech_model.remove',
  params: speechModelParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'not_configured'],
  example: { params: { speechModelId: exampleSpeechModel.id } },
  async run({ tx, params, deps, audit }) {
    const library = getLibrary(deps);
    const { id } = await getSpeechModel(library, params.speechModelId);
    audit.resource(id);
    await recordSpeechModelChoice(tx, id, 'removed');
    await library.remove(id);
  },
});
