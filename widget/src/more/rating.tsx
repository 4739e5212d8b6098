import { Component } from 'preact';
import type { ChatSessionStatus } from '../api.ts';
import type { ChatView } from '../panel/chat-view.ts';
import { fill } from '../texts/texts.ts';
import { MoreIcon } from './icons.tsx';

interface RatingState {
  score: number;
  isSent: boolean;
  hasFailed: boolean;
}

const scores = [1, 2, 3, 4, 5];

/** How it was, from one to five stars and in words, once it is over. */
export class Rating extends Component<ChatView, RatingState> {
  override state: RatingState = { score: 0, isSent: false, hasFailed: false };

  readonly #send = async (event: Event & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const { api, chat } = this.props;
    const comment = event.currentTarget.querySelector('textarea')?.value ?? '';
    if (!chat.session) return;
    try {
      const body = { score: this.state.score, comment };
      const status = await api.ask<ChatSessionStatus>(chat.session, 'rating', { body });
      this.setState({ isSent: true, hasFailed: false });
      chat.setStatus(status);
    } catch {
      this.setState({ hasFailed: true });
    }
  };

  override render({ texts, conversation }: ChatView, { score, isSent, hasFailed }: RatingState) {
    const words = texts;
    if (isSent) {
      return (
        <p class="card thanks" role="status">
          <MoreIcon name="check" />
          {words.rateThanks}
        </p>
      );
    }
    if (!conversation.status.can_be_rated) return null;
    return (
      <form class="card rating" onSubmit={this.#send}>
        <fieldset class="stars">
          <legend>{words.rate}</legend>
          <div class="row">
            {scores.map((value) => (
              <label key={value} class={value <= score ? 'star on' : 'star'}>
                <input
                  type="radio"
                  name="score"
                  class="unseen"
                  value={value}
                  checked={value === score}
                  aria-label={fill(words.stars, value)}
                  onChange={() => this.setState({ score: value })}
                />
                <MoreIcon name="star" />
              </label>
            ))}
          </div>
        </fieldset>
        {score > 0 && (
          <div class="stack">
            <textarea
              class="input"
              dir="auto"
              rows={2}
              maxLength={2000}
              placeholder={words.rateComment}
              aria-label={words.rateComment}
            />
            <button type="submit" class="main">
              {words.rateSend}
            </button>
            {hasFailed && (
              <p class="note bad" role="alert">
                {words.failed}
              </p>
            )}
          </div>
        )}
      </form>
    );
  }
}
