const digits = [...'123456789*0#'];

/** The keys of a telephone, and the same keys of a keyboard while one of them has the focus. */
export function Keypad({
  label,
  keyLabel,
  onDigit,
}: {
  label: string;
  keyLabel: string;
  onDigit: (digit: string) => void;
}) {
  return (
    <div
      class="keypad"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (digits.includes(event.key)) onDigit(event.key);
      }}
    >
      {digits.map((digit) => (
        <button key={digit} type="button" aria-label={`${keyLabel} ${digit}`} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
    </div>
  );
}
