import type { UnansweredQuestion } from '../api/schemas.ts';

export const questionsPath = '/api/unanswered-questions';

export const stateColors: Record<UnansweredQuestion['state'], string> = {
  open: 'blue',
  answered: 'green',
  dismissed: 'gray',
};
