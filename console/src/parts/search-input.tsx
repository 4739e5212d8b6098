import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Delay before a list is searched. Unit: milliseconds. */
const typingMs = 250;

/** Search field of a list; `onSearch` gets the text once the typing pauses. */
export function SearchInput(props: {
  label: string;
  placeholder?: string;
  /** Text that is searched for, such as that of the address. */
  value: string;
  onSearch(text: string): void;
}) {
  const { value, onSearch } = props;
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const search = useDebouncedCallback((typed: string) => {
    sent.current = typed;
    onSearch(typed);
  }, typingMs);
  // Filters that are cleared elsewhere clear the field; the answer to one's own typing must not, or letters are lost.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  return (
    <TextInput
      label={props.label}
      placeholder={props.placeholder}
      type="search"
      w={{ base: '100%', xs: 320 }}
      leftSection={<Search size={16} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}
