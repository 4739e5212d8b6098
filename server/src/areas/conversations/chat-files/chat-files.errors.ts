import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

const noBytes = defineDetail('too_small', 'file_without_bytes', 'has no bytes');
export const emptyFile = defineRefusal('invalid_request', 'file_empty', 'This file is empty', {
  details: [noBytes('/file')],
});
const fileTooLargeRefusal = defineRefusal(
  'payload_too_large',
  'file_too_large',
  'The file is larger than the limit of {{maxBytes}} bytes',
);
export const fileTooLarge = (maxBytes: number) => fileTooLargeRefusal({ maxBytes });
export const fileTypeNotTaken = defineRefusal(
  'unsupported_media_type',
  'file_type_not_taken',
  'This file type is not supported: send a picture (PNG, JPEG, WebP, GIF), a PDF, an Office file or a text',
);
const chatFilesLimit = defineRefusal(
  'conflict',
  'chat_files_limit',
  'This chat has reached its limit of {{max}} files; start a new chat',
);
export const tooManyFiles = (max: number) => chatFilesLimit({ max });
export const filesNotAllowed = defineRefusal(
  'forbidden',
  'files_not_allowed',
  'File uploads are disabled for this chat',
);
export const fileNotFound = defineRefusal('not_found', 'chat_file_not_found', 'There is no file at this address');
/** `indexes`: positions of the rejected `file_ids`. */
export const unknownFiles = (indexes: readonly number[]) =>
  filesUnknown(undefined, { details: indexes.map((index) => fileIdUnknown(`/file_ids/${index}`)) });
const filesUnknown = defineRefusal(
  'invalid_request',
  'files_unknown',
  'These files were not uploaded to this chat by you, or were already sent',
);
const fileIdUnknown = defineDetail('not_found', 'file_id_unknown', 'no unsent file of this chat');
