import type { BusinessProfile } from '@parley/contract/resources/business-profile';

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

export const exampleProfile: BusinessProfile = {
  businessName: 'Harbour Cycles',
  description: 'We repair bicycles by the harbour.',
  hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  address: 'Quay Street 12',
  phone: '+1 212 555 0100',
  email: 'hello@harbourcycles.example',
  prices: [{ name: 'Standard service', price: '65 euro' }],
  questions: [{ question: 'Do you repair e-bikes?', answer: 'Yes, with Bosch and Shimano motors.' }],
  tasks: '',
  rules: '',
  restrictions: '',
  goal: 'answer_questions',
  personality: 'friendly',
  websiteText: '',
  language: 'en',
};
