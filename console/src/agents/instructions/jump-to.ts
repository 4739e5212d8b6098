/** Puts the cursor of a text field at a place and shows its line near the top. */
export function jumpTo(field: HTMLTextAreaElement, place: number): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(place, place);
  field.scrollTop = heightBefore(field, place);
  field.scrollIntoView({ block: 'nearest' });
}

/** Height of the lines before a place, as wrapped in this field. Unit: pixels. */
function heightBefore(field: HTMLTextAreaElement, place: number): number {
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute('id');
  copy.rows = 1;
  copy.style.position = 'absolute';
  copy.style.visibility = 'hidden';
  copy.style.height = '0';
  copy.style.width = `${field.offsetWidth}px`;
  copy.value = field.value.slice(0, place);
  field.after(copy);
  const height = copy.scrollHeight;
  copy.remove();
  const line = Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
  return Math.max(0, height - 2 * line);
}
