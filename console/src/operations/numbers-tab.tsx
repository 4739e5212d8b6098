import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { AssignToCustomerForm } from './assign-to-customer-form.tsx';
import { NumberInventory } from './number-inventory.tsx';
import { AddNumberForm, AssignForm } from './platform-number-forms.tsx';

/** Numbers of the installation: who has which, and handing them out. */
export function NumbersTab() {
  const { t } = useTranslation();
  return (
    <NumberInventory
      path="/api/admin/number-inventory"
      text={t('operations.numbers_text')}
      emptyText={t('operations.no_numbers_text')}
      action={(refresh) => <NumberButton label={t('operations.add_number')} form={AddNumberForm} onDone={refresh} />}
      assignForm={AssignForm}
    />
  );
}

/** Numbers of a reseller's stock and customers, for its owners and admins. */
export function ResellerNumbersTab() {
  const { t } = useTranslation();
  return (
    <NumberInventory
      path="/api/reseller/number-inventory"
      text={t('operations.numbers_text_reseller')}
      emptyText={t('operations.no_numbers_text_reseller')}
      action={(refresh) => (
        <NumberButton label={t('operations.assign_number')} form={AssignToCustomerForm} onDone={refresh} />
      )}
      assignForm={AssignToCustomerForm}
    />
  );
}

interface NumberForm {
  (props: { onDone(): void; onCancel(): void }): React.ReactNode;
}

function NumberButton(props: { label: string; form: NumberForm; onDone(): void }) {
  const { label, form: Form, onDone } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog isOpen={isOpen} title={label} onClose={close}>
        <Form
          onCancel={close}
          onDone={() => {
            onDone();
            close();
          }}
        />
      </FormDialog>
    </>
  );
}
