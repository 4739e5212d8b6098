import type { IntegrationProviderName } from '@parley/contract/resources/integration';
import type { VendorCrm } from './vendor-crm.ts';

/**
 * Failure of a vendor.
 * - `unauthorised`: it no longer accepts the key or grant.
 * - `refused`: it does not accept the request; another one may do.
 * - `unreachable`: no usable answer in time; trying again may help.
 */
export class VendorFault extends Error {
  override readonly name = 'VendorFault';
  readonly code: 'unauthorised' | 'refused' | 'unreachable';
  /** HTTP status of the vendor's answer. Undefined: none, or one of success. */
  readonly status: number | undefined;

  constructor(code: VendorFault['code'], message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.code = code;
    this.status = options.status;
  }
}

/** Requests to the vendor of one connection, authorised and within its time. */
export interface VendorRequests {
  settings: Readonly<Record<string, string>>;
  /**
   * Requests a path under the vendor's address and returns the JSON of the answer, `{}` without a body. Throws
   * VendorFault.
   */
  json(request: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Path with its parameters encoded; `query` is added. */
    path: string;
    query?: Readonly<Record<string, string>>;
    body?: unknown;
    headers?: Readonly<Record<string, string>>;
  }): Promise<Record<string, unknown>>;
}

/** Action of agents at a vendor. */
export interface VendorAction {
  /** Lower case with `_`; the tool is called `<provider>_<name>`. */
  name: string;
  title: string;
  /** Tells the model when to use it. */
  description: string;
  /** It changes something at the vendor. */
  changes: boolean;
  /** JSON Schema 2020-12 of an object. */
  parameters: Record<string, unknown>;
  /** Acts with checked arguments; returns what the model reads. Throws VendorFault. */
  run(vendor: VendorRequests, given: Readonly<Record<string, unknown>>, effect: { key: string }): Promise<unknown>;
}

export interface VendorSetting {
  name: string;
  title: string;
  description: string;
  isRequired: boolean;
  /** Its value is an address, which is judged as addresses of tools are. */
  isUrl?: true;
}

/** A vendor of integrations: how it is authorised, and the actions of agents there. */
export interface Vendor {
  provider: IntegrationProviderName;
  title: string;
  takesKey: boolean;
  /** It is an OAuth provider of the same name. */
  takesOAuth: boolean;
  settings: readonly VendorSetting[];
  /** Address of its API; of the settings where each connection has its own. */
  address(settings: Readonly<Record<string, string>>): string;
  /** Headers that authorise a request with a key or access token. */
  authorise(token: string, settings: Readonly<Record<string, string>>): Record<string, string>;
  /** Finds a failure in an answer with status 200, as some vendors send them. */
  findFault?(answer: Readonly<Record<string, unknown>>): VendorFault | undefined;
  /** Makes a request that changes nothing; returns the account as the vendor names it. Throws VendorFault. */
  check(vendor: VendorRequests): Promise<string | null>;
  actions: readonly VendorAction[];
  /** It is a CRM: callers are looked up there, and calls are logged. */
  crm?: VendorCrm;
}

export type Vendors = ReadonlyMap<string, Vendor>;
