import { afterEach } from 'vitest';

/** Closes what a test file has opened, after each test. */
export function closeAfterEach(): <Closable extends { close(): Promise<void> }>(one: Closable) => Closable {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
  });
  return (one) => {
    open.push(one);
    return one;
  };
}
