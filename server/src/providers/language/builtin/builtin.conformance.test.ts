import { createWordReader } from '#brain/prompt-facts.ts';
import { describeLanguageModel } from '../../conformance/language-model.conformance.ts';
import { createBuiltinModel } from './builtin-model.ts';

describeLanguageModel('the built-in model', async () => ({
  model: createBuiltinModel({ reader: createWordReader() }),
  // It says what the request's prompt and tools lead to, which the suite's requests are made for.
  willSay: () => {},
  willCall: () => {},
  close: async () => {},
}));
