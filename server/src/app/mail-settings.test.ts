import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = { NODE_ENV: 'production', PARLEY_PUBLIC_URL: 'https://parley.example.com' };
const from = { PARLEY_EMAIL_FROM: 'parley@example.com' };

describe('the mail server', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, isSecure: false, user: null, password: null }],
    [
      'smtps://robin%40example.com:p%40ss%3Aw%2Frd@mail.example.com',
      { host: 'mail.example.com', port: 465, isSecure: true, user: 'robin@example.com', password: 'p@ss:w/rd' },
    ],
    ['smtp://u:p@127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, isSecure: false, user: 'u', password: 'p' }],
    ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, user: null, password: null }],
  ])('%s', (url, server) => {
    expect(readConfig({ ...production, ...from, PARLEY_SMTP_URL: url }).smtpServer).toEqual(server);
  });

  it.each([
    'mail.example.com:587',
    'http://mail.example.com',
    'smtp:///somewhere',
    'smtp://a:%zz@host',
    'smtp://h/path',
    'smtp://h?tls=off',
  ])('is not %s, and the message does not quote it', (url) => {
    const read = () => readConfig({ ...production, ...from, PARLEY_SMTP_URL: url });
    expect(read).toThrow(/PARLEY_SMTP_URL: expected smtp:/);
    expect(read).not.toThrow(url);
  });

  it('requires a sender and a public URL in production', () => {
    const smtp = { PARLEY_SMTP_URL: 'smtp://mail.example.com' };
    expect(() => readConfig({ ...production, ...smtp })).toThrow('PARLEY_EMAIL_FROM');
    expect(() => readConfig({ NODE_ENV: 'production', ...from, ...smtp })).toThrow('PARLEY_PUBLIC_URL');
    expect(() => readConfig({ ...production, ...from, ...smtp })).not.toThrow();
  });
});

describe('the sender', () => {
  it.each([
    ['parley@example.com', { name: 'Parley', address: 'parley@example.com' }],
    ['Front desk <desk@example.com>', { name: 'Front desk', address: 'desk@example.com' }],
    ['"Lindgren, Dental" <desk@example.com>', { name: 'Lindgren, Dental', address: 'desk@example.com' }],
  ])('%s', (value, sender) => {
    expect(readConfig({ PARLEY_EMAIL_FROM: value }).emailFrom).toEqual(sender);
  });

  it.each(['nobody', 'Desk <nobody>', 'a@example.com, b@example.com', 'A <a@example.com>\nBcc: b@example.com'])(
    'is not %j',
    (value) => {
      expect(() => readConfig({ PARLEY_EMAIL_FROM: value })).toThrow('PARLEY_EMAIL_FROM');
    },
  );
});
