/** A speech model of the catalogue and its state in this process. */
export interface SpeechModelStatus {
  id: string;
  kind: 'speech-to-text' | 'text-to-speech';
  languages: readonly string[];
  description: string;
  licence: string;
  sourceUrl: string;
  folder: string;
  files: readonly { name: string; bytes: number; sha256: string | null; url: string }[];
  bytes: number;
  bytesDone: number;
  state: 'absent' | 'downloading' | 'failed' | 'ready';
  isChosen: boolean;
  isVerifiable: boolean;
  isInUse: boolean;
  willRetry: boolean;
  error: string | null;
}

/** A file that cannot be used; the message names its place and says what was expected. */
export interface SpeechModelProblem {
  file: string;
  kind: 'missing' | 'size' | 'checksum' | 'unpinned';
  message: string;
}

/** Speech models of this process; filled by the voice engine. */
export interface SpeechModelLibrary {
  /** False: nothing is fetched, complete files are used. */
  allowsDownloads: boolean;
  /** Models without a known checksum may be fetched. */
  allowsUnverified: boolean;
  mirror: string | null;
  /** False: the package that runs models is missing, or has no binary for this machine. */
  isEngineInstalled(): boolean;
  list(): Promise<readonly SpeechModelStatus[]>;
  find(id: string): Promise<SpeechModelStatus | undefined>;
  /** Fetches what is missing in the background, then uses the model for new calls. */
  download(id: string): void;
  /** Stops a download, stops using the model for new calls and deletes its files. */
  remove(id: string): Promise<void>;
  /** Reads every file from end to end. */
  verify(id: string): Promise<readonly SpeechModelProblem[]>;
}
