import { Component } from 'preact';
import type { NamedView } from '../panel/chat-view.ts';
import { Field, Form } from './form.tsx';

/** Form for the visitor's name, e-mail and phone. */
export class DetailsForm extends Component<NamedView> {
  readonly #save = async (values: Record<string, string>): Promise<void> => {
    const { api, chat, controls } = this.props;
    if (Object.keys(values)[0]) await api.ask(await chat.open(), 'visitor', { method: 'PATCH', body: values });
    controls.go('chat');
  };

  override render({ texts }: NamedView) {
    const words = texts;
    return (
      <Form texts={texts} submit={words.detailsSave} onSubmit={this.#save}>
        <p class="hint">{words.detailsIntro}</p>
        <Field label={words.name} name="name" texts={texts} autocomplete="name" />
        <Field label={words.email} name="email" texts={texts} type="email" autocomplete="email" maxLength={320} />
        <Field label={words.phone} name="phone_number" texts={texts} type="tel" autocomplete="tel" maxLength={40} />
      </Form>
    );
  }
}
