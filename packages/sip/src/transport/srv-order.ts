export interface SrvRecord {
  name: string;
  port: number;
  priority: number;
  weight: number;
}

/**
 * Orders SRV records by RFC 2782: lower priority first, within one at random in proportion to the weights. Weight 0
 * comes first before the draw, which leaves it a small chance.
 */
export function orderServers(records: readonly SrvRecord[], random: () => number): SrvRecord[] {
  const priorities = [...new Set(records.map((record) => record.priority))].sort((one, other) => one - other);
  return priorities.flatMap((priority) => {
    const equals = records.filter((record) => record.priority === priority);
    return drawByWeight(equals, random);
  });
}

function drawByWeight(records: readonly SrvRecord[], random: () => number): SrvRecord[] {
  const waiting = [...records].sort((one, other) => Math.sign(one.weight) - Math.sign(other.weight));
  const drawn: SrvRecord[] = [];
  while (waiting.length > 0) {
    const total = waiting.reduce((sum, record) => sum + record.weight, 0);
    const lot = Math.floor(random() * (total + 1));
    let running = 0;
    const index = waiting.findIndex((record) => {
      running += record.weight;
      return running >= lot;
    });
    drawn.push(...waiting.splice(Math.max(0, index), 1));
  }
  return drawn;
}
