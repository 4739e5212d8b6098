import { SpeechModelList } from '@parley/contract/resources/speech-model';
import { admin } from '#platform/http/access/access.ts';
import { exampleSpeechModel, getLibrary, operation, presentSpeechModel } from './speech-models.operation.ts';

/** Lists the speech models with files, sources and states, for platform admins. */
export const listInstallationSpeechModels = operation({
  method: 'GET',
  path: '/api/admin/speech-models',
  id: 'listInstallationSpeechModels',
  summary: 'List speech models with files and download states',
  description: 'States are those of the process that answers. `bytes_done` grows while a model is downloaded.',
  access: admin(),
  answer: { status: 200, schema: SpeechModelList },
  refusals: ['not_configured'],
  example: {
    answer: { data: [exampleSpeechModel], downloads_allowed: true, mirror_url: null, engine_installed: true },
  },
  async run({ deps }) {
    const library = getLibrary(deps);
    return {
      data: (await library.list()).map(presentSpeechModel),
      downloads_allowed: library.allowsDownloads,
      mirror_url: library.mirror,
      engine_installed: library.isEngineInstalled(),
    };
  },
});
