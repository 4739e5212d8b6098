import { describe, expect, it } from 'vitest';
import { legacyFormatOf, verifyLegacyHash } from './legacy-password-formats.ts';

// Made by the systems themselves: bcrypt 5.0, Django 5.2, Werkzeug 3.1, argon2-cffi 25.1 and passlib 1.7.4 (phpass,
// LDAP). The second of each pair has letters beyond ASCII.
const english = 'correct horse battery';
const german = 'Grüße, Jürgen 123';
const vectors: [form: string, password: string, stored: string][] = [
  ['bcrypt', english, '$2b$04$aGle8sH7KFPd08QPWmHj8eXvwYhvSpzXn16nHtfYGbaRJRIS/QpKK'],
  ['bcrypt', german, '$2b$04$BIsQqzInLS05tkzBZE327.plcMBeNuKBvIo6.aAbphmeLWpGFOucW'],
  ['phpass', english, '$P$6OtgYbCXAjEyDYWwaqkJFyghHTig1A.'],
  ['phpass', english, '$H$6CMwyJhTm0azcCNhmPYQcZPCTnPMq7.'],
  ['phpass', german, '$P$6g1AcAuJnAsD7IaiBqPPSJWcyvvXJ..'],
  ['LDAP salted SHA', english, '{SSHA}NVlcxpHKGJy+kCRhdqt4mDYw3TJFCCGE'],
  ['LDAP salted SHA', english, '{SSHA256}S03Cg/7q8yrR3xrNdVD6k1gnrcwwBD1KVLgOFxwk9yKUEmLMGcP4vw=='],
  [
    'LDAP salted SHA',
    english,
    '{SSHA512}CcFyHzPMStj3kjsBkPyJn1Dbgvf+TqDiqRgql4JPyMslVRYEqvofQOWzdO06mObV2VZlwMt2PGPy7z/4TDb7SybEeO9dSwlh',
  ],
  ['LDAP salted SHA', german, '{SSHA}jkOSwmuKQw2mF+TWyaqjzTXiv8wzptT6'],
  ['Django pbkdf2', english, 'pbkdf2_sha256$1000$saltsalt$2vLrmxK8YFROnGTL6oinO4bfT02gvTppeFbz7HWz5X0='],
  ['Django pbkdf2', english, 'pbkdf2_sha1$1000$saltsalt$zqPgE6pLyvpTQq0NXydGqK4TvuU='],
  ['Django pbkdf2', german, 'pbkdf2_sha256$1000$saltsalt$VkBimdmnllpKt6EASuZvCh6rnh0xJuezvUE/M8F/4j8='],
  [
    'Werkzeug scrypt',
    english,
    'scrypt:1024:8:1$lvqddTSmeh1EglOS$118bd6f0e2941297d2572cd63b1a966c51f7dbb2f1b273766dc15838030ad024b71aa418b782e4fb2e000f1eb50ef697dfc15d85e9b5d9f0f343fc673e6c5368',
  ],
  [
    'Werkzeug scrypt',
    german,
    'scrypt:1024:8:1$YTVsfAbyb78T7rJL$993999e09e1b80987f71a989f9cf222341b0fe2d877e32abe0870430b37ae12b51437dd4276057efde924092c70e78ad4606f438bfef267b5a4431627abec275',
  ],
  [
    'Werkzeug pbkdf2',
    english,
    'pbkdf2:sha256:1000$S1aRSvvQ1cLKAm8P$0ec39802b21352fde5017bdc19d63019907af1677010fe5ad9cce9c8efb3ff86',
  ],
  ['Werkzeug pbkdf2', english, 'pbkdf2:sha1:1000$8WovcFbQqw08w5zQ$a1ffee55e87fa019d9b3208dd120b04da2c7534e'],
  [
    'Werkzeug pbkdf2',
    english,
    'pbkdf2:sha512:1000$MusdOrRvEX9jxiWA$f3830138a06ce86b9d3899a87064295775b37fcb24a61aabfc232d992033e22bdc8b729a600e7bc19115293c7a3832285e0a54a63d7b68ef5b5179a3f544709a',
  ],
  ['argon2', english, '$argon2id$v=19$m=64,t=1,p=2$0GpR/nUwTEoqZT3cVMFhtQ$pWFgtZooOQUqUa5ii1IyEaA8wx0zytZQQU0QVsDubDc'],
  ['argon2', english, '$argon2i$v=19$m=64,t=1,p=1$3mGNFO90RsDrfd3tAOf2Pg$tP26oeHE+1/CThxL0Z2cCM9JBGWut0McGTBAhhmrPpM'],
  ['argon2', german, '$argon2id$v=19$m=64,t=1,p=2$wYUVk/gpGicxu5Y1EdEiHw$4PuV1wMtrpEDfL8rfDWnELhIa410nhDLrFnPOYsJzFU'],
];

