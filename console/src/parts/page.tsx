import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { titled } from '../shell/brand.ts';

/** A page of the console: its heading, what it is for, and what can be done on it. */
export function Page(props: {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the heading, where the page belongs to another. */
  before?: ReactNode;
  /** Forms are easier to read in a narrow column. */
  isNarrow?: boolean;
  /** A drawing takes all the width there is. */
  isWide?: boolean;
  children: ReactNode;
}) {
  useDocumentTitle(titled(props.title));
  return (
    <Box {...(!props.isWide && { maw: 1120 })} mx="auto">
      <Stack gap="lg" maw={props.isNarrow ? 760 : undefined}>
        {props.before}
        <Group justify="space-between" align="flex-start" gap="md">
          <Box maw={640} flex="1 1 320px">
            <Title order={1}>{props.title}</Title>
            {props.description !== undefined && (
              <Text c="dimmed" mt={4} className="page-description">
                {props.description}
              </Text>
            )}
          </Box>
          {props.actions && <Group gap="sm">{props.actions}</Group>}
        </Group>
        {props.children}
      </Stack>
    </Box>
  );
}
