import {
  type HiddenPlace,
  impersonalTable,
  personalData,
  staffTable,
  subjectTable,
  type TablePlace,
} from './personal-data.ts';

/** Tables of the job worker, which the schema of the application does not list. */
const jobTables: TablePlace[] = [
  {
    table: 'graphile_worker._private_jobs',
    about: 'background jobs; payloads hold ids only',
    people: 'subjects',
    personal: { payload: 'reference', last_error: 'content' },
    impersonal: [
      'id',
      'job_queue_id',
      'task_id',
      'priority',
      'run_at',
      'attempts',
      'max_attempts',
      'created_at',
      'updated_at',
      'key',
      'locked_at',
      'locked_by',
      'revision',
      'flags',
      'is_available',
    ],
    links: [],
    exported: { omitted: 'ids of data exported elsewhere' },
    erasure: { kind: 'keep', reason: 'a job whose object is gone ends without effect, and its row with it' },
  },
  workerTable('_private_job_queues', ['id', 'queue_name', 'locked_at', 'locked_by', 'is_available']),
  workerTable('_private_tasks', ['id', 'identifier']),
  workerTable('_private_known_crontabs', ['identifier', 'known_since', 'last_execution']),
  workerTable('migrations', ['id', 'ts', 'breaking']),
];

function workerTable(name: string, impersonal: readonly string[]): TablePlace {
  return {
    table: `graphile_worker.${name}`,
    about: 'bookkeeping of the job worker',
    people: 'none',
    personal: {},
    impersonal,
    links: [],
    exported: { omitted: 'no personal data' },
    erasure: { kind: 'keep', reason: 'no personal data' },
  };
}

/** Places outside tables and files. */
const hidden: HiddenPlace[] = [
  {
    name: 'log lines',
    about: 'ids of calls and chats; names, numbers and texts only under `pii`, which is off by default',
    people: 'subjects',
    erasure: 'by the retention of the collector the lines are sent to; Parley stores none',
  },
  {
    name: 'deleted rows in table files',
    about: 'PostgreSQL marks a deleted or changed row, and overwrites it later',
    people: 'subjects',
    erasure: 'by VACUUM: automatic, and run for search documents before their index is rebuilt',
  },
  {
    name: 'planner statistics',
    about: 'none: ANALYZE copies common values of columns, and is told at each start to leave personal ones out',
    people: 'subjects',
    erasure: 'nothing to erase',
  },
  {
    name: 'write-ahead log',
    about: 'changes of the last minutes, for recovery after a crash',
    people: 'subjects',
    erasure: 'recycled after the next checkpoints',
  },
  {
    name: 'erasure ledger',
    about: 'a file with ids and a keyed hash of every erased subject, for the restore of a backup',
    people: 'none',
    erasure: 'kept',
  },
  {
    name: 'backups',
    about: 'copies of database and files as of their time',
    people: 'subjects',
    erasure: 'with the backup; a restore repeats the erasures that came after it',
  },
  {
    name: 'memory of the process',
    about: 'calls and chats in progress',
    people: 'subjects',
    erasure: 'when the call or the answer ends',
  },
];

