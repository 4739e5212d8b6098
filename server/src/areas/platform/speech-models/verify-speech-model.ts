import { SpeechModelCheck } from '@parley/contract/resources/speech-model';
import { admin } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import {
  exampleSpeechModel,
  getLibrary,
  getSpeechModel,
  operation,
  speechModelParams,
} from './speech-models.operation.ts';

/** Checks the files of a model against their checksums. */
export const verifySpeechModel = operation({
  method: 'POST',
  path: '/api/admin/speech-models/{speechModelId}/verify',
  id: 'verifySpeechModel',
  summary: 'Verify the files of a speech model',
  description: 'Reads every file from end to end. The messages name place, size and checksum that were expected.',
  access: admin(),
  audit: notAudited('reads files only'),
  params: speechModelParams,
  answer: { status: 200, schema: SpeechModelCheck },
  refusals: ['not_found', 'not_configured'],
  example: { params: { speechModelId: exampleSpeechModel.id }, answer: { problems: [] } },
  transaction: 'none',
  async run({ params, deps }) {
    const library = getLibrary(deps);
    const { id } = await getSpeechModel(library, params.speechModelId);
    return { problems: [...(await library.verify(id))] };
  },
});
