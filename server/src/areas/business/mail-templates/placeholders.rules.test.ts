import { EmailLanguage, EmailTemplateKey } from '@parley/contract/resources/email-template';
import { describe, expect, it } from 'vitest';
import { defaultSource, factsOfText, mailLanguages, textKeys } from '#areas/platform/mail';
import { findPlaceholderFaults } from './placeholders.rules.ts';

const text = { subject: 'Hello', before: '', action: 'Go', after: '' };

describe('findPlaceholderFaults', () => {
  it('names an unknown variable with its line and column', () => {
    const [fault, ...others] = findPlaceholderFaults({ ...text, before: 'Dear {{name}},\n\nyour {{ tenat }} is' }, [
      'name',
      'tenant',
    ]);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      path: '/text/before',
      code: 'unknown_variable',
      params: { name: 'tenat', line: 3, column: 6, known: 'name, tenant' },
    });
  });

  it.each(['{{name', 'name}}', 'a {{ {{name}}', '{{}}', '{{#if name}}', '{{constructor}}'])('refuses %s', (source) => {
    expect(findPlaceholderFaults({ ...text, subject: source }, ['name']).length).toBeGreaterThan(0);
  });

  it('finds none in the default texts, which are the first draft of every change', () => {
    for (const key of textKeys) {
      for (const language of EmailLanguage.options) {
        expect([key, findPlaceholderFaults(defaultSource(key, language), factsOfText(key))]).toEqual([key, []]);
      }
    }
  });
});

it('the contract names exactly the texts and languages there are', () => {
  expect([...EmailTemplateKey.options].toSorted()).toEqual([...textKeys].toSorted());
  expect([...EmailLanguage.options].toSorted()).toEqual(Object.keys(mailLanguages).toSorted());
});
