import { Refusal } from '#platform/http/refusal.ts';

export const emptyFile = () =>
  new Refusal('invalid_request', 'This file is empty', {
    details: [{ path: '/file', code: 'too_small', message: 'has no bytes' }],
  });
export const fileTooLarge = (maxBytes: number) =>
  new Refusal('payload_too_large', `The file is larger than the limit of ${maxBytes} bytes`);
export const fileTypeNotTaken = () =>
  new Refusal(
    'unsupported_media_type',
    'This file type is not supported: send a picture (PNG, JPEG, WebP, GIF), a PDF, an Office file or a text',
  );
export const tooManyFiles = (max: number) =>
  new Refusal('conflict', `This chat has reached its limit of ${max} files; start a new chat`);
export const filesNotAllowed = () => new Refusal('forbidden', 'File uploads are disabled for this chat');
export const fileNotFound = () => new Refusal('not_found', 'There is no file at this address');
/** `indexes`: positions of the rejected `file_ids`. */
export const unknownFiles = (indexes: readonly number[]) =>
  new Refusal('invalid_request', 'These files were not uploaded to this chat by you, or were already sent', {
    details: indexes.map((index) => ({
      path: `/file_ids/${index}`,
      code: 'not_found',
      message: 'no unsent file of this chat',
    })),
  });
