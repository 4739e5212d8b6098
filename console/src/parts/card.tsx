import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** One subject of a page, with a heading. */
export function Card(props: { title: string; text?: ReactNode; aside?: ReactNode; children?: ReactNode }) {
  return (
    <Paper component="section">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="md">
          <div className="card-heading">
            <Title order={2}>{props.title}</Title>
            {props.text && (
              <Text c="dimmed" size="sm" mt={2} component="div">
                {props.text}
              </Text>
            )}
          </div>
          {props.aside}
        </Group>
        {props.children}
      </Stack>
    </Paper>
  );
}
