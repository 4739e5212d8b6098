/** Largest file a chat takes. Unit: bytes. */
export const chatFileBytesMax = 10 * 1024 * 1024;
/** Most files one message brings. */
export const chatFilesInMessageMax = 10;

/** Types of files a chat takes, as a page offers them to be chosen. The server judges by the bytes. */
export const chatFileTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
  'text/plain',
  'text/csv',
  'text/markdown',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
];
