import { personalData, staffTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of the index: derived from texts of the company, which may name its people. */
export const retrievalPersonalData = personalData({
  tables: [
    staffTable('kb_indexes', {
      about: "state of the index of an agent's knowledge",
      personal: {},
      impersonal: [
        'agent_id',
        'attempts',
        'changed_at',
        'content_version',
        'failed_at',
        'failure',
        'lease_id',
        'lease_until',
        'requested_at',
        'segment_id',
        'tenant_id',
      ],
    }),
    staffTable('kb_segments', {
      about: "index segments of agents' knowledge",
      personal: {},
      impersonal: [
        'agent_id',
        'built_at',
        'bytes',
        'chunk_count',
        'content_version',
        'created_at',
        'id',
        'model',
        'tenant_id',
        'vectors_in',
      ],
    }),
    staffTable('kb_embeddings', {
      about:
        "embeddings of passages of agents' knowledge; those of large agents also in kb_vectors, where the server has pgvector",
      personal: { vector: 'content' },
      impersonal: ['content_hash', 'created_at', 'dimensions', 'model', 'tenant_id'],
    }),
  ],
  files: [
    {
      folder: 'knowledge-index',
      about: "index segments: hashes of the words of agents' knowledge, no text",
      people: 'staff',
      kinds: ['content'],
      erasure: 'deleted by a job that the trigger kb_segments_removed enqueues when a new segment replaces them',
    },
  ],
});
