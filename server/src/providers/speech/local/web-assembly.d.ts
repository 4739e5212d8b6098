/**
 * The part of WebAssembly that engines here use. TypeScript has these types only together with a browser's, which would
 * let server code name things that are not there.
 */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>;
  class Memory {
    constructor(descriptor: { initial: number; maximum?: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports?: Imports);
    readonly exports: Record<string, unknown>;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(bytes: Uint8Array, imports?: Imports): Promise<{ module: Module; instance: Instance }>;
  function instantiate(module: Module, imports?: Imports): Promise<Instance>;
}
