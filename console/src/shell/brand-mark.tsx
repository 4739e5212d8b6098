import { Group, Text } from '@mantine/core';
import icon from '../icon.svg';

/** Name and sign of the product, or of the reseller whose customers these are. */
export function BrandMark({ name = 'Parley' }: { name?: string }) {
  return (
    <Group gap={10} wrap="nowrap">
      <img src={icon} alt="" width={30} height={30} />
      <Text fw={700} fz="lg" truncate>
        {name}
      </Text>
    </Group>
  );
}
