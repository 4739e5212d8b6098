import { describe, expect, it } from 'vitest';
import { ssmlOf } from './ssml.ts';

const options = { voiceId: '', language: 'en-US', speed: 1 };
const wordsOf = (ssml: string) => /<voice [^>]*>(.*)<\/voice>/su.exec(ssml)?.[1];

describe('SSML', () => {
  it('names language and voice', () => {
    expect(ssmlOf('Hello.', options)).toBe(
      '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">' +
        '<voice name="en-US-AvaMultilingualNeural">Hello.</voice></speak>',
    );
  });

  it('escapes markup in the text', () => {
    expect(wordsOf(ssmlOf(`</voice><break time="9s"/> Tom & 'Jerry'`, options))).toBe(
      '&lt;/voice&gt;&lt;break time=&quot;9s&quot;/&gt; Tom &amp; &apos;Jerry&apos;',
    );
    expect(ssmlOf('Hi', { ...options, voiceId: '"><x' })).toContain('<voice name="&quot;&gt;&lt;x">');
  });

  it('drops characters invalid in XML, and keeps all others', () => {
    expect(wordsOf(ssmlOf('a\u0000b\u0008c\ud800d\uffffe\u{1F642}f\tg', options))).toBe('a b c d e\u{1F642}f\tg');
  });

  it.each([
    [1, 'Hi'],
    [1.25, '<prosody rate="+25%">Hi</prosody>'],
    [0.8, '<prosody rate="-20%">Hi</prosody>'],
    [9, '<prosody rate="+100%">Hi</prosody>'],
    [0.1, '<prosody rate="-50%">Hi</prosody>'],
  ])('at speed %d is %s', (speed, words) => {
    expect(wordsOf(ssmlOf('Hi', { ...options, speed }))).toBe(words);
  });

  it.each([
    ['de', 'de-DE-KatjaNeural'],
    ['de-AT', 'de-DE-KatjaNeural'],
    ['sv-SE', 'sv-SE-SofieNeural'],
    ['is', 'en-US-AvaMultilingualNeural'],
  ])('in %s uses %s', (language, voice) => {
    expect(ssmlOf('Hi', { ...options, language })).toContain(`<voice name="${voice}">`);
  });
});

it('stretches with IPA become phoneme elements', () => {
  const splitByIpa = () => [{ text: 'At ' }, { text: 'R&B', ipa: 'ɑː"' }];
  expect(ssmlOf('At R&B', { voiceId: 'v', language: 'en', speed: 1, splitByIpa })).toContain(
    'At <phoneme alphabet="ipa" ph="ɑː&quot;">R&amp;B</phoneme></voice>',
  );
});
