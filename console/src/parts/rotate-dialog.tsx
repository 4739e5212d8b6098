import { NativeSelect, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useOverlaps } from './overlaps.ts';

/** Asks how long the old secret may live on before a new one takes its place. Unit of the overlap: seconds. */
export function RotateDialog(props: {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  firstOverlap: '0' | '86400';
  /** Label of the choice; else that of an API key. */
  overlapLabel?: string;
  run(overlapSeconds: number): Promise<unknown>;
  onClose(): void;
}) {
  const { t } = useTranslation();
  const { children, firstOverlap, overlapLabel, run, ...dialog } = props;
  const [overlap, setOverlap] = useState<string>(firstOverlap);
  const overlaps = useOverlaps();
  return (
    <ConfirmDialog {...dialog} run={() => run(Number(overlap))}>
      <Stack>
        {children}
        <NativeSelect
          label={overlapLabel ?? t('overlaps.old_key')}
          value={overlap}
          data={overlaps}
          onChange={(event) => setOverlap(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
