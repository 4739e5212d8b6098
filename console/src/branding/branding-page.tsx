import './texts.ts';
import '../widget/widget.css';
import './branding.css';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../api/session.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { useReseller } from '../reseller/use-reseller.ts';
import { type BrandApi, installationBrand, resellerBrand } from './brand-api.ts';
import { BrandForm } from './brand-form.tsx';

/** Brand of the reseller whose staff is signed in. */
export function ResellerBrandingPage() {
  const { t } = useTranslation();
  const mayWrite = useReseller().isAdmin;
  return <BrandingPage brand={resellerBrand} text={t('branding.text')} mayWrite={mayWrite} />;
}

/** Brand of the installation. */
export function InstallationBrandingPage() {
  const { t } = useTranslation();
  return <BrandingPage brand={installationBrand} text={t('branding.platform_text')} mayWrite />;
}

function BrandingPage({ brand, text, mayWrite }: { brand: BrandApi; text: string; mayWrite: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const queryKey = [brand.key];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => brand.get(signal),
    // A refetch would overwrite unsaved input.
    refetchOnWindowFocus: false,
  });
  return (
    <Page title={t('branding.title')} description={text}>
      <ErrorAlert error={error} onRetry={() => void refetch()} />
      {data ? (
        <BrandForm
          brand={data}
          brandApi={brand}
          mayWrite={mayWrite}
          onSaved={(saved) => {
            queryClient.setQueryData(queryKey, saved);
            void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
          }}
        />
      ) : (
        !error && <Skeleton height={480} radius="lg" />
      )}
    </Page>
  );
}
