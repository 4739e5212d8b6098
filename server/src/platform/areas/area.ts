import type { ResellerModule } from '@parley/contract/resources/reseller-package';
import type { Crawler } from '@parley/crawler';
import type { Egress } from '@parley/egress';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore, LocalFiles } from '#platform/files/file-store.ts';
import type { StorageQuota } from '#platform/files/storage-quota.ts';
import type { Operation } from '#platform/http/operation.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { OutboxConsumer } from '#platform/outbox/consumer.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Engines available to every area; an area's `Deps` name those it uses. */
export interface Engines {
  db: Database;
  bus: Bus;
  feed: EventFeed;
  clock: Clock;
  /** Store of whole files: the local disk, or S3. */
  files: FileStore;
  /** Files in the making, on the local disk. */
  localFiles: LocalFiles;
  quota: StorageQuota;
  vault: Vault;
  egress: Egress;
  /** Reads pages, sitemaps and sites, through egress and at a polite pace. */
  crawler: Crawler;
  newId: () => string;
  log: Logger;
  /** Registry of personal data: every table, event and file folder, and whose data they hold. */
  personalData: PersonalData;
  /** Public base URL of this installation; undefined: the host of each request. */
  publicUrl: string | undefined;
}

/** Continuous background work of a process. */
export interface BackgroundWorker {
  start(): void;
  /** Finishes what is in progress, or gives it back for another process, then ends. */
  stop(): Promise<void>;
}

interface Parts<Deps extends object> {
  /** Kebab-case, as its folder. */
  name: string;
  /** Module of its operations in the packages of resellers; absent: part of every package. */
  module?: ResellerModule;
  /** Operations by their title in the API document. */
  operations: Readonly<Record<string, readonly Operation<Deps>[]>>;
  /** Personal data of its tables, events and files. */
  personalData?: PersonalData;
  /** Background work, done by processes with the role `jobs`. */
  jobs?: (deps: Engines & Deps) => readonly Job[];
  /** Durable outbox consumers, run by one process with the role `jobs` at a time. */
  consumers?: (deps: Engines & Deps) => readonly OutboxConsumer[];
  /** Continuous work, run by every process with the role `jobs`. */
  workers?: (deps: Engines & Deps) => readonly BackgroundWorker[];
  /** Starts what runs by itself in every process. In the order of the list of areas. */
  start?: (deps: Engines & Deps) => void | Promise<void>;
  /** Ends what `own` and `start` began. In the reverse order, while the engines still run. */
  close?: (deps: Engines & Deps) => void | Promise<void>;
}

/** `own` creates the members of `Deps` that belong to the area and need no wiring elsewhere. */
type Owning<Deps extends object, Own extends keyof Deps> = [Own] extends [never]
  ? unknown
  : { own: (deps: Engines & Omit<Deps, Own>) => Pick<Deps, Own> };

/** An area with any dependencies. */
export interface AnyArea {
  name: string;
  module?: ResellerModule;
  operations: Readonly<Record<string, readonly Operation<never>[]>>;
  personalData?: PersonalData;
  own?: (deps: never) => object;
  jobs?: (deps: never) => readonly Job[];
  consumers?: (deps: never) => readonly OutboxConsumer[];
  workers?: (deps: never) => readonly BackgroundWorker[];
  start?: (deps: never) => void | Promise<void>;
  close?: (deps: never) => void | Promise<void>;
}

declare const needs: unique symbol;

/** An area with the types of its dependencies and of those that must be given to it. */
export interface Area<Deps extends object, Given extends object> extends AnyArea {
  readonly [needs]?: { deps: Engines & Deps; given: Given };
}

/**
 * Declares an area: its operations, jobs and consumers. One line in `app/areas.ts` makes it part of the product.
 * `Deps`: its dependencies; engines are provided, `Own` are created by `own`, and the rest is given in
 * `app/given-to-areas.ts`.
 */
export function area<Deps extends object, Own extends keyof Deps = never>(
  parts: Parts<Deps> & Owning<Deps, Own>,
): Area<Deps, Omit<Deps, Own | keyof Engines>> {
  return parts as unknown as Area<Deps, Omit<Deps, Own | keyof Engines>>;
}

/** Dependencies of an area. */
export type DepsOf<Each> = Each extends Area<infer Deps, infer _Given> ? Engines & Deps : never;

type GivenOf<Each> = Each extends Area<infer _Deps, infer Given> ? Given : never;

/** Dependencies to be given to a list of areas, by name; an area that needs only engines has no entry. */
export type GivenTo<Areas> = {
  [Name in keyof Areas as keyof GivenOf<Areas[Name]> extends never ? never : Name]: GivenOf<Areas[Name]>;
};
