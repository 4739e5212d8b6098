import { expect, it } from 'vitest';
import { flushPromises, openAgent } from './testing/open-agent.ts';

it('a stored dialog is ended with its tags, its route set and a CSeq above every earlier one', async () => {
  const agent = openAgent();
  void agent.stack.hangUpStored({
    callId: 'call-1',
    local: '"Garage" <sip:+46701740605@us.example>;tag=ours',
    remote: '<sip:+46701740606@them.example>;tag=theirs',
    sequence: 7,
    routes: ['<sip:proxy.example;lr>'],
    target: 'sip:phone@10.0.0.9:5062',
    flow: { transport: 'udp', address: '198.51.100.7', port: 5080 },
  });
  await flushPromises();
  const { request, target } = agent.layer.find('BYE');
  expect(request.uri).toMatchObject({ user: 'phone', host: '10.0.0.9', port: 5062 });
  expect(request.callId).toBe('call-1');
  expect(request.headers.get('from')).toBe('"Garage" <sip:+46701740605@us.example>;tag=ours');
  expect(request.headers.get('to')).toBe('<sip:+46701740606@them.example>;tag=theirs');
  expect(request.headers.all('route')).toEqual(['<sip:proxy.example;lr>']);
  expect(request.cseq).toEqual({ number: 10_008, method: 'BYE' });
  expect(target).toMatchObject({ host: 'proxy.example', flow: { remote: { address: '198.51.100.7', port: 5080 } } });
});

it('a stored dialog that cannot be read, or is not answered, is reported', async () => {
  const agent = openAgent();
  const stored = { callId: 'c', local: '<sip:a@us>;tag=1', remote: '<sip:b@them>;tag=2', sequence: 1, routes: [] };
  await expect(agent.stack.hangUpStored({ ...stored, target: 'nothing' })).rejects.toThrow('cannot be read');
  const sent = agent.stack.hangUpStored({ ...stored, target: 'sip:b@them' });
  await flushPromises();
  agent.layer.find('BYE').fail('timeout');
  await expect(sent).rejects.toThrow('timeout');
});
