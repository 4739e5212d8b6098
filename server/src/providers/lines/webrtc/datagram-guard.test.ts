import { expect, it } from 'vitest';
import { classes, Message, methods } from 'werift';
import { createDatagramGuard } from './datagram-guard.ts';

const ice = { localUsername: 'ours', localPassword: 'a-password-of-the-call' };

function check(password = ice.localPassword, username = 'ours:theirs'): Buffer {
  const message = new Message(methods.BINDING, classes.REQUEST);
  message.setAttribute('USERNAME', username).setAttribute('PRIORITY', 1);
  return message.addMessageIntegrity(Buffer.from(password)).addFingerprint().bytes;
}

/** One DTLS record. */
function record(type: number, epoch: number, bytes = 40): Buffer {
  const datagram = Buffer.alloc(13 + bytes, 1);
  datagram.writeUInt8(type, 0);
  datagram.writeUInt16BE(0xfefd, 1);
  datagram.writeUInt16BE(epoch, 3);
  datagram.writeUInt16BE(bytes, 11);
  return datagram;
}

const sound = Buffer.alloc(60, 0x80);

it('accepts STUN checks only with the call’s credentials', () => {
  const guard = createDatagramGuard(ice);
  expect(guard.admits(check('wrong'), '192.0.2.1', 1)).toBe(false);
  expect(guard.admits(check(ice.localPassword, 'others:theirs'), '192.0.2.1', 1)).toBe(false);
  expect(guard.admits(check(), '192.0.2.1', 1)).toBe(true);
});

it('accepts media and DTLS only from addresses with a successful check', () => {
  const guard = createDatagramGuard(ice);
  expect(guard.admits(sound, '192.0.2.1', 1)).toBe(false);
  guard.admits(check(), '192.0.2.1', 1);
  expect(guard.admits(sound, '192.0.2.1', 1)).toBe(true);
  expect(guard.admits(record(22, 0), '192.0.2.1', 1)).toBe(true);
  expect(guard.admits(sound, '192.0.2.1', 2)).toBe(false);
  expect(guard.admits(sound, '192.0.2.9', 1)).toBe(false);
});

it('accepts no plaintext after the handshake, and passes alerts to the DTLS layer', () => {
  const guard = createDatagramGuard(ice);
  const alerts: Buffer[] = [];
  guard.admits(check(), '192.0.2.1', 1);
  guard.lock((alert) => alerts.push(alert));
  const admits = (datagram: Buffer) => guard.admits(datagram, '192.0.2.1', 1);
  expect(admits(record(22, 0))).toBe(false);
  expect(admits(Buffer.concat([record(23, 1), record(21, 0, 2)]))).toBe(false);
  expect(admits(record(25, 1))).toBe(false);
  expect(admits(record(23, 1))).toBe(true);
  expect(alerts).toHaveLength(0);
  expect(admits(record(21, 1))).toBe(false);
  expect(alerts).toHaveLength(1);
});

it('tracks at most 32 addresses per call', () => {
  const guard = createDatagramGuard(ice);
  const admitted = Array.from({ length: 100 }, (_, port) => guard.admits(check(), '192.0.2.1', port + 1));
  expect(admitted.filter(Boolean)).toHaveLength(32);
});

it('drops empty, oversized and unknown datagrams', () => {
  const guard = createDatagramGuard(ice);
  guard.admits(check(), '192.0.2.1', 1);
  for (const datagram of [Buffer.alloc(0), Buffer.alloc(3_000, 0x80), Buffer.from([70, 1, 2]), Buffer.from([200, 1])]) {
    expect(guard.admits(datagram, '192.0.2.1', 1)).toBe(false);
  }
});
