import type { ChatVerification } from '@parley/contract/resources/chat-verification';
import { Component } from 'preact';
import type { WidgetRuntime } from '../api.ts';
import type { NamedView } from '../panel/chat-view.ts';
import { verificationRequired } from '../request.ts';
import { fill } from '../texts/texts.ts';
import { Field, Form, FormProblem } from './form.tsx';
import { MoreIcon } from './icons.tsx';

type Method = WidgetRuntime['verification']['methods'][number];

interface VerifyState {
  known: ChatVerification | null;
  method: Method | null;
}

/** How often is asked whether a service elsewhere has judged. Unit: milliseconds. */
const askAgainMs = 2_500;

/** Proving who one is: by a code, or by a service elsewhere. What was refused before is sent again afterwards. */
export class VerifyForm extends Component<NamedView, VerifyState> {
  override state: VerifyState = { known: null, method: this.props.runtime?.verification.methods[0] ?? null };
  #asking = 0;

  override componentDidMount(): void {
    void this.#read();
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#asking);
  }

  async #ask(path: string, body?: object): Promise<ChatVerification> {
    const { api, chat } = this.props;
    return api.ask<ChatVerification>(await chat.open(), path, body ? { body } : {});
  }

  readonly #read = async (): Promise<void> => {
    if (!this.props.chat.session) return;
    try {
      this.#know(await this.#ask('verification'));
    } catch {
      // Then the form restarts.
    }
  };

  #know(known: ChatVerification): void {
    // The continuation URL is returned once.
    const continue_url =
      known.continue_url ?? (known.status === 'pending' ? this.state.known?.continue_url : null) ?? null;
    this.setState({ known: { ...known, continue_url } });
    clearTimeout(this.#asking);
    if (continue_url) this.#asking = window.setTimeout(this.#read, askAgainMs);
  }

  readonly #start = async (values: Record<string, string>): Promise<void> => {
    const words = this.props.texts;
    try {
      this.#know(await this.#ask('verification', { method: this.state.method, ...values }));
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === 501 || status === 503 || status === 403) throw new FormProblem(words.verifyNot);
      throw error;
    }
  };

  readonly #confirm = async (values: Record<string, string>): Promise<void> => {
    const words = this.props.texts;
    const known = await this.#ask('verification/confirm', values);
    this.#know(known);
    if (known.status === 'pending') throw new FormProblem(words.verifyWrong);
    if (known.status === 'verified') this.#sendAgain();
  };

  #sendAgain(): void {
    const { chat, conversation } = this.props;
    for (const { refusal, text, files, key } of conversation.entries) {
      if (refusal === verificationRequired) chat.send(text, files, key);
    }
  }

  readonly #again = (): void => this.setState({ known: null });

  override render({ texts, controls }: NamedView, { known }: VerifyState) {
    const words = texts;
    switch (known?.status) {
      case 'verified':
        return (
          <div class="stack done">
            <span class="tick">
              <MoreIcon name="check" />
            </span>
            <p role="status">{words.verifyDone}</p>
            <button type="button" class="main" onClick={() => controls.go('chat')}>
              {words.back}
            </button>
          </div>
        );
      case 'pending':
        return known.continue_url ? this.#elsewhere(known.continue_url) : this.#code(known);
      case 'failed':
      case 'expired':
        return (
          <div class="stack">
            <p class="hint" role="status">
              {words.verifyOver}
            </p>
            <button type="button" class="main" onClick={this.#again}>
              {words.verifyAgain}
            </button>
          </div>
        );
      default:
        return this.#choice();
    }
  }

  #choice() {
    const { texts, runtime } = this.props;
    const { method } = this.state;
    const words = texts;
    const { methods = [] } = runtime?.verification ?? {};
    return (
      <Form texts={texts} submit={words.verifySend} onSubmit={this.#start}>
        <p class="hint">{words.verifyIntro}</p>
        {methods[1] && (
          <fieldset class="choices">
            <legend>{words.verifyBy}</legend>
            {methods.map((one) => (
              <label key={one}>
                <input type="radio" checked={one === method} onChange={() => this.setState({ method: one })} />
                {words[one]}
              </label>
            ))}
          </fieldset>
        )}
        {method === 'email_otp' && (
          <Field
            key={method}
            label={words.email}
            name="target"
            texts={texts}
            type="email"
            autocomplete="email"
            maxLength={320}
            isRequired
          />
        )}
        {method === 'sms_otp' && (
          <Field
            key={method}
            label={words.phone}
            name="target"
            texts={texts}
            type="tel"
            autocomplete="tel"
            maxLength={40}
            isRequired
          />
        )}
      </Form>
    );
  }

  #code({ sent_to, delivery }: ChatVerification) {
    const { texts } = this.props;
    const words = texts;
    return (
      <div class="stack">
        <p class="hint" role="status">
          {fill(delivery === 'kept' ? words.verifyKept : words.verifySent, sent_to ?? '')}
        </p>
        <Form texts={texts} submit={words.verifyCheck} onSubmit={this.#confirm}>
          <Field
            label={words.code}
            name="code"
            texts={texts}
            autocomplete="one-time-code"
            maxLength={6}
            isRequired
            isCode
          />
        </Form>
        <button type="button" class="quiet" onClick={this.#again}>
          {words.verifyAgain}
        </button>
      </div>
    );
  }

  #elsewhere(url: string) {
    const { texts } = this.props;
    const words = texts;
    return (
      <div class="stack">
        <p class="hint">{words.verifyNeeded}</p>
        {/^https:/i.test(url) && (
          <a class="main" href={url} target="_blank" rel="noopener">
            {words.confirm}
          </a>
        )}
        <button type="button" class="quiet" onClick={this.#again}>
          {words.verifyAgain}
        </button>
      </div>
    );
  }
}
