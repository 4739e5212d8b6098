const forms = new Set<() => boolean>();

/** Registers a form by a function that is true while it holds input; returns the function that removes it. */
export function addUnsavedInput(holdsInput: () => boolean): () => void {
  forms.add(holdsInput);
  return () => void forms.delete(holdsInput);
}

/** True while a form of the page holds input that the server has not stored. */
export const hasUnsavedInput = (): boolean => [...forms].some((holdsInput) => holdsInput());
