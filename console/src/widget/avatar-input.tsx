import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { PictureInput } from '../parts/picture-input.tsx';

const avatarPath = '/api/chat/widget/{agentId}/avatar';

interface AvatarInputProps {
  agentId: string;
  url: string;
  onChange(url: string): void;
}

/** The agent's picture. */
export function AvatarInput({ agentId, url, onChange }: AvatarInputProps) {
  const { t } = useTranslation();
  const path = { agentId };
  return (
    <PictureInput
      label={t('widget.avatar')}
      url={url}
      empty={<Bot size={24} aria-hidden />}
      upload={async (body) => {
        onChange((await api.post(avatarPath, { path, body })).agent_avatar_url);
      }}
      remove={async () => {
        await api.delete(avatarPath, { path });
        onChange('');
      }}
    />
  );
}
