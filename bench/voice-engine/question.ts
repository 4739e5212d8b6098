/** What callers ask: neither open at its end nor so complete that engines would answer sooner. */
export const question = 'what are your opening hours today';
