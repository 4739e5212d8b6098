import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface FigureProps {
  label: string;
  value: string;
  /** Comparison or detail below the figure. */
  note?: string | undefined;
}

/** One figure with its name. */
export function Figure({ label, value, note }: FigureProps) {
  return (
    <Paper p="md" component="dl" m={0} className="figure">
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" className="figure-value">
        {value}
      </Text>
      {note !== undefined && (
        <Text component="dd" size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Paper>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} spacing="md">
      {children}
    </SimpleGrid>
  );
}
