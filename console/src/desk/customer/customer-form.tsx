import { Textarea, TextInput } from '@mantine/core';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import type { DeskChat } from '../../api/schemas.ts';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { useDesk } from '../use-desk.tsx';

const fields = ['name', 'email', 'phone_number', 'note'] as const;
type Field = (typeof fields)[number];

/** Data of a visitor, saved when a field loses focus. Verified fields are read-only. */
export function CustomerForm({ chat, isReadOnly }: { chat: DeskChat; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const props = (field: Field) => ({ chat, field, isReadOnly, label: t(`desk.customer_fields.${field}`) });
  return (
    <div className="desk-customer-form">
      <CustomerField {...props('name')} />
      <CustomerField {...props('email')} />
      <CustomerField {...props('phone_number')} />
      <CustomerField {...props('note')} />
    </div>
  );
}

interface CustomerFieldProps {
  chat: DeskChat;
  field: Field;
  label: string;
  isReadOnly: boolean;
}

function CustomerField({ chat, field, label, isReadOnly }: CustomerFieldProps) {
  const { t } = useTranslation();
  const desk = useDesk();
  const errorMessage = useErrorMessage();
  const saved = chat.customer[field];
  const [text, setText] = useState(saved);
  const [fault, setFault] = useState<string | null>(null);
  // Shows changes by a colleague or the visitor's page, unless the field is being edited.
  useEffect(() => setText(saved), [saved]);
  const isVouched = chat.customer.verified_fields.includes(field);

  async function save(): Promise<void> {
    const value = text.trim();
    setFault(null);
    if (value === saved) return;
    try {
      await desk.updateCustomer(chat.id, { [field]: field === 'note' ? value : value || null });
    } catch (error) {
      setFault(error instanceof ApiError && error.details[0] ? error.details[0].message : errorMessage(error));
    }
  }
  const common = {
    label,
    size: 'sm' as const,
    error: fault,
    value: text,
    readOnly: isReadOnly || isVouched,
    onChange: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
    onBlur: () => void save(),
  };
  if (field === 'note') {
    return <Textarea {...common} autosize minRows={2} maxRows={8} placeholder={t('desk.customer_note_hint')} />;
  }
  return (
    <TextInput
      {...common}
      type={{ name: 'text', email: 'email', phone_number: 'tel' }[field]}
      autoComplete="off"
      placeholder="–"
      rightSection={isVouched && <Lock size={14} role="img" aria-label={t('desk.vouched')} />}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
