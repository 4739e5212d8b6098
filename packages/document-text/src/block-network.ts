import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('No network in this process');
};

/** Takes the network from this process: a document refers to nothing outside itself. */
export function blockNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  globalThis.fetch = refuse;
  syncBuiltinESMExports();
}
