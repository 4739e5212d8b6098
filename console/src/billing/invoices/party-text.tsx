import { Text } from '@mantine/core';

interface Party {
  name: string;
  address: { line1: string; line2?: string; postal_code?: string; city: string; country: string };
  vat_id?: string | null;
  registration_number?: string;
  email: string;
}

/** A party on invoices, as its address is written. */
export function PartyText({ party }: { party: Party }) {
  const { address } = party;
  const lines = [
    address.line1,
    address.line2,
    `${address.postal_code ?? ''} ${address.city}, ${address.country}`.trim(),
    party.registration_number,
    party.vat_id,
    party.email,
  ].filter((line) => line);
  return (
    <div>
      <Text fw={600}>{party.name}</Text>
      {lines.map((line) => (
        <Text size="sm" key={line}>
          {line}
        </Text>
      ))}
    </div>
  );
}
