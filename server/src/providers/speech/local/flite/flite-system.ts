const done = 0;
const badFile = 8;

/** File numbers of the little system: what is printed, the one folder, the one file in it. */
const folder = 3;
const file = 4;

class Exit {
  readonly code: number;
  constructor(code: number) {
    this.code = code;
  }
}

/**
 * System interface of the engine's program: its arguments, a fixed clock, and one file it writes, all in memory, so
 * that the program has no access to this machine. Node's own WASI is not used: after some hundred programs it crashes
 * the whole process (Node 20.20.2, segmentation fault).
 */
export function createFliteSystem(programArguments: readonly string[]) {
  let memory: WebAssembly.Memory;
  let content = new Uint8Array(256 * 1024);
  let size = 0;
  let position = 0;
  const encoded = programArguments.map((one) => new TextEncoder().encode(`${one}\0`));
  const view = () => new DataView(memory.buffer);
  const setNumber = (at: number, value: number) => view().setUint32(at, value, true);
  const setLong = (at: number, value: number) => view().setBigUint64(at, BigInt(value), true);

  function append(bytes: Uint8Array) {
    if (position + bytes.length > content.length) {
      const larger = new Uint8Array(2 * (position + bytes.length));
      larger.set(content);
      content = larger;
    }
    content.set(bytes, position);
    position += bytes.length;
    size = Math.max(size, position);
  }

  const calls = {
    args_sizes_get(countAt: number, bytesAt: number) {
      setNumber(countAt, encoded.length);
      setNumber(
        bytesAt,
        encoded.reduce((sum, one) => sum + one.length, 0),
      );
      return done;
    },
    args_get(listAt: number, bytesAt: number) {
      let at = bytesAt;
      for (const [index, one] of encoded.entries()) {
        setNumber(listAt + index * 4, at);
        new Uint8Array(memory.buffer).set(one, at);
        at += one.length;
      }
      return done;
    },
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      setLong(at, 0);
      return done;
    },
    fd_prestat_get(number: number, at: number) {
      if (number !== folder) return badFile;
      setNumber(at, 0);
      setNumber(at + 4, 1);
      return done;
    },
    fd_prestat_dir_name(number: number, at: number) {
      if (number !== folder) return badFile;
      new Uint8Array(memory.buffer)[at] = '/'.charCodeAt(0);
      return done;
    },
    fd_fdstat_get(number: number, at: number) {
      new Uint8Array(memory.buffer).fill(0, at, at + 8);
      // Kinds of files: 2 prints, 3 is a folder, 4 a file.
      view().setUint8(at, number === folder ? 3 : number === file ? 4 : 2);
      new Uint8Array(memory.buffer).fill(0xff, at + 8, at + 24);
      return done;
    },
    fd_fdstat_set_flags: () => done,
    path_open(...given: (number | bigint)[]) {
      size = 0;
      position = 0;
      setNumber(Number(given[8]), file);
      return done;
    },
    fd_write(number: number, listAt: number, count: number, writtenAt: number) {
      let written = 0;
      for (let index = 0; index < count; index++) {
        const at = view().getUint32(listAt + index * 8, true);
        const length = view().getUint32(listAt + index * 8 + 4, true);
        if (number === file) append(new Uint8Array(memory.buffer, at, length));
        written += length;
      }
      setNumber(writtenAt, written);
      return done;
    },
    fd_read(_number: number, _listAt: number, _count: number, readAt: number) {
      setNumber(readAt, 0);
      return done;
    },
    fd_seek(number: number, offset: bigint, from: number, at: number) {
      if (number !== file) return badFile;
      position = Number(offset) + (from === 0 ? 0 : from === 1 ? position : size);
      setLong(at, position);
      return done;
    },
    fd_close: () => done,
    proc_exit(code: number) {
      throw new Exit(code);
    },
  };

  return {
    imports: { wasi_snapshot_preview1: calls } as unknown as WebAssembly.Imports,
    /** Runs the program to its end; gives what it wrote. Throws where the program failed. */
    run(instance: WebAssembly.Instance): Uint8Array {
      memory = instance.exports['memory'] as WebAssembly.Memory;
      try {
        (instance.exports['_start'] as () => void)();
      } catch (thrown) {
        if (!(thrown instanceof Exit)) throw thrown;
        if (thrown.code !== 0) throw new Error(`flite ended with ${thrown.code}`);
      }
      return content.subarray(0, size);
    },
  };
}
