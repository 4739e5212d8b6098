import { UnstyledButton } from '@mantine/core';
import { FileText, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChatFile } from '../../api/schemas.ts';
import { formatBytes } from './format-bytes.ts';
import type { Upload } from './use-uploads.ts';

const pictures = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** Files of a message: pictures as they are, others by name and size. */
export function MessageFiles({ files }: { files: readonly ChatFile[] }) {
  const { i18n } = useTranslation();
  if (files.length === 0) return null;
  return (
    <div className="desk-files">
      {files.map((file) => (
        <a key={file.id} className="desk-file" href={file.url} target="_blank" rel="noopener noreferrer">
          {pictures.has(file.content_type) ? (
            <img src={file.url} alt={file.name} className="desk-picture" />
          ) : (
            <span className="desk-file-plain">
              <FileText size={18} aria-hidden />
              <span className="truncated">{file.name}</span>
              <span className="desk-file-size">{formatBytes(file.bytes, i18n.language)}</span>
            </span>
          )}
        </a>
      ))}
    </div>
  );
}

/** Files that will go with the message being written. */
export function PickedFiles({ uploads, onRemove }: { uploads: readonly Upload[]; onRemove(key: string): void }) {
  const { t } = useTranslation();
  if (uploads.length === 0) return null;
  return (
    <ul className="plain-list desk-picked" aria-label={t('desk.files')}>
      {uploads.map((upload) => (
        <li key={upload.key} className="desk-picked-file" data-bad={upload.fault !== null || undefined}>
          <PickedSign upload={upload} />
          <span className="truncated">{upload.name}</span>
          {upload.fault !== null && <span role="alert">{upload.fault}</span>}
          <UnstyledButton
            className="desk-picked-remove"
            aria-label={t('desk.remove_file', { name: upload.name })}
            onClick={() => onRemove(upload.key)}
          >
            <X size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function PickedSign({ upload: { file, fault } }: { upload: Upload }) {
  if (fault !== null) return <TriangleAlert size={15} aria-hidden />;
  if (file === null) return <LoaderCircle size={15} aria-hidden className="desk-spin" />;
  if (pictures.has(file.content_type)) return <img src={file.url} alt="" />;
  return <FileText size={15} aria-hidden />;
}
