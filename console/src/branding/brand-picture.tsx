import { Button, FileButton, Group, Input } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../parts/use-error-message.ts';

/** Logo or icon of a brand, saved as soon as it is chosen. */
export function BrandPicture(props: {
  label: string;
  hint: string;
  url: string | null;
  accept: string;
  isDisabled: boolean;
  upload(body: FormData): Promise<void>;
  remove(): Promise<void>;
}) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const change = useMutation({
    mutationFn(file: File | null) {
      if (file === null) return props.remove();
      const body = new FormData();
      body.set('file', file);
      return props.upload(body);
    },
  });
  return (
    <Input.Wrapper
      label={props.label}
      description={props.hint}
      error={change.error ? errorMessage(change.error) : undefined}
      labelElement="div"
      role="group"
      aria-label={props.label}
    >
      <Group gap="sm" mt={6}>
        {props.url && <img src={props.url} alt="" className="brand-picture" />}
        <FileButton accept={props.accept} onChange={(file) => file && change.mutate(file)} disabled={props.isDisabled}>
          {(button) => (
            <Button variant="default" size="xs" loading={change.isPending} {...button}>
              {t('branding.choose')}
            </Button>
          )}
        </FileButton>
        {props.url && !props.isDisabled && (
          <Button variant="subtle" color="red" size="xs" onClick={() => change.mutate(null)}>
            {t('branding.remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
