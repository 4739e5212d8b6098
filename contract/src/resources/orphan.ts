import { z } from 'zod';

/** Kinds of stored files whose orphans a platform admin lists. Recordings are listed by their own account. */
export const fileSources = ['chat_files', 'avatars', 'knowledge', 'brands'] as const;

export const OrphanedFile = z
  .object({
    source: z.enum(fileSources).meta({
      description:
        'avatars: pictures of agents and operators; knowledge: files and texts of knowledge bases; brands: logos and icons',
    }),
    problem: z.enum(['no_row', 'no_file']).meta({
      description: 'no_row: a file that nothing refers to; no_file: a file that is referred to and missing',
    }),
    key: z.string().meta({ description: 'Name of the file in the store' }),
    id: z.string().meta({ description: 'Id of the file' }),
    bytes: z.int().nullable().meta({ description: 'Null for a missing file' }),
    modified_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OrphanedFile' });
export type OrphanedFile = z.infer<typeof OrphanedFile>;

/** Most files of one deletion. */
const deletedFilesMax = 100;

export const OrphanDeletion = z
  .strictObject({
    keys: z
      .array(z.string().max(200))
      .min(1)
      .max(deletedFilesMax)
      .meta({ description: 'Keys of files without a row, as the list gives them' }),
    confirmation: z
      .string()
      .max(300)
      .optional()
      .meta({ description: 'From the answer to the same request without it; left out: nothing is deleted' }),
  })
  .meta({ id: 'OrphanDeletion' });

export const OrphanDeletionAnswer = z
  .object({
    files: z.int().meta({ description: 'Files that are deleted, or would be: still without a row, and old enough' }),
    bytes: z.int(),
    deleted: z.boolean(),
    confirmation: z
      .string()
      .nullable()
      .meta({ description: 'Send it with the same keys within 10 minutes to delete; null after the deletion' }),
  })
  .meta({ id: 'OrphanDeletionAnswer' });
export type OrphanDeletionAnswer = z.infer<typeof OrphanDeletionAnswer>;
