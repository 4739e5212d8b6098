/** Texts of the list of calls and of a call's page. */
export const call_states = {
  directions: { inbound: 'Inbound', outbound: 'Outbound' },
  statuses: {
    queued: 'Queued',
    ringing: 'Ringing',
    in_progress: 'In progress',
    transferring: 'Transferring',
    completed: 'Completed',
    failed: 'Failed',
    no_answer: 'No answer',
    busy: 'Busy',
    cancelled: 'Cancelled',
  },
};
