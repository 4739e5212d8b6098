/**
 * Calls `use` for each item, at most `limit` at once. After a fault no further call begins; throws it once the calls
 * under way have ended.
 */
export async function forEachLimited<Item>(
  items: Iterable<Item>,
  limit: number,
  use: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const run = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await use(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: limit }, run));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
