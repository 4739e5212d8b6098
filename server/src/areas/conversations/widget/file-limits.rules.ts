/** Largest file a chat takes. Unit: bytes. */
export const chatFileBytesMax = 10 * 1024 * 1024;
/** Most files one message brings. */
export const chatFilesInMessageMax = 10;
