/** Priorities of chats, the most urgent first. */
export const priorities = ['urgent', 'high', 'none', 'low'] as const;
