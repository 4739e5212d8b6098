import { address, type SettingsTable, text } from '#platform/config/settings.ts';

/** Settings of embeddings, by which passages of knowledge are found that share no word with a question. */
export const knowledgeSettings = {
  embeddingModel: {
    variable: 'PARLEY_EMBEDDING_MODEL',
    doc: 'Model that embeds passages of knowledge and the questions asked of them, such as `text-embedding-3-small`. Both are sent to its server. Without it knowledge is found by words alone. A change embeds everything anew, in the background.',
    schema: text().optional(),
  },
  embeddingUrl: {
    variable: 'PARLEY_EMBEDDING_URL',
    doc: "Base address of the server with OpenAI's embeddings API that has the model, without `/embeddings`.",
    schema: address(/^https?$/, 'https://host/v1').default('https://api.openai.com/v1'),
  },
  embeddingApiKey: {
    variable: 'PARLEY_EMBEDDING_API_KEY',
    doc: "Its API key. Default: OPENAI_API_KEY where the address is OpenAI's.",
    schema: text().optional(),
    isSecret: true,
  },
} as const satisfies SettingsTable;
