import { Button, Group, Input, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useFaultWords } from '../parts/use-fault-words.ts';

interface AvatarInputProps {
  agentId: string;
  url: string;
  onChange(url: string): void;
}

/** The agent's picture, saved as soon as it is chosen. */
export function AvatarInput({ agentId, url, onChange }: AvatarInputProps) {
  const { t } = useTranslation();
  const words = useFaultWords();
  const picker = useRef<HTMLInputElement>(null);
  const path = `/api/chat/widget/${agentId}/avatar`;
  const upload = useMutation({
    mutationFn(file: File) {
      const body = new FormData();
      body.set('file', file);
      return api.request<{ agent_avatar_url: string }>('POST', path, { body });
    },
    onSuccess: (answer) => onChange(answer.agent_avatar_url),
  });
  const remove = useMutation({ mutationFn: () => api.delete(path), onSuccess: () => onChange('') });
  const error = upload.error ?? remove.error;
  return (
    <Input.Wrapper
      label={t('widget.avatar')}
      description={t('widget.avatar_hint')}
      error={error ? words(error) : undefined}
      labelElement="div"
      role="group"
      aria-label={t('widget.avatar')}
    >
      <Group gap="sm" mt={6}>
        <span className="widget-avatar">{url ? <img src={url} alt="" /> : <Bot size={24} aria-hidden />}</span>
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) upload.mutate(file);
            event.currentTarget.value = '';
          }}
        />
        <Button variant="default" size="xs" loading={upload.isPending} onClick={() => picker.current?.click()}>
          {t('widget.choose_picture')}
        </Button>
        {url && (
          <Button variant="subtle" color="red" size="xs" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('common.delete')}
          </Button>
        )}
        {!url && (
          <Text size="xs" c="dimmed">
            {t('widget.no_picture')}
          </Text>
        )}
      </Group>
    </Input.Wrapper>
  );
}
