import { sampleRateHz } from '../ports.ts';
import { ArrivalJitter } from './arrival-jitter.ts';
import { Concealer } from './conceal.ts';
import { PacketRing } from './packet-ring.ts';
import { SampleFifo, samplesForCut } from './sample-fifo.ts';
import type { MediaPacket, PayloadDecoder } from './wire.ts';

const samplesPerMs = sampleRateHz / 1000;
/** Longest sound taken from one packet. */
const maxPacketSamples = 360 * samplesPerMs;
const fifoSamples = maxPacketSamples + 2 * samplesForCut;
/** After this much made-up sound nothing is left to hear, and playing begins anew with a reserve. */
const starvedTooLong = 60 * samplesPerMs;
/** A hole in the timestamps longer than this is not waited for: the sender's time has jumped. */
const maxHole = 500 * samplesPerMs;
/** So much more than wanted, and the oldest is thrown away: a network that stood still delivers everything at once. */
const maxSurplusMs = 200;
/** Growing for late packets ends here. */
const maxLevelMs = 200;
/** Observation window before the buffer is shortened. Unit: frames. */
const watchedFrames = 50;
/** Kept of the smallest reserve seen. */
const keptReserveMs = 10;
const minSurplusMs = 20;
const maxCutPerWatchMs = 60;
/** Minimum similarity of a cut that is not audible; after 2 s without one any cut is taken. */
const goodLikeness = 0.75;
const patienceFrames = 100;

export interface JitterBufferStats {
  packetsIn: number;
  lost: number;
  late: number;
  concealedMs: number;
  jitterMs: number;
  bufferMs: number;
}

/**
 * Evens out how packets arrive: takes them in any order and gives one frame per tick without a gap. Holds 20-60 ms on
 * a calm path and up to about 200 ms on a bad one; grows at once when packets come late, shrinks by 10-20 ms at a time
 * where it is not heard. Lost sound is concealed, a silent network gives silence. One object per stream of a line.
 */
export class JitterBuffer {
  #decoder: PayloadDecoder;
  readonly #ring = new PacketRing();
  readonly #arrivals = new ArrivalJitter();
  readonly #concealer = new Concealer();
  readonly #fifo = new SampleFifo(fifoSamples);
  /** Waiting for a reserve before the first packet is played. */
  #isFilling = true;
  #waited = 0;
  #hasPlayed = false;
  /** Made up since the expected packet was due. Unit: samples. */
  #starved = 0;
  /** Still to be made up before the next packet is played. Unit: samples. */
  #hole = 0;
  /** Something before the next packet never came, or was no sound. */
  #hasLoss = false;
  /** Timestamp the next packet has when nothing is missing before it. */
  #expectedTimestamp = 0;
  #packetSamples = 320;
  #played = 0;
  #lateBy = 0;
  #surplus = 0;
  #patience = 0;
  #frames = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = 0;
  #packetsIn = 0;
  #lost = 0;
  #late = 0;
  #concealed = 0;

  constructor(decoder: PayloadDecoder) {
    this.#decoder = decoder;
  }

  /** Takes a packet as it comes. Never throws, whatever it holds. */
  push(packet: MediaPacket): void {
    this.#packetsIn += 1;
    const arrival = this.#ring.insert(packet);
    if (arrival === 'refused') return;
    if (arrival === 'new-stream') this.#beginStream();
    this.#arrivals.add(packet, this.#decoder.clockRateHz);
    if (arrival !== 'late') return;
    this.#late += 1;
    this.#lost = Math.max(0, this.#lost - 1);
    this.#lateBy = Math.max(this.#lateBy, this.#played - this.#ring.lateSince);
  }

