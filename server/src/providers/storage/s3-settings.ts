import { address, flag, type SettingsTable, text } from '#platform/config/settings.ts';
import type { S3Location } from './s3-file-store.ts';

/** Settings of an S3 bucket for files. */
export const s3Settings = {
  s3Endpoint: {
    variable: 'PARLEY_S3_ENDPOINT',
    doc: 'Address of an S3 service for recordings, files of chats and pictures, without the bucket. It may be on a private network. Unset: they stay in the data folder.',
    schema: address(/^https?$/, 'https://s3.eu-north-1.amazonaws.com').optional(),
  },
  s3Bucket: {
    variable: 'PARLEY_S3_BUCKET',
    doc: 'Bucket for files. It must exist and be private.',
    schema: text()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket')
      .optional(),
  },
  s3Region: {
    variable: 'PARLEY_S3_REGION',
    doc: 'Region that requests to S3 are signed for.',
    schema: text().default('us-east-1'),
  },
  s3AccessKeyId: {
    variable: 'PARLEY_S3_ACCESS_KEY_ID',
    doc: 'Id of the access key for the bucket. It needs `s3:GetObject`, `s3:PutObject`, `s3:DeleteObject`, `s3:AbortMultipartUpload` and `s3:ListBucket`.',
    schema: text().optional(),
  },
  s3SecretAccessKey: {
    variable: 'PARLEY_S3_SECRET_ACCESS_KEY',
    doc: 'Secret of the access key.',
    schema: text().optional(),
    isSecret: true,
  },
  s3Prefix: {
    variable: 'PARLEY_S3_PREFIX',
    doc: 'Begin of the names of all files in the bucket, such as `parley/`, where it is shared.',
    schema: text()
      .regex(/^[a-z0-9][a-z0-9/-]*\/$/, 'expected lower-case words that end in /')
      .optional(),
  },
  s3PublicEndpoint: {
    variable: 'PARLEY_S3_PUBLIC_ENDPOINT',
    doc: 'Address of the same service as listeners reach it, for links to recordings. Default: PARLEY_S3_ENDPOINT.',
    schema: address(/^https?$/, 'https://files.example.com').optional(),
  },
  s3Redirects: {
    variable: 'PARLEY_S3_REDIRECT',
    doc: 'Links to recordings lead to S3 itself. `false`: their bytes come through Parley, for an S3 service that listeners cannot reach.',
    schema: flag().default(true),
  },
} as const satisfies SettingsTable;

interface S3Config {
  s3Endpoint?: string | undefined;
  s3Bucket?: string | undefined;
  s3Region: string;
  s3AccessKeyId?: string | undefined;
  s3SecretAccessKey?: string | undefined;
  s3Prefix?: string | undefined;
  s3PublicEndpoint?: string | undefined;
  s3Redirects: boolean;
}

/** Sentence about settings of S3 that are missing beside those that are set; undefined when they are complete. */
export function s3Fault(config: S3Config): string | undefined {
  const needed = ['s3Endpoint', 's3Bucket', 's3AccessKeyId', 's3SecretAccessKey'] as const;
  const missing = needed.filter((name) => config[name] === undefined);
  if (missing.length === 0 || missing.length === needed.length) return undefined;
  const names = missing.map((name) => s3Settings[name].variable);
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} missing: files go to S3 only with endpoint, bucket and both parts of the access key`;
}

/** Place of files in S3; null where it is not configured. */
export function s3LocationOf(config: S3Config): S3Location | null {
  const { s3Endpoint, s3Bucket, s3AccessKeyId, s3SecretAccessKey } = config;
  if (!s3Endpoint || !s3Bucket || !s3AccessKeyId || !s3SecretAccessKey) return null;
  return {
    endpoint: s3Endpoint,
    publicEndpoint: config.s3PublicEndpoint ?? s3Endpoint,
    bucket: s3Bucket,
    region: config.s3Region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
    prefix: config.s3Prefix ?? '',
    givesLinks: config.s3Redirects,
  };
}
