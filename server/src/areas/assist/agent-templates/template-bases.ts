import type { AgentTemplateKey } from '@parley/contract/resources/business-profile';
import type { TemplateBase } from './template.ts';

const on = (days: number[], opens: string | null, closes: string | null) => ({ days, opens, closes });
const weekdays = [1, 2, 3, 4, 5];

/** Hours, goal and tone of each template. */
export const templateBases: Readonly<Record<AgentTemplateKey, TemplateBase>> = {
  shop: {
    hours: [on(weekdays, '10:00', '18:00'), on([6], '10:00', '16:00'), on([7, 8], null, null)],
    goal: 'answer_questions',
    personality: 'friendly',
  },
  workshop: {
    hours: [on(weekdays, '07:00', '17:00'), on([6, 7, 8], null, null)],
    goal: 'book_appointment',
    personality: 'professional',
  },
  clinic: {
    hours: [on(weekdays, '08:00', '17:00'), on([6, 7, 8], null, null)],
    goal: 'book_appointment',
    personality: 'calm',
  },
  restaurant: {
    hours: [
      on([1], null, null),
      on([2, 3, 4], '17:00', '22:00'),
      on([5, 6], '17:00', '23:00'),
      on([7], '13:00', '20:00'),
    ],
    goal: 'book_appointment',
    personality: 'friendly',
  },
  hotel: {
    hours: [on([1, 2, 3, 4, 5, 6, 7, 8], '07:00', '23:00')],
    goal: 'answer_questions',
    personality: 'friendly',
  },
  tradesperson: {
    hours: [on(weekdays, '07:00', '16:00'), on([6, 7, 8], null, null)],
    goal: 'collect_lead',
    personality: 'professional',
  },
  support_desk: {
    hours: [on(weekdays, '08:00', '18:00'), on([6], '10:00', '14:00'), on([7, 8], null, null)],
    goal: 'answer_questions',
    personality: 'empathetic',
  },
};
