import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { OrphanDeletion } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { OrphanTable } from '../files/orphan-table.tsx';

const path = '/api/statistics/recordings/orphaned';

/** Orphans of the account's recordings. */
export function OrphanedRecordings() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mayDelete = usePermission('calls:write');
  async function remove(body: OrphanDeletion) {
    const answer = await api.post(`${path}/delete`, { body });
    if (answer.deleted) await queries.invalidateQueries({ queryKey: [path] });
    return answer;
  }
  return <OrphanTable label={t('recordings.orphans')} list={useList(path)} onDelete={mayDelete ? remove : undefined} />;
}
