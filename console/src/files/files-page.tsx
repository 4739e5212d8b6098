import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { OrphanDeletion, OrphanedFile } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { Page } from '../parts/page.tsx';
import { OrphanTable } from './orphan-table.tsx';

const path = '/api/admin/files/orphaned';
const sources = ['chat_files', 'avatars', 'knowledge', 'brands'] as const;

/** Orphans of the file store, for platform admins. */
export function FilesPage() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [source, setSource] = useState<OrphanedFile['source']>('chat_files');
  async function remove(body: OrphanDeletion) {
    const answer = await api.post(`${path}/delete`, { body });
    if (answer.deleted) await queries.invalidateQueries({ queryKey: [path] });
    return answer;
  }
  return (
    <Page title={t('files.title')} description={t('files.text')}>
      <Card title={t('files.orphans')} text={t('files.orphans_text')}>
        <NativeSelect
          label={t('files.source')}
          maw={260}
          value={source}
          data={sources.map((value) => ({ value, label: t(`files.sources.${value}`) }))}
          onChange={(event) => setSource(event.currentTarget.value as OrphanedFile['source'])}
        />
        <OrphanTable label={t('files.orphans')} list={useList(path, { source })} onDelete={remove} />
      </Card>
    </Page>
  );
}
