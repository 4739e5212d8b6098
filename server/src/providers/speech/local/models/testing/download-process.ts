import { createModelStore } from '../model-store.ts';

// Downloads one model in a separate process, for tests of guarantees between processes.
const [, , , folder = '', model = ''] = process.argv;

const store = createModelStore({
  folder,
  fetch: (url, init) => fetch(url, init),
  models: [JSON.parse(model)],
  log: { debug: () => undefined },
});

store.download(JSON.parse(model).id).then(
  () => process.send?.('done', () => process.exit(0)),
  (error: Error) => process.send?.(error.message, () => process.exit(1)),
);
