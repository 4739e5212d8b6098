import { describe, expect, it } from 'vitest';
import { createGuard } from './guard.ts';

function verdict(allowHosts: string[], hostname: string, address: string, port = 443): string {
  return createGuard(allowHosts).checkConnect({ hostname, address, port })?.code ?? 'allowed';
}

describe('the allow-list', () => {
  it.each<[string, string, string, number, string]>([
    ['intranet.example.com', 'intranet.example.com', '10.0.0.1', 443, 'allowed'],
    ['intranet.example.com', 'INTRANET.example.com.', '10.0.0.1', 8080, 'allowed'],
    ['intranet.example.com', 'a.intranet.example.com', '10.0.0.1', 443, 'blocked_address'],
    ['intranet.example.com', 'notintranet.example.com', '10.0.0.1', 443, 'blocked_address'],
    ['intranet.example.com', 'intranet.example.com', '127.0.0.1', 443, 'allowed'],
    ['intranet.example.com', 'intranet.example.com', '169.254.169.254', 80, 'blocked_address'],
    ['intranet.example.com', 'intranet.example.com', '::ffff:10.0.0.1', 443, 'blocked_address'],
    ['intranet.example.com', 'intranet.example.com', '10.0.0.1', 81, 'blocked_port'],
    ['intranet.example.com:81', 'intranet.example.com', '10.0.0.1', 81, 'allowed'],
    ['intranet.example.com:81', 'intranet.example.com', '10.0.0.1', 443, 'blocked_address'],
    ['Intranet.Example.COM.', 'intranet.example.com', '10.0.0.1', 443, 'allowed'],
    ['bücher.example', 'xn--bcher-kva.example', '10.0.0.1', 443, 'allowed'],
    ['*.corp.example', 'a.corp.example', '10.0.0.1', 443, 'allowed'],
    ['*.corp.example', 'a.b.corp.example', '10.0.0.1', 443, 'allowed'],
    ['*.corp.example', 'corp.example', '10.0.0.1', 443, 'blocked_address'],
    ['*.corp.example', '.corp.example', '10.0.0.1', 443, 'blocked_address'],
    ['*.corp.example', 'evilcorp.example', '10.0.0.1', 443, 'blocked_address'],
    ['*.corp.example', 'corp.example.evil.example', '10.0.0.1', 443, 'blocked_address'],
    ['10.0.0.0/8', 'any.example', '10.255.0.1', 443, 'allowed'],
    ['10.0.0.0/8', 'any.example', '11.0.0.1', 443, 'allowed'],
    ['10.0.0.0/8', 'any.example', '192.168.0.1', 443, 'blocked_address'],
    ['10.0.0.0/8', 'any.example', '::ffff:10.0.0.1', 443, 'blocked_address'],
    ['10.0.0.0/8:8443', 'any.example', '10.0.0.1', 8443, 'allowed'],
    ['10.0.0.0/8:8443', 'any.example', '10.0.0.1', 443, 'blocked_address'],
    ['127.0.0.1:11434', '127.0.0.1', '127.0.0.1', 11434, 'allowed'],
    ['127.0.0.1:11434', '127.0.0.1', '127.0.0.1', 5432, 'blocked_address'],
    ['127.0.0.1', '127.0.0.2', '127.0.0.2', 80, 'blocked_address'],
    ['169.254.169.254', '169.254.169.254', '169.254.169.254', 80, 'allowed'],
    ['[::1]:8080', '[::1]', '::1', 8080, 'allowed'],
    ['::1', '[::1]', '::1', 8080, 'allowed'],
    ['fd00::/8', 'any.example', 'fd12::1', 443, 'allowed'],
    ['[fd00::/8]:8443', 'any.example', 'fd12::1', 8443, 'allowed'],
    ['fd00::/8', 'any.example', 'fc00::1', 443, 'blocked_address'],
    ['localhost:9000', 'localhost', '::1', 9000, 'allowed'],
    ['public.example:81', 'public.example', '8.8.8.8', 81, 'allowed'],
    ['public.example', 'public.example', '8.8.8.8', 81, 'blocked_port'],
    ['public.example', 'public.example', '8.8.8.8', 22, 'blocked_port'],
  ])('%s for %s at %s port %i: %s', (entry, hostname, address, port, expected) => {
    expect(verdict([entry], hostname, address, port)).toBe(expected);
  });

  it.each([
    '',
    '*',
    '*.',
    '.',
    'a..b',
    'http://a.example',
    'a.example/path',
    'a.example:',
    'a.example:x',
    'a.example:99999',
    'a.example:25',
    'user@a.example',
    'a.*.example',
    '-a.example',
    '10.0.0.1/8',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    '10.0.0.0/x',
    '10.1',
    '0x7f.1',
    '2130706433',
    '256.1.1.1',
    '[::1',
    '::1::',
    'fd00::/129',
  ])('"%s" is refused, naming the entry', (entry) => {
    expect(() => createGuard([entry])).toThrow(`"${entry}"`);
  });
});
