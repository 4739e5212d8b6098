import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { type FieldErrors, placeFieldErrors } from './place-field-errors.ts';
import { useErrorMessage } from './use-error-message.ts';

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
  },
): ServerForm<Values> {
  const { send, fieldOf, describe, ...formOptions } = options;
  const errorMessage = useErrorMessage();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm<Values>({ mode: 'controlled', ...formOptions });

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
    try {
      await send(values);
    } catch (error) {
      const known = error instanceof ApiError ? (describe?.(error) ?? null) : null;
      if (known === null) show(placeFieldErrors(error, values, fieldOf), error);
      else setFault(known);
    } finally {
      setSending(false);
    }
  }

  const handle = form.onSubmit(
    (values) => void submit(values),
    (errors) => focusFirst(Object.keys(errors)),
  );
  return { form, onSubmit: handle, isSending, fault };
}
