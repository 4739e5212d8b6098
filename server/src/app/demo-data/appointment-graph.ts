const place = (x: number, y: number) => ({ x: x * 300, y: y * 180 });
const variable = (name: string, description: string) => ({ name, type: 'string', description });

/** Workflow of the clinic: finds out what the patient wants and makes an appointment. */
export const appointmentGraph = {
  start_node_id: 'welcome',
  nodes: [
    {
      id: 'welcome',
      kind: 'conversation',
      name: 'Welcome',
      position: place(0, 0),
      prompt: 'Answer questions. Find out whether the patient wants an appointment.',
      speaks_first: false,
    },
    {
      id: 'details',
      kind: 'collect',
      name: 'Day and name',
      position: place(0, 1),
      fields: [
        { variable: 'customer_name', question: 'May I have your name?', format: 'name' },
        { variable: 'booking_date', question: 'Which day would suit you?', format: 'date' },
        { variable: 'booking_time', question: 'At what time?', format: 'time' },
      ],
      confirm: true,
      confirmation: 'An appointment for {{customer_name}} on {{booking_date}} at {{booking_time}}. Is that right?',
    },
    {
      id: 'done',
      kind: 'end',
      name: 'Noted',
      position: place(0, 2),
      say: 'Thank you, {{customer_name}}. The clinic confirms your appointment shortly.',
    },
    {
      id: 'person',
      kind: 'handoff',
      name: 'A person',
      position: place(1, 2),
      reason: 'The details of an appointment could not be collected',
    },
    {
      id: 'sorry',
      kind: 'end',
      name: 'Nobody free',
      position: place(1, 3),
      outcome: 'failed',
      say: 'Please call again.',
    },
  ],
  edges: [
    {
      id: 'wants_appointment',
      source: 'welcome',
      target: 'details',
      condition: { type: 'prompt', prompt: 'The patient wants an appointment' },
    },
    { id: 'collected', source: 'details', target: 'done', condition: { type: 'result', outcome: 'succeeded' } },
    { id: 'not_collected', source: 'details', target: 'person', condition: { type: 'result', outcome: 'failed' } },
    { id: 'nobody', source: 'person', target: 'sorry', condition: { type: 'result', outcome: 'failed' } },
  ],
  variables: [
    variable('customer_name', 'Name of the patient'),
    variable('booking_date', 'Day of the appointment'),
    variable('booking_time', 'Time of the appointment'),
  ],
} as const;
