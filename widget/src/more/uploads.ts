import type { ChatApi, ChatFile, ChatSession } from '../api.ts';

/** Why a file does not go along. */
export type UploadProblem = 'fileTooLarge' | 'fileType' | 'fileFailed';

/** A file on its way to the server, or there. */
export interface Upload {
  key: number;
  file: File;
  /** 0 to 1. */
  progress: number;
  /** The server's file id, once uploaded. */
  sent: ChatFile | null;
  problem: UploadProblem | null;
  stop: () => void;
}

const problemOf: Record<number, UploadProblem> = { 413: 'fileTooLarge', 415: 'fileType' };

/** Unit: milliseconds. Of the whole upload; ten megabytes over a slow phone take long. */
const uploadMs = 300_000;

/**
 * Brings one file to the server. XMLHttpRequest, because fetch does not say how far an upload has come.
 * `onChange` is called with what has changed, last with `sent` or a `problem`; not after `stop`.
 */
export function startUpload(
  { api, open, file }: { api: ChatApi; open: () => Promise<ChatSession>; file: File },
  onChange: (change: Partial<Upload>) => void,
): () => void {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file);
  let isStopped = false;
  request.upload.onprogress = ({ loaded, total }) => onChange({ progress: loaded / total });
  request.onload = () => {
    if (request.status === 201) onChange({ progress: 1, sent: request.response });
    else onChange({ problem: problemOf[request.status] ?? 'fileFailed' });
  };
  request.onerror = request.ontimeout = () => onChange({ problem: 'fileFailed' });
  open().then(
    (session) => {
      if (isStopped) return;
      request.open('POST', `${api.base}/api/chat/sessions/${session.id}/files`);
      request.setRequestHeader('authorization', `Bearer ${session.token}`);
      request.timeout = uploadMs;
      request.responseType = 'json';
      request.send(form);
    },
    () => isStopped || onChange({ problem: 'fileFailed' }),
  );
  return () => {
    isStopped = true;
    request.onload = request.onerror = request.ontimeout = request.upload.onprogress = null;
    request.abort();
  };
}
