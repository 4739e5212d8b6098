import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerPurged } from '../api/schemas.ts';
import { Facts } from '../parts/facts.tsx';

/** The signed proof that a customer is erased, to be saved; shown after a purge. */
export function CertificateDialog(props: { purged: { name: string; answer: CustomerPurged } | null; onClose(): void }) {
  const { t } = useTranslation();
  const { purged, onClose } = props;
  return (
    <Modal
      opened={purged !== null}
      onClose={onClose}
      title={t('reseller.purged', { name: purged?.name ?? '' })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {purged && (
        <Stack>
          <Text>{t('reseller.certificate_text')}</Text>
          <Facts
            facts={[
              [
                t('reseller.certificate'),
                <span key="id" className="mono breaks">
                  {purged.answer.certificate_id}
                </span>,
              ],
              [t('reseller.erased_rows'), String(sumOf(purged.answer.deleted))],
            ]}
          />
          <Group justify="flex-end">
            <Button
              component="a"
              href={`data:application/json,${encodeURIComponent(JSON.stringify(purged.answer, null, 2))}`}
              download={`deletion-certificate-${purged.answer.certificate_id}.json`}
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
            >
              {t('reseller.certificate_download')}
            </Button>
            <Button onClick={onClose}>{t('common.close')}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
