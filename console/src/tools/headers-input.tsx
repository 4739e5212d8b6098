import { useTranslation } from 'react-i18next';
import { PairsInput } from './pairs-input.tsx';
import type { ToolFormHandle } from './tool-form-type.ts';

/** Headers sent to the other side; their values are secrets. */
export function HeadersInput({ form, of }: { form: ToolFormHandle; of: 'request' | 'mcp' }) {
  const { t } = useTranslation();
  const path = `${of}.headers` as const;
  return (
    <PairsInput
      label={t('tool_form.headers')}
      description={t('tool_form.headers_hint')}
      addLabel={t('tool_form.add_header')}
      namePlaceholder="Authorization"
      valuePlaceholder="Bearer …"
      value={form.values[of].headers}
      error={form.errors[path] as string | undefined}
      onChange={(pairs) => form.setFieldValue(path, pairs)}
    />
  );
}
