/** Maximum size of a chat file. Unit: bytes. */
export const chatFileBytesMax = 10 * 1024 * 1024;
/** Maximum files of one message. */
export const chatFilesInMessageMax = 10;
