import { Button } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Puts `text` on the clipboard, and says so. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  async function copy() {
    // Browsers have a clipboard for pages over https and on localhost only.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setState(isCopied ? 'copied' : 'failed');
  }
  const words = { idle: label ?? t('common.copy'), copied: t('common.copied'), failed: t('common.copy_by_hand') };
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