  #beginStream(): void {
    this.#arrivals.restart();
    this.#isFilling = true;
    this.#waited = 0;
    this.#hasPlayed = false;
    this.#hole = 0;
    this.#lateBy = 0;
  }

  /** Fills the array with the next 20 ms. */
  pull(into: Int16Array): void {
    if (this.#surplus > 0) this.#shorten();
    this.#dropBurst();
    while (this.#fifo.length < into.length) this.#append(into.length - this.#fifo.length);
    this.#fifo.shift(into);
    this.#played += into.length;
    this.#watch();
  }

  /** Adds the next sound, made up or real; made-up sound no more than is `needed` now. */
  #append(needed: number): void {
    if (this.#lateBy > 0) this.#growForLatePackets();
    if (this.#hole > 0) {
      const count = Math.min(this.#hole, needed);
      this.#hole -= count;
      this.#makeUp(count);
      return;
    }
    if (this.#isFilling && !this.#isFilled(needed)) {
      this.#starve(needed);
      return;
    }
    this.#noteLost(this.#ring.skipMissing(this.#played));
    const packet = this.#ring.peek();
    if (packet === undefined) this.#starve(needed);
    else this.#play(packet);
  }

  #noteLost(packets: number): void {
    if (packets === 0) return;
    this.#lost += packets;
    this.#hasLoss = true;
  }

  #isFilled(needed: number): boolean {
    if (this.#ring.count === 0) return false;
    const targetSamples = this.#arrivals.targetMs * samplesPerMs;
    if (this.#level() < targetSamples && this.#waited < targetSamples) {
      this.#waited += needed;
      return false;
    }
    this.#isFilling = false;
    this.#waited = 0;
    return true;
  }

  #starve(count: number): void {
    this.#makeUp(count);
    this.#starved += count;
    if (this.#starved >= starvedTooLong) this.#isFilling = true;
  }

  #makeUp(count: number): void {
    this.#concealer.conceal(this.#fifo.extend(count));
  }

  /** Plays the packet, or first makes up the rest of what is missing before it. */
  #play(packet: MediaPacket): void {
    if (this.#hasPlayed && this.#openHole(packet)) return;
    this.#starved = 0;
    this.#ring.shift();
    this.#expectedTimestamp = packet.timestamp;
    const pcm = this.#decoder.decode(packet.payload);
    if (pcm === undefined || pcm.length === 0) {
      this.#noteLost(1);
      return;
    }
    const samples = pcm.length > maxPacketSamples ? pcm.subarray(0, maxPacketSamples) : pcm;
    this.#packetSamples = samples.length;
    this.#hasPlayed = true;
    const units = Math.round((pcm.length * this.#decoder.clockRateHz) / sampleRateHz);
    this.#expectedTimestamp = (packet.timestamp + units) | 0;
    const room = this.#fifo.extend(samples.length);
    room.set(samples.length === room.length ? samples : samples.subarray(0, room.length));
    this.#concealer.observe(room);
  }

  /**
   * A hole in the timestamps is lost sound, or a sender that was silent and sent nothing. Either way it is filled up to
   * where the packet belongs, less what was made up while waiting; what was waited too long is delay from now on.
   */
  #openHole(packet: MediaPacket): boolean {
    const units = (packet.timestamp - this.#expectedTimestamp) | 0;
    const hole = Math.max(0, Math.round((units * sampleRateHz) / this.#decoder.clockRateHz));
    const rest = hole - this.#starved;
    this.#expectedTimestamp = packet.timestamp;
    const isJump = rest > maxHole;
    if (this.#hasLoss) this.#concealed += isJump ? this.#starved : Math.max(hole, this.#starved);
    else this.#concealed += Math.max(0, -rest);
    this.#hasLoss = false;
    this.#starved = 0;
    if (rest <= 0 || isJump) return false;
    this.#hole = rest;
    return true;
  }

  #growForLatePackets(): void {
    const room = maxLevelMs * samplesPerMs - this.#level();
    const growth = Math.min(this.#lateBy, room);
    this.#lateBy = 0;
    if (growth <= 0) return;
    this.#hole += growth;
    this.#concealed += growth;
  }

  /** Unit: samples. What is missing in between is not counted. */
  #level(): number {
    return this.#fifo.length + this.#ring.count * this.#packetSamples;
  }

  #dropBurst(): void {
    const wanted = this.#arrivals.targetMs * samplesPerMs + this.#packetSamples;
    if (this.#ring.count < 2 || this.#level() <= wanted + maxSurplusMs * samplesPerMs) return;
    while (this.#ring.count > 1 && this.#level() > wanted) {
      this.#lost += this.#ring.dropOldest();
      this.#late += 1;
    }
    const next = this.#ring.peek();
    if (next !== undefined) this.#expectedTimestamp = next.timestamp;
    this.#starved = 0;
    // Some made-up sound, for the next packet to be blended with.
    this.#hole = keptReserveMs * samplesPerMs;
  }

  /** Learns from the smallest and largest reserve of the last second how much can be given up. */
  #watch(): void {
    const levelMs = this.#level() / samplesPerMs;
    this.#lowest = Math.min(this.#lowest, levelMs);
    this.#highest = Math.max(this.#highest, levelMs);
    this.#frames += 1;
    if (this.#frames < watchedFrames) return;
    const spareMs = Math.min(this.#lowest - keptReserveMs, this.#highest + keptReserveMs - this.#arrivals.targetMs);
    this.#surplus = spareMs >= minSurplusMs ? Math.min(spareMs, maxCutPerWatchMs) * samplesPerMs : 0;
    this.#frames = 0;
    this.#lowest = Number.POSITIVE_INFINITY;
    this.#highest = 0;
  }

  #shorten(): void {
    while (this.#fifo.length < samplesForCut) {
      const packet = this.#ring.peek();
      if (packet === undefined || this.#hole > 0 || this.#isFilling || this.#starved > 0) return;
      const count = this.#ring.count;
      this.#play(packet);
      if (this.#ring.count === count) return;
    }
    this.#patience += 1;
    const cut = this.#fifo.cut(this.#patience > patienceFrames ? -1 : goodLikeness);
    if (cut === 0) return;
    this.#patience = 0;
    this.#surplus = Math.max(0, this.#surplus - cut);
  }

  stats(): JitterBufferStats {
    return {
      packetsIn: this.#packetsIn,
      lost: this.#lost,
      late: this.#late,
      concealedMs: Math.round(this.#concealed / samplesPerMs),
      jitterMs: this.#arrivals.jitterMs,
      bufferMs: Math.round(this.#level() / samplesPerMs),
    };
  }

  /** Begins anew over another path, with another decoder; what was counted stays. */
  restart(decoder: PayloadDecoder): void {
    this.#decoder = decoder;
    this.#ring.clear();
    this.#fifo.clear();
    this.#concealer.reset();
    this.#packetSamples = 320;
    this.#starved = 0;
    this.#surplus = 0;
    this.#beginStream();
  }
}