describe.each(vectors)('%s of %s', (form, password, stored) => {
  it('is recognized and verifies its password only', () => {
    expect(legacyFormatOf(stored)).toBe(form);
    expect(verifyLegacyHash(stored, password)).toBe(true);
    expect(verifyLegacyHash(stored, `${password} `)).toBe(false);
    expect(verifyLegacyHash(stored, '')).toBe(false);
  });
});

it('bcrypt prefixes of PHP and older libraries are accepted', () => {
  const [, password, stored] = vectors[0] ?? [];
  for (const letter of ['a', 'y']) {
    expect(verifyLegacyHash(String(stored).replace('$2b', `$2${letter}`), String(password))).toBe(true);
  }
});

it('a published vector of phpass verifies', () => {
  // test.php of Openwall phpass: "test12345" as $P$.
  expect(verifyLegacyHash('$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', 'test12345')).toBe(true);
});

it.each([
  ['bcrypt of 2^15 rounds', '$2b$15$aGle8sH7KFPd08QPWmHj8eXvwYhvSpzXn16nHtfYGbaRJRIS/QpKK'],
  ['bcrypt of 2^31 rounds', '$2b$31$aGle8sH7KFPd08QPWmHj8eXvwYhvSpzXn16nHtfYGbaRJRIS/QpKK'],
  [
    'argon2 of 1 GiB',
    '$argon2id$v=19$m=1048576,t=1,p=1$0GpR/nUwTEoqZT3cVMFhtQ$pWFgtZooOQUqUa5ii1IyEaA8wx0zytZQQU0QVsDubDc',
  ],
  [
    'argon2 of 99,999 passes',
    '$argon2id$v=19$m=64,t=99999,p=1$0GpR/nUwTEoqZT3cVMFhtQ$pWFgtZooOQUqUa5ii1IyEaA8wx0zytZQQU0QVsDubDc',
  ],
  ['Django of 99,999,999 rounds', 'pbkdf2_sha256$99999999$saltsalt$2vLrmxK8YFROnGTL6oinO4bfT02gvTppeFbz7HWz5X0='],
  [
    'Werkzeug of 99,999,999 rounds',
    'pbkdf2:sha256:99999999$S1aRSvvQ1cLKAm8P$0ec39802b21352fde5017bdc19d63019907af1677010fe5ad9cce9c8efb3ff86',
  ],
  ['scrypt of 1 GiB', `scrypt:1048576:8:1$salt$${'a'.repeat(128)}`],
  ['scrypt of a cost that is no power of two', `scrypt:1025:8:1$salt$${'a'.repeat(128)}`],
  ['scrypt of 99 lanes', `scrypt:1024:8:99$salt$${'a'.repeat(128)}`],
  ['phpass of 2^30 rounds', '$P$SOtgYbCXAjEyDYWwaqkJFyghHTig1A.'],
  ['an LDAP sum without salt', `{SSHA}${Buffer.alloc(20).toString('base64')}`],
  ['no salt', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['plain text', 'correct horse battery'],
  ['nothing', ''],
])('%s is refused, not computed', (_what, stored) => {
  expect(legacyFormatOf(stored)).toBeNull();
  expect(verifyLegacyHash(stored, english)).toBe(false);
});
