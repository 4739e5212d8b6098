import type { ChangeEvent } from 'react';
import { faultAt, useEditor } from '../editor/editor-context.ts';

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Binds inputs to the fields of a node or an edge, each with the fault that validation found at it. */
export function useBind<Shape extends { id: string }>(element: Shape, change: (part: Partial<Shape>) => void) {
  const { faults, isReadOnly } = useEditor();
  const errorOf = (field: string) => faultAt(faults, element.id, field);
  const set = (name: keyof Shape, value: unknown) => change({ [name]: value } as Partial<Shape>);
  const common = (name: keyof Shape & string) => ({ error: errorOf(name), readOnly: isReadOnly });
  return {
    errorOf,
    isReadOnly,
    set,
    /** `unfit`: characters that the field cannot hold; they are left out. */
    text: (name: keyof Shape & string, unfit?: RegExp) => ({
      ...common(name),
      value: (element[name] as string | null | undefined) ?? '',
      onChange: ({ currentTarget: { value } }: TextEvent) => set(name, unfit ? value.replaceAll(unfit, '') : value),
    }),
    number: (name: keyof Shape & string) => ({
      ...common(name),
      value: element[name] as number,
      clampBehavior: 'strict' as const,
      onChange: (value: number | string) => typeof value === 'number' && set(name, value),
    }),
    choice: (name: keyof Shape & string) => ({
      error: errorOf(name),
      disabled: isReadOnly,
      value: (element[name] as string | null) ?? '',
      onChange: (event: ChangeEvent<HTMLSelectElement>) => set(name, event.currentTarget.value || null),
    }),
    flag: (name: keyof Shape & string) => ({
      disabled: isReadOnly,
      checked: element[name] as boolean,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked),
    }),
  };
}

export type Bind<Shape extends { id: string }> = ReturnType<typeof useBind<Shape>>;
