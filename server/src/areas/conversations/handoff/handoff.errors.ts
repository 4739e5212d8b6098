import { Refusal } from '#platform/http/refusal.ts';

export const handoffNotAllowed = () => new Refusal('forbidden', 'Handoff to an operator is disabled for this agent');
