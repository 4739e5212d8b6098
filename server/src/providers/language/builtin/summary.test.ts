import { describe, expect, it } from 'vitest';
import type { ModelMessage } from '#brain/ports.ts';
import { createWordReader } from '#brain/prompt-facts.ts';
import { summarise } from '#brain/summarise.ts';
import { createBuiltinModel } from './builtin-model.ts';

const model = createBuiltinModel({ reader: createWordReader() });

const summaryOf = (history: ModelMessage[], { language = 'en', collected = {} } = {}) =>
  summarise({
    model,
    history,
    agent: { name: 'Anna', language, timezone: 'Europe/Stockholm' },
    collected,
    now: new Date('2026-03-04T09:00:00Z'),
    signal: new AbortController().signal,
  });

const history: ModelMessage[] = [
  { role: 'assistant', text: 'Hello! How can I help you?' },
  { role: 'user', text: 'Hi' },
  { role: 'assistant', text: 'Hello! How can I help you?' },
  { role: 'user', text: 'What does cleaning cost?' },
  { role: 'assistant', text: 'Cleaning: 90 euros.' },
  { role: 'user', text: 'Do you sell bicycles?' },
  { role: 'assistant', text: "I'm sorry, I don't know that. Would you like to speak to a person?" },
  { role: 'user', text: 'I want to talk to a human' },
];

describe('a summary of the built-in model', () => {
  it('has the caller, the questions and answers, and open points', async () => {
    const collected = { name: 'Ada', email: 'ada@example.com', phone_number: '+46701234567' };
    const text = await summaryOf(history, { collected });
    expect(text).toBe(
      'Ada, ada@example.com, +46 70 123 45 67. Asked: “What does cleaning cost?”, “Do you sell bicycles?” Answered: “Cleaning: 90 euros.” Open: “Do you sell bicycles?” Wants to speak to a person.',
    );
  });

  it('is in the language of the agent', async () => {
    const text = await summaryOf([{ role: 'user', text: 'Säljer ni cyklar?' }], { language: 'sv-SE' });
    expect(text).toBe('Frågade: “Säljer ni cyklar?” Obesvarat: “Säljer ni cyklar?”');
  });

  it('stays below 600 characters for any text', async () => {
    const long = Array.from({ length: 40 }, (_, place): ModelMessage[] => [
      { role: 'user', text: `Question ${place}: ${'why '.repeat(200)}` },
      { role: 'assistant', text: `Answer ${place}: ${'because '.repeat(200)}` },
    ]).flat();
    const text = await summaryOf(long, {
      collected: { name: 'A'.repeat(400), email: `${'b'.repeat(300)}@example.com` },
    });
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text).toContain('AAAA');
  });

  it('is empty for a chat without messages', async () => {
    expect(await summaryOf([])).toBe('');
  });
});
