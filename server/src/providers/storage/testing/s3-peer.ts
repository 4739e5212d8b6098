/** An S3 service on loopback, for tests. */
export interface S3Peer {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  close(): Promise<void>;
}
