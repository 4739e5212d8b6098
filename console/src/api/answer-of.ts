/** What a schema of the contract describes. Schemas are imported as types alone, so none of their code is loaded. */
export type AnswerOf<Schema extends { _output: unknown }> = Schema['_output'];
