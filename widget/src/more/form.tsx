import { Component, type ComponentChildren } from 'preact';
import { explainRefusal } from '../texts/texts.ts';
import type { Words } from './texts.ts';

interface FieldProps {
  label: string;
  name: string;
  texts: Words;
  type?: 'text' | 'email' | 'tel';
  autocomplete?: 'name' | 'email' | 'tel' | 'one-time-code' | 'off';
  value?: string;
  isRequired?: boolean;
  isLong?: boolean;
  isCode?: boolean;
  maxLength?: number;
}

/** Labelled field. Optional ones say so; the browser reports missing required ones. */
export function Field({ label, name, texts, type = 'text', autocomplete = 'off', value, ...rest }: FieldProps) {
  const { isRequired = false, isLong = false, isCode = false, maxLength = 200 } = rest;
  return (
    <label class="field">
      <span>
        {label}
        {!isRequired && <span class="optional"> ({texts.optional})</span>}
      </span>
      {isLong ? (
        <textarea class="input" name={name} rows={4} required={isRequired} maxLength={8000} dir="auto" />
      ) : (
        <input
          {...(isCode && { inputMode: 'numeric' as const, pattern: '[0-9]{6}' })}
          class={isCode ? 'input code' : 'input'}
          name={name}
          type={type as 'text'}
          autocomplete={autocomplete}
          defaultValue={value ?? ''}
          required={isRequired}
          maxLength={maxLength}
          dir={isCode || type !== 'text' ? 'ltr' : 'auto'}
        />
      )}
    </label>
  );
}

interface FormProps {
  texts: Words;
  submit: string;
  /** Rejects with a refusal, or with an error whose `words` say what is wrong. */
  onSubmit: (values: Record<string, string>) => Promise<void>;
  children: ComponentChildren;
}

/** Validation message of the form. */
export class FormProblem extends Error {}

/** A form with one button, which waits for the answer and says what went wrong. Empty fields are left out. */
export class Form extends Component<FormProps, { isBusy: boolean; problem: string }> {
  override state = { isBusy: false, problem: '' };

  readonly #submit = async (event: Event & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const entered = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`.trim()] as const);
    this.setState({ isBusy: true, problem: '' });
    try {
      await this.props.onSubmit(Object.fromEntries(entered.filter(([, value]) => value)));
      this.setState({ isBusy: false });
    } catch (error) {
      const { code } = error as { code?: unknown };
      const refusal = typeof code === 'string' ? code : 'unreachable';
      const problem = error instanceof FormProblem ? error.message : explainRefusal(this.props.texts, refusal);
      this.setState({ isBusy: false, problem });
    }
  };

  override render({ submit, children }: FormProps, { isBusy, problem }: { isBusy: boolean; problem: string }) {
    return (
      <form class="stack form" onSubmit={this.#submit}>
        {children}
        <p class="note bad" role="alert">
          {problem}
        </p>
        <button type="submit" class="main" disabled={isBusy}>
          {submit}
        </button>
      </form>
    );
  }
}
