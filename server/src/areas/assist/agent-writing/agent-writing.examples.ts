export const exampleGeneratedAgent = {
  success: true as const,
  prompt:
    '# Your role\nYou are Robin, the assistant of Harbour Cycles. Speak English.\n\n# Opening hours\nMonday to Friday: 9-18.',
  agentName: 'Robin',
  greeting: 'Hello, you have reached Harbour Cycles. This is Robin. How can I help you?',
};

export const examplePages = [
  {
    url: 'https://harbourcycles.example/',
    state: 'read' as const,
    title: 'Harbour Cycles',
    reason: null,
    message: null,
  },
  {
    url: 'https://harbourcycles.example/admin',
    state: 'skipped' as const,
    title: '',
    reason: 'robots',
    message: 'The robots.txt of the site excludes this page.',
  },
];
