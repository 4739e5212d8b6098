import { describe, expect, it } from 'vitest';
import type { AnalysedTurn, AnalysisField, AnalysisRequest } from '#brain/ports.ts';
import { createWordReader } from '#brain/prompt-facts.ts';
import { phrasePackOf } from '../phrases/say.ts';
import { analyseConversation } from './analyse-conversation.ts';

const reader = createWordReader();
const fields: AnalysisField[] = [
  { name: 'caller_name', type: 'string', description: '' },
  { name: 'phone_number', type: 'string', description: '' },
  { name: 'email', type: 'string', description: '' },
  { name: 'date', type: 'string', description: '' },
  { name: 'guests', type: 'number', description: 'guests, gäster, Gäste, clients, clientes' },
  {
    name: 'reason',
    type: 'enum',
    description: '',
    choices: ['complaint', 'klagomål', 'Beschwerde', 'plainte', 'queja'],
  },
];

type Turns = readonly (readonly [AnalysedTurn['role'], string])[];

function analyse(language: string, turns: Turns, wanted: Partial<AnalysisRequest> = {}) {
  const request: AnalysisRequest = {
    turns: turns.map(([role, text]) => ({ role, text })),
    outcome: { isBooked: false, isCallbackRequested: false, isTransferred: false },
    wantsSummary: true,
    successCriteria: '',
    fields,
    ...wanted,
  };
  const now = new Date('2026-03-02T10:00:00Z');
  return analyseConversation(request, { collected: {}, language, now, timezone: 'Europe/Stockholm' }, reader);
}

const unknown = (language: string) => phrasePackOf(language).unknown[0] ?? '';

describe('a conversation of the built-in model', () => {
  it.each([
    [
      'en-GB',
      'My name is Anna Berg, anna@example.com. Number 020 7946 0958.',
      'We were 4 guests tomorrow.',
      'I have a complaint, it was terrible!',
      'Do you treat cats?',
    ],
    [
      'sv',
      'Jag heter Anna Berg, anna@example.com. Nummer 070-123 45 67.',
      'Vi är 4 gäster i morgon.',
      'Jag har ett klagomål, det var hemskt!',
      'Behandlar ni katter?',
    ],
    [
      'de',
      'Mein Name ist Anna Berg, anna@example.com. Nummer 030 901820.',
      'Wir sind 4 Gäste morgen.',
      'Ich habe eine Beschwerde, es war schrecklich!',
      'Behandeln Sie Katzen?',
    ],
    [
      'fr',
      "Je m'appelle Anna Berg, anna@example.com. Numéro 01 42 68 53 00.",
      'Nous sommes 4 clients demain.',
      "J'ai une plainte, c'était horrible !",
      'Soignez-vous les chats ?',
    ],
    [
      'es',
      'Me llamo Anna Berg, anna@example.com. Número 912 345 678.',
      'Somos 4 clientes el 3 de marzo.',
      'Tengo una queja, fue horrible.',
      '¿Atienden a gatos?',
    ],
  ])(
    '%s: gives what was said, typed, and the question it had no answer to',
    (language, name, guests, mood, question) => {
      const analysis = analyse(language, [
        ['user', name],
        ['user', guests],
        ['user', mood],
        ['user', question],
        ['agent', unknown(language)],
      ]);
      expect(analysis).toMatchObject({ sentiment: 'negative', unanswered_questions: [question] });
      expect(analysis['data']).toEqual({
        caller_name: 'Anna Berg',
        phone_number: expect.stringMatching(/^\+\d{9,13}$/),
        email: 'anna@example.com',
        date: '2026-03-03',
        guests: 4,
        reason: expect.stringMatching(/^(complaint|klagomål|Beschwerde|plainte|queja)$/),
      });
      expect(analysis['summary']).toContain(question);
    },
  );

  it.each([
    ['en', 'When are you open?'],
    ['sv', 'När har ni öppet?'],
    ['de', 'Wann haben Sie geöffnet?'],
    ['fr', 'Quand êtes-vous ouverts ?'],
    ['es', '¿Cuándo abren?'],
  ])('%s: null for every value that was not said', (language, question) => {
    const { data, sentiment, success } = analyse(language, [
      ['user', question],
      ['agent', '8-17.'],
    ]);
    expect(Object.values(data as object)).toEqual(fields.map(() => null));
    expect([sentiment, success]).toEqual(['neutral', null]);
  });

  it('has no sentiment in a language without a list', () => {
    expect(analyse('fi', [['user', 'Olen vihainen']])['sentiment']).toBeNull();
  });

  it.each([
    ['That was not great at all', 'negative'],
    ['No, I am not angry', 'neutral'],
    ['Wonderful, thank you', 'positive'],
  ])('"%s" is %s', (text, sentiment) => expect(analyse('en', [['user', text]])['sentiment']).toBe(sentiment));

  it('takes the last of several values, answers to a question, and no choice that is denied', () => {
    const own: AnalysisField[] = [
      { name: 'guests', type: 'number', description: 'Number of guests' },
      { name: 'is_member', type: 'boolean', description: '' },
      { name: 'topic', type: 'enum', description: '', choices: ['repair', 'sale'] },
      { name: 'order_number', type: 'string', description: '' },
    ];
    const { data } = analyse(
      'en',
      [
        ['user', 'A table for 4 guests. It is not a repair.'],
        ['agent', 'How many guests?'],
        ['user', 'Make it five.'],
        ['agent', 'Are you a member?'],
        ['user', 'No.'],
        ['agent', 'What is your order number?'],
        ['user', 'AB 1234'],
      ],
      { fields: own },
    );
    expect(data).toMatchObject({ guests: 5, is_member: false, topic: null });
    expect(String((data as Record<string, unknown>)['order_number']).replace(/\s/g, '')).toContain('1234');
  });
});

describe('success', () => {
  const judge = (successCriteria: string, isBooked: boolean) =>
    analyse('en', [['user', 'Hi']], {
      successCriteria,
      outcome: { isBooked, isCallbackRequested: false, isTransferred: false },
    })['success'];

  it.each([
    'The caller books an appointment',
    'Kunden bokar en tid',
    'Der Anrufer bucht einen Termin',
    'Le client prend rendez-vous',
    'El cliente reserva una cita',
  ])('"%s" is judged by the record of bookings', (criteria) => {
    expect([judge(criteria, true), judge(criteria, false)]).toEqual([true, false]);
  });

  it.each(['The caller was happy', 'A booking or a call back', 'Nothing was booked, not even a table', ''])(
    '"%s" is not judged',
    (criteria) => expect(judge(criteria, true)).toBeNull(),
  );
});
