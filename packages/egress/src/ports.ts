/**
 * Ports `fetch` itself blocks, on any host and whatever the allow-list says: they belong to protocols that an HTTP
 * request can imitate. Source: Fetch standard, "bad port", https://fetch.spec.whatwg.org/#port-blocking
 */
const badPorts: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * Classifies a port. `open`: 80, 443 and everything from 1024 up. `listed`: the rest below 1024, which needs an
 * allow-list entry with that port. `never`: the bad ports of the Fetch standard.
 */
export function classifyPort(port: number): 'open' | 'listed' | 'never' {
  if (badPorts.has(port)) return 'never';
  return port === 80 || port === 443 || port >= 1024 ? 'open' : 'listed';
}
