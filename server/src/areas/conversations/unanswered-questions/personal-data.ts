import { callLink, chatLink, personalData, subjectTable } from '#platform/personal-data/personal-data.ts';

/** Personal data of unanswered questions: the words of callers and visitors. */
export const unansweredQuestionsPersonalData = personalData({
  tables: [
    subjectTable('unanswered_question_occurrences', {
      about: 'questions without an answer, by conversation',
      personal: { text: 'content', stems: 'content', match_key: 'content' },
      impersonal: ['asked_at', 'call_id', 'found_by', 'id', 'question_id', 'session_id', 'tenant_id'],
      links: [callLink, chatLink],
      exported: { omitted: 'the same words are in the transcript or the messages' },
      erasure: { kind: 'delete' },
    }),
    subjectTable('unanswered_questions', {
      about: 'groups of questions without an answer',
      personal: { text: 'content', stems: 'content', match_key: 'content' },
      impersonal: [
        'agent_id',
        'call_count',
        'chat_count',
        'first_asked_at',
        'id',
        'last_asked_at',
        'reopened_count',
        'state',
        'state_changed_at',
        'tenant_id',
        'total_count',
      ],
      links: [],
      exported: { omitted: 'the same words are in the transcript or the messages' },
      erasure: {
        kind: 'keep',
        reason:
          'its words are those of one occurrence: when that is deleted, a trigger takes the words of another or deletes the group',
      },
    }),
  ],
});
