import { type Area, area, type Operation } from '#platform/http/operation.ts';
import type { ChatFilesDeps } from './chat-files.operation.ts';
import { getChatFile } from './get-chat-file.ts';
import { uploadChatFile } from './upload-chat-file.ts';

export { chatFileJobs } from './chat-file-jobs.ts';
export type { ChatFilesDeps } from './chat-files.operation.ts';
export { attachFiles, storeChatFile } from './chat-files.ts';

export const chatFileOperations: readonly Operation<ChatFilesDeps>[] = [uploadChatFile, getChatFile];

/** Files that visitors and operators send in chats. */
export const chatFilesArea = (deps: ChatFilesDeps): Area => area('chat-files', chatFileOperations, deps);
