import { Component } from 'preact';
import type { NamedView } from '../panel/chat-view.ts';
import { Field, Form, FormProblem } from './form.tsx';

/** A message for people who are not there now. */
export class ContactForm extends Component<NamedView> {
  readonly #send = async (values: Record<string, string>): Promise<void> => {
    const { api, chat, controls, texts } = this.props;
    if (!values['email'] && !values['phone_number']) throw new FormProblem(texts.contactReach);
    await api.leaveMessage(await chat.open(), values);
    controls.go('chat');
  };

  override render({ texts, runtime }: NamedView) {
    const words = texts;
    return (
      <Form texts={texts} submit={words.contactSend} onSubmit={this.#send}>
        <p class="hint">{runtime?.people.are_available === false ? words.nobody : words.contactIntro}</p>
        <Field label={words.name} name="name" texts={texts} autocomplete="name" isRequired />
        <Field label={words.email} name="email" texts={texts} type="email" autocomplete="email" maxLength={320} />
        <Field label={words.phone} name="phone_number" texts={texts} type="tel" autocomplete="tel" maxLength={40} />
        <Field label={words.message} name="message" texts={texts} isRequired isLong />
      </Form>
    );
  }
}
