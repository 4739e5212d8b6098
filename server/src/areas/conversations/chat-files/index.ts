import { area } from '#platform/areas/area.ts';
import { chatFileJobs } from './chat-file-jobs.ts';
import type { ChatFilesDeps } from './chat-files.operation.ts';
import { getChatFile } from './get-chat-file.ts';
import { chatFilesPersonalData } from './personal-data.ts';
import { uploadChatFile } from './upload-chat-file.ts';

export { chatFileSource } from './chat-file-source.ts';
export type { ChatFilesDeps } from './chat-files.operation.ts';
export { attachFiles, storeChatFile } from './chat-files.ts';

/** Files that visitors and operators send in chats. */
export const chatFilesArea = area<ChatFilesDeps>({
  name: 'chat-files',
  module: 'chat',
  personalData: chatFilesPersonalData,
  operations: {
    'Chat Widget': [uploadChatFile, getChatFile],
  },
  jobs: chatFileJobs,
});
