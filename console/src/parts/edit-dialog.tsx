import { type ReactNode, Suspense } from 'react';
import { FormDialog } from './form-dialog.tsx';

/** Row of a list whose form is open: one of the list, a new one, or none. */
export type EditedRow<Row> = Row | 'new' | null;

/** Dialog with the form of a row, which is null for a new one. The form may be loaded when it is opened. */
export function EditDialog<Row extends object>({
  edited,
  title,
  size,
  onClose,
  children,
}: {
  edited: EditedRow<Row>;
  title(row: Row | null): string;
  size?: 'lg';
  onClose(): void;
  children(row: Row | null): ReactNode;
}) {
  const row = edited === 'new' ? null : edited;
  return (
    <FormDialog isOpen={edited !== null} title={title(row)} onClose={onClose} {...(size && { size })}>
      <Suspense>{children(row)}</Suspense>
    </FormDialog>
  );
}
