import { afterEach } from 'vitest';

/** Closes after each test of the file what it has opened. */
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
