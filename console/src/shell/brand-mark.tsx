import { Group, Text } from '@mantine/core';
import icon from '../icon.svg';
import { type Brand, currentBrand } from './brand.ts';

/** Logo of the brand, or its sign and name. */
export function BrandMark({ brand = currentBrand() }: { brand?: Brand | null }) {
  if (brand?.logo_url) return <img src={brand.logo_url} alt={brand.name} className="brand-logo" />;
  const name = brand?.name ?? 'Parley';
  return (
    <Group gap={10} wrap="nowrap">
      <BrandSign name={name} url={brand?.icon_url ?? null} />
      <Text fw={700} fz="lg" truncate>
        {name}
      </Text>
    </Group>
  );
}

/** Icon of the brand; without one, the first letter of its name. */
function BrandSign({ name, url }: { name: string; url: string | null }) {
  if (url === null && name !== 'Parley') {
    return (
      <span className="brand-letter" aria-hidden>
        {[...name][0]?.toUpperCase()}
      </span>
    );
  }
  return <img src={url ?? icon} alt="" width={30} height={30} />;
}
