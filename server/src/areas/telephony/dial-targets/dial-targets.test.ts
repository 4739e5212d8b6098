import { describe, expect, it } from 'vitest';
import { checkDialTarget, checkReferredTarget, findReferredPerson } from './index.ts';

const ownNumber = '+4531390600';
const dialled = 'sip:+46701740605@pbx.example.com';
const referred = (text: string, more: object = {}) =>
  checkReferredTarget(text, { isHome: (host) => host === 'pbx.example.com', ports: [5070], ownNumber, ...more });

describe('dial targets of a peer', () => {
  it.each([
    ['sip:201@pbx.example.com', 'sip:201@pbx.example.com'],
    ['sip:0@pbx.example.com:5070', 'sip:0@pbx.example.com:5070'],
    ['SIPS:reception@PBX.example.com.:5061', 'sips:reception@pbx.example.com:5061'],
    ['sip:anna.berg@pbx.example.com;transport=tcp;user=phone', 'sip:anna.berg@pbx.example.com;transport=tcp'],
    ['sip:%32%30%31@pbx.example.com', 'sip:201@pbx.example.com'],
    ['sip:２０１@pbx.example.com', 'sip:201@pbx.example.com'],
    ['sip:+46%2070-174.06(05)@pbx.example.com', dialled],
  ])('%s is dialled as %s', (text, address) => expect(referred(text, { dialled })).toBe(address));

  // Regression (toll fraud): one letter, pause or encoding turned a number into a name, and the carrier dialled it at
  // the tenant's cost.
  const number = '4590123456';
  it.each([
    `+${number}`,
    number,
    `${number}a`,
    `a${number}`,
    '45p90123456',
    '45w90123456',
    '0045901,23456',
    'A0045901234',
    'x00.45.90.12.34.56',
    `%2B${number}`,
    `%252B${number}`,
    '%34%35%39%30%31%32%33%34%35%36',
    '４５９０１２３４５６',
    '%EF%BC%94%EF%BC%95%EF%BC%99%EF%BC%90%EF%BC%91%EF%BC%92%EF%BC%93',
    '45-90-12-34-56',
    '45%C2%A090123456',
    '4\u200b5901',
    '4%E2%80%8B590123456',
    '45_90_12_34_56',
    "45'90'12'34'56",
    '45/901',
    '201;postd=p4590123456',
    '201,,4590123456',
    '201%2C4590123456',
    '201%3Bpostd%3D4590123456',
    `201;phone-context=+45`,
    `201:${number}`,
    '1800FLOWERS',
    '*21*4590123456#',
    '*72',
    '%2372',
    '#31#201',
    '1a',
    '00',
    '0112',
    '112',
    '911',
    '9112',
    '9911',
    'x112',
    'sos-112',
    '11833',
    '118118',
    '114',
    '%',
    '%zz201',
    '%FF201',
    '',
  ])('the user part %j is refused', (user) =>
    expect(referred(`sip:${user}@pbx.example.com`, { dialled })).toBeUndefined(),
  );

  it.each([
    'sip:201@elsewhere.example.com',
    'sip:201@pbx.example.com.elsewhere.example.com',
    'sip:201@198.51.100.9',
    'sip:201@pbx.example.com@elsewhere.example.com',
    'sip:201%40elsewhere.example.com@pbx.example.com',
    'sip:201@pbx.example.com:22',
    'sip:201@pbx.example.com;maddr=198.51.100.9',
    'sip:201@pbx.example.com;MADDR=198.51.100.9',
    'sip:201@pbx.example.com;method=MESSAGE',
    'sip:201@pbx.example.com?Route=%3Csip:elsewhere.example.com%3E',
    'sip:pbx.example.com',
    'sip:@pbx.example.com',
    'tel:+46701740605',
    'tel:201',
    'https://pbx.example.com/201',
    ' sip:201@pbx.example.com',
    'sip:201@pbx.example.com\r\nRoute: <sip:x>',
    '',
    'nonsense',
  ])('%j is refused', (text) => expect(referred(text, { dialled })).toBeUndefined());

  it('unchecked parameters are not dialled', () => {
    expect(referred('sip:201@pbx.example.com;x=y;tgrp=premium;transport=ws')).toBe('sip:201@pbx.example.com');
  });

  it('the dialled URI is a valid target for its called party only', () => {
    expect(referred(dialled)).toBeUndefined();
  });
});

