import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RetentionPreview } from '../api/schemas.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { localeOf } from '../parts/locale.ts';

/** Shows what a policy would delete, and saves it on confirmation. */
export function RetentionConfirm({
  preview,
  save,
  onClose,
}: {
  /** Null: closed. */
  preview: RetentionPreview | null;
  save(): Promise<void>;
  onClose(): void;
}) {
  const { t, i18n } = useTranslation();
  const deletes = preview?.deletes.filter(({ count }) => count > 0) ?? [];
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium' });
  return (
    <ConfirmDialog
      isOpen={preview !== null}
      title={t('retention.confirm_title')}
      confirmLabel={t('retention.save')}
      isDangerous={deletes.length > 0}
      run={save}
      onClose={onClose}
    >
      {deletes.length === 0 ? (
        t('retention.confirm_nothing')
      ) : (
        <Stack gap="sm">
          <Text>{t('retention.confirm_text')}</Text>
          <ul>
            {deletes.map(({ data_class: name, count, is_more, oldest_at }) => {
              const number = count.toLocaleString(localeOf(i18n.language));
              const amount = is_more ? t('retention.more_than', { count: number as never }) : number;
              const oldest = oldest_at && t('retention.oldest', { date: date.format(new Date(oldest_at)) });
              return (
                <li key={name}>
                  {t(`retention.classes.${name}`)}: <strong>{amount}</strong>
                  {oldest && `, ${oldest}`}
                </li>
              );
            })}
          </ul>
          <Text>{t('retention.confirm_final')}</Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}
