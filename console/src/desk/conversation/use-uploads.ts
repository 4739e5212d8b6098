import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatFile } from '../../api/schemas.ts';
import { newLocalId } from '../../parts/local-id.ts';
import { useErrorMessage } from '../../parts/use-error-message.ts';

/** A file on its way to the server, there (`file`), or refused (`fault`). */
export interface Upload {
  key: string;
  name: string;
  file: ChatFile | null;
  fault: string | null;
}

interface Uploads {
  uploads: readonly Upload[];
  add(files: Iterable<File>): void;
  remove(key: string): void;
  clear(): void;
}

/** Files go to the server as soon as they are picked; the message then only names them. */
export function useUploads(send: (file: File, signal: AbortSignal) => Promise<ChatFile>): Uploads {
  const errorMessage = useErrorMessage();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const change = useCallback((key: string, more: Partial<Upload>) => {
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...more } : one)));
  }, []);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const each of all.values()) each.abort();
    };
  }, []);

  async function upload(key: string, file: File): Promise<void> {
    const stop = new AbortController();
    running.current.set(key, stop);
    try {
      change(key, { file: await send(file, stop.signal) });
    } catch (error) {
      if (!stop.signal.aborted) change(key, { fault: errorMessage(error) });
    } finally {
      running.current.delete(key);
    }
  }

  return {
    uploads,
    add(files) {
      for (const file of files) {
        const key = newLocalId();
        setUploads((before) => [...before, { key, name: file.name, file: null, fault: null }]);
        void upload(key, file);
      }
    },
    remove(key) {
      running.current.get(key)?.abort();
      setUploads((before) => before.filter((one) => one.key !== key));
    },
    clear: () => setUploads([]),
  };
}