describe('destinations a tenant may call', () => {
  it.each([
    ['+46 70 174 06 05', '+46701740605'],
    ['＋４６７０１７４０６０５', '+46701740605'],
    ['sip:Desk-1@example.com', 'sip:Desk-1@example.com'],
    ['sip:*72@pbx.example.com', 'sip:*72@pbx.example.com'],
    ['sip:+46-70-174.06.05@pbx.example.com', 'sip:+46701740605@pbx.example.com'],
    ['sip:201@pbx.example.com;user=phone', 'sip:201@pbx.example.com'],
  ])('%s is %s', (text, wanted) => {
    const judged = checkDialTarget(text, { ownNumber });
    expect('target' in judged && Object.values(judged.target)[1]).toBe(wanted);
  });

  it.each([
    ['operator', 'unreadable'],
    ['0701740605', 'unreadable'],
    ['+46701740605,,1', 'unreadable'],
    ['+46701740605;postd=1', 'unreadable'],
    ['tel:+46701740605', 'unreadable'],
    ['foo@elsewhere.example.com', 'unreadable'],
    ['sip:4670174060512a@pbx.example.com', 'unreadable'],
    ['sip:201,,1@pbx.example.com', 'unreadable'],
    ['sip:201;postd=1@pbx.example.com', 'unreadable'],
    ['sip:201@pbx.example.com;maddr=198.51.100.9', 'unreadable'],
    ['sip:201@pbx.example.com?Replaces=x', 'unreadable'],
    ['sip:201:secret@pbx.example.com', 'unreadable'],
    ['+4670174', 'no_such_number'],
    ['１１２', 'emergency'],
    ['sip:%EF%BC%91%EF%BC%91%EF%BC%92@pbx.example.com', 'emergency'],
    ['sip:%2531%2531%2532@pbx.example.com', 'emergency'],
    ['sip:0046112@pbx.example.com', 'emergency'],
    ['+46900123456', 'premium'],
    ['+19002345678', 'premium'],
    ['sip:19002345678@pbx.example.com', 'premium'],
    ['sip:0019002345678@pbx.example.com', 'premium'],
    ['sip:+1900-234-5678x@pbx.example.com', 'premium'],
    ['sip:p19002345678@pbx.example.com', 'premium'],
    ['sip:*21*0019002345678#@pbx.example.com', 'premium'],
  ])('%s is refused: %s', (text, because) =>
    expect(checkDialTarget(text, { ownNumber })).toEqual({ objection: because }),
  );

  it('a national number belongs to the country of the calling number', () => {
    expect(checkDialTarget('sip:0900234567@pbx.example.com', { ownNumber: '+4312345678' })).toEqual({
      objection: 'premium',
    });
  });
});

describe('a colleague dialled by an unauthenticated phone', () => {
  const people = ['operator', '+4531390601', 'sip:workshop@pbx.example.com', '+19002345678'];

  it.each([
    ['sip:+4531390601@127.0.0.1', { kind: 'number', number: '+4531390601' }],
    ['tel:+45-31-39-06-01', { kind: 'number', number: '+4531390601' }],
    ['sip:workshop@pbx.example.com', { kind: 'sip', address: 'sip:workshop@pbx.example.com' }],
  ])('%s', (text, target) => expect(findReferredPerson(text, people, ownNumber)).toEqual(target));

  it.each([
    'sip:+4531390602@127.0.0.1',
    'sip:+4531390601a@127.0.0.1',
    'sip:+4531390601;postd=1@127.0.0.1',
    'sip:workshop@elsewhere.example.com',
    'sip:operator@127.0.0.1',
    'sip:+19002345678@127.0.0.1',
    'operator',
  ])('no colleague matches %s', (text) => expect(findReferredPerson(text, people, ownNumber)).toBeUndefined());
});
