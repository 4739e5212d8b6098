import { brandPictureSource } from '#areas/business/branding';
import { chatFileSource } from '#areas/conversations/chat-files';
import { avatarSource } from '#areas/conversations/widget';
import { knowledgeFileSource } from '#areas/knowledge/sources';
import { area } from '#platform/areas/area.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';
import { listOrphanedFiles } from './list-orphaned-files.ts';
import type { StoredFilesDeps } from './stored-files.operation.ts';

export type { StoredFilesDeps } from './stored-files.operation.ts';

/** Orphans of the file store, for platform admins. */
export const storedFilesArea = area<StoredFilesDeps, 'sources'>({
  name: 'stored-files',
  operations: {
    'Reseller and platform admin': [listOrphanedFiles, deleteOrphanedFiles],
  },
  own: ({ db: { platform } }) => ({
    sources: {
      chat_files: chatFileSource(platform),
      avatars: avatarSource(platform),
      knowledge: knowledgeFileSource(platform),
      brands: brandPictureSource(platform),
    },
  }),
});
