/** Texts of the list of calls and of a call's page. */
export const call_states = {
  directions: { inbound: 'Inkommande', outbound: 'Utgående' },
  statuses: {
    queued: 'I kö',
    ringing: 'Ringer',
    in_progress: 'Pågår',
    transferring: 'Kopplas vidare',
    completed: 'Avslutat',
    failed: 'Misslyckat',
    no_answer: 'Inget svar',
    busy: 'Upptaget',
    cancelled: 'Avbrutet',
  },
};
