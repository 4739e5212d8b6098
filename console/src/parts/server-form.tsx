import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormActions } from './form-actions.tsx';
import type { useServerForm } from './use-server-form.ts';

/** Inputs of a form in a column, with what the server refused and the buttons below. */
export function ServerForm(props: {
  of: Pick<ReturnType<typeof useServerForm>, 'fault' | 'isSending' | 'onSubmit'>;
  submitLabel: string;
  onCancel?(): void;
  isDisabled?: boolean;
  /** The submit cannot be undone. */
  isDangerous?: boolean;
  children: ReactNode;
}) {
  const { of, children, ...actions } = props;
  return (
    <form onSubmit={of.onSubmit} noValidate>
      <Stack>
        {children}
        <FormActions fault={of.fault} isSending={of.isSending} {...actions} />
      </Stack>
    </form>
  );
}