/** Personal data of the platform itself: outbox, audit log, stored answers, jobs, logs and the database's own files. */
export const platformPersonalData = personalData({
  tables: [
    subjectTable('events', {
      about: 'events of the outbox, kept for a week',
      personal: { data: 'content' },
      impersonal: ['created_at', 'id', 'tenant_id', 'topic', 'type', 'xid'],
      links: [
        { by: 'topic', column: 'topic' },
        { by: 'reference', object: 'calls', column: "data ->> 'call_id'" },
        { by: 'reference', object: 'chat_sessions', column: "data ->> 'session_id'" },
        { by: 'reference', object: 'chat_sessions', column: "data #>> '{chat,id}'" },
        { by: 'reference', object: 'contact_requests', column: "data #>> '{contact_request,id}'" },
        { by: 'reference', object: 'bookings', column: "data #>> '{booking,id}'" },
      ],
      exported: { omitted: 'copies of data exported elsewhere' },
      erasure: { kind: 'delete' },
    }),
    subjectTable('idempotency_keys', {
      about: 'answers stored for repeated requests, for a day',
      personal: { answer: 'content', operation: 'content', key: 'content' },
      impersonal: ['created_at', 'principal', 'request_hash', 'status', 'tenant_id'],
      links: [
        { by: 'content', column: 'answer' },
        { by: 'content', column: 'operation' },
      ],
      exported: { omitted: 'copies of data exported elsewhere' },
      erasure: { kind: 'delete' },
    }),
    subjectTable('rate_limit_windows', {
      about: 'counters of requests, by network address; deleted within an hour',
      personal: { key: 'network_address' },
      impersonal: ['ends_at', 'hits', 'window_start'],
      links: [],
      exported: { omitted: 'a counter, which no phone number leads to' },
      erasure: { kind: 'keep', reason: 'deleted within an hour' },
    }),
    staffTable('audit_log', {
      about: 'audit log: ids, never names or numbers',
      personal: {},
      impersonal: [
        'action',
        'actor_id',
        'at',
        'customer_id',
        'entry',
        'hash',
        'prev_hash',
        'resource_id',
        'seq',
        'tenant_id',
      ],
    }),
    impersonalTable('audit_heads', {
      about: 'newest hash of each audit log',
      impersonal: ['hash', 'seq', 'tenant_id'],
    }),
    impersonalTable('deletion_certificates', {
      about: 'certificates of deletions, with a hash of the subject',
      impersonal: [
        'certificate',
        'completed_at',
        'created_at',
        'id',
        'kind',
        'number',
        'signature',
        'state',
        'subject_hash',
        'tenant_id',
      ],
    }),
    staffTable('secrets', {
      about: 'sealed secrets',
      personal: { sealed: 'credential', hint: 'credential' },
      impersonal: ['created_at', 'id', 'tenant_id'],
    }),
    subjectTable('search_documents', {
      about: 'search documents: words, names and numbers of calls, chats, contact requests and agents',
      personal: { lexemes: 'content' },
      impersonal: ['at', 'chunk', 'id', 'subject', 'tenant_id'],
      links: [],
      exported: { omitted: 'words of data exported elsewhere' },
      erasure: {
        kind: 'keep',
        reason:
          'a trigger rewrites or deletes the document in the transaction of the erasure; the index file is rebuilt after it, within 24 hours',
      },
    }),
    impersonalTable('search_chunks', {
      about: 'groups of search documents',
      impersonal: ['chunk', 'filled', 'subject', 'tenant_id'],
    }),
    impersonalTable('search_pending', {
      about: 'calls and chats whose search document is behind',
      impersonal: ['changes', 'id', 'subject', 'tenant_id'],
    }),
    impersonalTable('search_removals', {
      about: 'times at which words left search documents, until the index is rebuilt',
      impersonal: ['id', 'removed_at'],
    }),
    impersonalTable('instance_settings', {
      about: 'settings of the installation',
      impersonal: ['key', 'value'],
    }),
    impersonalTable('outbox_consumers', {
      about: 'positions of outbox consumers',
      impersonal: [
        'created_at',
        'cursor_id',
        'cursor_xid',
        'declared_at',
        'lease_expires_at',
        'lease_id',
        'name',
        'skipped_events',
        'types',
      ],
    }),
    impersonalTable('outbox_deferred_events', {
      about: 'references to events a consumer failed on',
      impersonal: [
        'attempts',
        'consumer',
        'created_at',
        'error',
        'event_id',
        'event_xid',
        'failed_at',
        'id',
        'next_attempt_at',
        'state',
        'tenant_id',
        'topic',
        'type',
      ],
    }),
    impersonalTable('storage_usage', {
      about: 'stored bytes by kind',
      impersonal: ['bytes', 'kind', 'scope_id', 'tenant_id'],
    }),

    ...jobTables,
  ],
  hidden,
});
