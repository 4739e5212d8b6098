import { Box, Paper, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Outline of a page while its script is loaded, with heading and content where the page will have them. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Box maw={1120} mx="auto" role="status" aria-busy="true" aria-label={t('common.loading')}>
      <Stack gap="lg">
        <Box>
          <Skeleton height={34} width={220} radius="sm" />
          <Skeleton height={16} width="min(420px, 80%)" radius="sm" mt={12} />
        </Box>
        <Paper>
          <SkeletonLines />
        </Paper>
      </Stack>
    </Box>
  );
}

/** Rows of a list while they are loaded, as high as those of a table. */
export function SkeletonLines() {
  return (
    <Stack gap={27}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={22} radius="sm" />
      ))}
    </Stack>
  );
}
