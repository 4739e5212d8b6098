/** The callers' question: neither unfinished nor so complete that engines would reply sooner. */
export const question = 'what are your opening hours today';
