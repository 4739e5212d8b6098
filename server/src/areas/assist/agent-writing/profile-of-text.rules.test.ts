import { describe, expect, it } from 'vitest';
import { profileOfText } from './profile-of-text.rules.ts';

const read = (text: string) => profileOfText({ text, language: undefined, businessName: '' });

describe('a profile read from a description', () => {
  it('has the hours, prices and contacts that stand in it, and the rest as description', () => {
    const profile = read(
      'Salon Sax is a hairdresser in Bath. We have free parking behind the house. We are open Monday to Friday 9-18 and Saturday 10-15. A haircut costs £40. Beard trim: £15\nCall us on +44 1225 555 0100 or write to hello@sax.example.',
    );
    expect(profile).toMatchObject({
      businessName: 'Salon Sax',
      phone: '+44 1225 555 0100',
      email: 'hello@sax.example',
      language: 'en',
      prices: [
        { name: 'Haircut', price: '£40' },
        { name: 'Beard trim', price: '£15' },
      ],
    });
    expect(profile.hours).toContainEqual({ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' });
    expect(profile.hours).toContainEqual({ days: [6], opens: '10:00', closes: '15:00' });
    expect(profile.description).toContain('free parking behind the house.');
    expect(profile.description).not.toMatch(/open Monday|£40/);
  });

  it('is read in Swedish', () => {
    const profile = read(
      'Salong Sax är en frisör i Lund. Vi har öppet måndag till fredag 9-18. En klippning kostar 495 kr. Vi tar kort.',
    );
    expect(profile).toMatchObject({
      businessName: 'Salong Sax',
      language: 'sv',
      prices: [{ name: 'Klippning', price: '495 kr' }],
      hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
      description: 'Salong Sax är en frisör i Lund. Vi tar kort.',
    });
  });

  it.each([
    ['A standard service costs 65 euro and a puncture 15 euro.', ['Standard service 65 euro', 'Puncture 15 euro']],
    [
      'En klippning kostar 495 kr, skägg 250 kr och en färgning 900 kr.',
      ['Klippning 495 kr', 'Skägg 250 kr', 'Färgning 900 kr'],
    ],
    ['A haircut and wash costs £40 and a shave £15.', ['Haircut and wash £40', 'Shave £15']],
  ])('reads each price of a sentence: %s', (sentence, prices) => {
    expect(read(sentence).prices.map(({ name, price }) => `${name} ${price}`)).toEqual(prices);
    expect(read(sentence).description).toBe('');
  });

  it.each([
    'We are open Monday to Friday 9-18 and have free parking.',
    'A standard service costs 65 euro and takes two days.',
    'From 40 to 60 euro, depending on length.',
    'We have been here since 1998.',
  ])('loses nothing of a sentence that says more than one fact: %s', (sentence) => {
    expect(read(sentence).description).toBe(sentence);
  });

  it('is empty without a text', () => {
    expect(read('')).toMatchObject({ businessName: '', description: '', hours: [], prices: [], questions: [] });
  });
});
