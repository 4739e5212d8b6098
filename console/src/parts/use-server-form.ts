import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { type FieldErrors, placeFieldErrors } from './place-field-errors.ts';
import { useErrorMessage } from './use-error-message.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

interface ServerForm<Values extends object> {
  form: UseFormReturnType<Values>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  isSending: boolean;
  /** Errors of the server that belong to no field. */
  fault: string | null;
}

/**
 * A form whose server says what is wrong with it: each fault stands at its field, the others above the button, and the
 * first field with a fault gets the focus.
 */
export function useServerForm<Values extends Record<string, unknown>>(
  options: UseFormInput<Values> & {
    initialValues: Values;
    send(values: Values): Promise<void>;
    /** The field a fault at this JSON pointer belongs to, where it is not the one of the same name. */
    fieldOf?: (pointer: string) => string | null;
    /** Words of one's own for a refusal; null leaves it to the common ones. */
    describe?: (error: ApiError) => string | null;
    /** False for a form whose input is no work, such as a password or a search. Default: true. */
    isGuarded?: boolean;
  },
): ServerForm<Values> {
  const { send, fieldOf, describe, isGuarded = true, ...formOptions } = options;
  const errorMessage = useErrorMessage();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm<Values>({ mode: 'controlled', ...formOptions });
  // Sending often ends with another page or a closed dialog, and what was sent is not lost.
  const isSent = useRef(false);
  const holdsInput = () => isGuarded && form.isDirty();
  useUnsavedGuard(() => !isSent.current && holdsInput(), holdsInput);

  function focusFirst(paths: readonly string[]): void {
    const first = paths[0];
    if (first !== undefined) requestAnimationFrame(() => form.getInputNode(first)?.focus());
  }

  function show(placed: FieldErrors, error: unknown): void {
    const names = Object.keys(placed.fields);
    form.setErrors(placed.fields);
    focusFirst(names);
    if (placed.left.length > 0) setFault(placed.left.join(' '));
    else if (names.length === 0) setFault(errorMessage(error));
  }

  async function submit(values: Values): Promise<void> {
    setSending(true);
    setFault(null);
    isSent.current = true;
    try {
      await send(values);
      form.resetDirty();
    } catch (error) {
      const known = error instanceof ApiError ? (describe?.(error) ?? null) : null;
      if (known === null) show(placeFieldErrors(error, values, fieldOf), error);
      else setFault(known);
    } finally {
      isSent.current = false;
      setSending(false);
    }
  }

  const handle = form.onSubmit(
    (values) => void submit(values),
    (errors) => focusFirst(Object.keys(errors)),
  );
  return { form, onSubmit: handle, isSending, fault };
}
