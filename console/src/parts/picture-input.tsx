import { Button, Group, Input, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from './use-error-message.ts';

interface PictureInputProps {
  label: string;
  /** Empty: there is none. */
  url: string;
  /** Shown in its place where there is none. */
  empty: ReactNode;
  upload(body: FormData): Promise<void>;
  remove(): Promise<void>;
}

/** A round picture, saved as soon as it is chosen. */
export function PictureInput({ label, url, empty, ...props }: PictureInputProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const picker = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn(file: File) {
      const body = new FormData();
      body.set('file', file);
      return props.upload(body);
    },
  });
  const remove = useMutation({ mutationFn: () => props.remove(), onMutate: upload.reset });
  const error = upload.error ?? remove.error;
  return (
    <Input.Wrapper
      label={label}
      description={t('common.picture_hint')}
      error={error ? errorMessage(error) : undefined}
      labelElement="div"
      role="group"
      aria-label={label}
    >
      <Group gap="sm" mt={6}>
        <span className="round-picture">{url ? <img src={url} alt="" /> : empty}</span>
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) {
              remove.reset();
              upload.mutate(file);
            }
            event.currentTarget.value = '';
          }}
        />
        <Button variant="default" size="xs" loading={upload.isPending} onClick={() => picker.current?.click()}>
          {t('common.choose_picture')}
        </Button>
        {url ? (
          <Button variant="subtle" color="red" size="xs" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('common.delete')}
          </Button>
        ) : (
          <Text size="xs" c="dimmed">
            {t('common.no_picture')}
          </Text>
        )}
      </Group>
    </Input.Wrapper>
  );
}
