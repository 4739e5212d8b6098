/** A field of numbers gives numbers; the draft holds text. */
export function textProps<Props extends { onChange?: unknown }>(props: Props) {
  const onChange = props.onChange as (value: string) => void;
  return { ...props, onChange: (value: number | string) => onChange(String(value)) };
}
