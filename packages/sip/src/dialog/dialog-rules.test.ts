import { expect, it } from 'vitest';
import { createHeaders } from '../message/headers.ts';
import { readCount, readFieldValue } from './field-values.ts';
import { glareWaitMs } from './glare.ts';
import { flowToCallee, flowToCaller } from './reachability.ts';
import { routeTarget } from './request-target.ts';
import { retryDelayMs } from './retry-schedule.ts';
import { answerInterval, readAgreedInterval } from './session-interval.ts';
import { readFragmentStatus } from './sip-fragment.ts';
import { udpFlow } from './testing/fake-transactions.ts';
import { peerRequest, uriOf } from './testing/open-agent.ts';

const tcpFlow = { ...udpFlow, transport: 'tcp' as const };
const farFlow = { ...udpFlow, remote: { address: '198.51.100.9', port: 40_000 } };

function via(host: string, count = 1) {
  const request = peerRequest('INVITE');
  const one = { transport: 'UDP', host, parameters: new Map() };
  return { ...request, via: Array.from({ length: count }, () => one) };
}

it('requests to a peer that connected to us reuse its connection', () => {
  expect(flowToCaller(via('10.0.0.5'), uriOf('sip:a@10.0.0.5'), tcpFlow)).toBe(tcpFlow);
});

it('over UDP requests go to the source address only where Via and Contact agree on another', () => {
  expect(flowToCaller(via('10.0.0.5'), uriOf('sip:a@10.0.0.5'), farFlow)).toBe(farFlow);
  expect(flowToCaller(via('198.51.100.9'), uriOf('sip:a@198.51.100.9'), farFlow)).toBeUndefined();
  expect(flowToCaller(via('10.0.0.5'), uriOf('sip:a@192.0.2.3'), farFlow)).toBeUndefined();
  expect(flowToCaller(via('10.0.0.5', 2), uriOf('sip:a@10.0.0.5'), farFlow)).toBeUndefined();
});

it('a dialog keeps the connection to its next hop; a private next hop is reached by the path of its response', () => {
  const target = { host: 'trunk.example' };
  expect(flowToCallee(uriOf('sip:a@trunk.example'), target, tcpFlow)).toBe(tcpFlow);
  expect(flowToCallee(uriOf('sip:a@8.8.8.8'), target, tcpFlow)).toBeUndefined();
  const publicFlow = { ...udpFlow, remote: { address: '8.8.4.4', port: 5060 } };
  expect(flowToCallee(uriOf('sip:a@10.0.0.5'), target, publicFlow)).toBe(publicFlow);
});

it('a route is chosen by proxy, scheme, address and requested transport, in this order', () => {
  expect(routeTarget({}, uriOf('sips:a@b.example'))).toEqual({ host: 'b.example', transport: 'tls' });
  expect(routeTarget({ transport: 'udp' }, uriOf('sips:a@b.example')).transport).toBe('tls');
  expect(routeTarget({ transport: 'tcp' }, uriOf('sip:a@b.example:5070'))).toEqual({
    host: 'b.example',
    port: 5070,
    transport: 'tcp',
  });
  expect(routeTarget({ verifiesCertificate: false }, uriOf('sip:a@b;transport=TLS;maddr=192.0.2.1'))).toEqual({
    host: '192.0.2.1',
    transport: 'tls',
    verifiesCertificate: false,
  });
});

it.each([
  [{}, 'local', undefined],
  [{ Supported: 'timer' }, 'local', '1800;refresher=uas'],
  [{ Supported: 'timer', 'Session-Expires': '600' }, 'local', '600;refresher=uas'],
  [{ Supported: 'timer', 'Session-Expires': '600;refresher=uac' }, 'remote', '600;refresher=uac'],
  [{ 'Session-Expires': '600;refresher=uac' }, 'local', '600;refresher=uas'],
  [{ Supported: 'timer', 'Session-Expires': '7200' }, 'local', '1800;refresher=uas'],
  [{ Supported: 'timer', 'Session-Expires': '7200', 'Min-SE': '3600' }, 'local', '3600;refresher=uas'],
  [{ Supported: 'timer', x: '120;refresher=UAC' }, 'remote', '120;refresher=uac'],
  [{ 'Session-Expires': '10' }, 'local', '90;refresher=uas'],
])('the session interval of %j is refreshed by the %s side', (fields, refresher, answered) => {
  const answer = answerInterval(createHeaders(fields));
  if (answer.kind !== 'taken') throw new Error('It is long enough.');
  expect(answer.interval.refresher).toBe(refresher);
  expect(createHeaders(answer.headers).get('session-expires')).toBe(answered);
  expect(createHeaders(answer.headers).has('require')).toBe(refresher === 'remote');
});

it('the session interval of the 2xx applies, and without it we refresh the session', () => {
  const read = (value: string) => readAgreedInterval(createHeaders({ 'Session-Expires': value }));
  expect(read('600;refresher=uas')).toEqual({ seconds: 600, refresher: 'remote', isAgreed: true });
  expect(read('600')).toEqual({ seconds: 600, refresher: 'local', isAgreed: true });
  expect(read('1;refresher=uac').seconds).toBe(20);
  expect(read('soon')).toEqual({ seconds: 1800, refresher: 'local', isAgreed: false });
});

it('header parameters are parsed in any case and with spaces', () => {
  const { value, parameters } = readFieldValue(' refer ; ID = 7;Flag;q="a b"');
  expect(value).toBe('refer');
  expect([...parameters]).toEqual([
    ['id', '7'],
    ['flag', ''],
    ['q', 'a b'],
  ]);
  for (const text of ['', '-1', '1.5', '1e3', '9999999999', ' 1']) expect(readCount(text)).toBeUndefined();
});

it('the status of a sipfrag is that of its first line', () => {
  const read = (text: string) => readFragmentStatus(Buffer.from(text));
  expect(read('SIP/2.0 200 OK\r\nTo: <sip:a@b>\r\n')).toBe(200);
  expect(read('SIP/2.0 486\r\n')).toBe(486);
  expect(read('sip/2.0 100 Trying')).toBe(100);
  for (const text of ['', 'INVITE sip:a@b SIP/2.0', 'SIP/2.0 2000 OK', 'SIP/2.0 999 No'])
    expect(read(text)).toBeUndefined();
});

it('the owner of the Call-ID retries 2.1 to 4 s after glare (491), the other side after up to 2 s', () => {
  for (let draw = 0; draw < 500; draw += 1) {
    const ours = glareWaitMs(true);
    const theirs = glareWaitMs(false);
    expect(ours >= 2100 && ours <= 4000 && ours % 10 === 0).toBe(true);
    expect(theirs >= 0 && theirs <= 2000 && theirs % 10 === 0).toBe(true);
  }
});

it('retries start 30 s apart and back off by doubling to ten minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => retryDelayMs(failures, () => 0) / 1000)).toEqual([
    30, 60, 120, 240, 480, 600, 600,
  ]);
  expect(retryDelayMs(6, () => 1)).toBe(450_000);
});
