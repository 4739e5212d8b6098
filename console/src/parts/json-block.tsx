import { Code, Text } from '@mantine/core';

/** A value as it is, readable: JSON laid out, text as text. */
export function JsonBlock({ title, value }: { title: string; value: unknown }) {
  return (
    <div>
      <Text size="sm" fw={550} mb={4}>
        {title}
      </Text>
      <Code block className="code-block" tabIndex={0} aria-label={title}>
        {layOut(value)}
      </Code>
    </div>
  );
}

/** Text that is JSON is laid out too: answers often come so. */
function layOut(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2) ?? '';
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? JSON.stringify(parsed, null, 2) : value;
  } catch {
    return value;
  }
}
