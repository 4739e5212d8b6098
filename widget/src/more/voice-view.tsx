import { Component, createRef } from 'preact';
import { Icon } from '../icons.tsx';
import { loadScript } from '../load-script.ts';
import type { NamedView } from '../panel/chat-view.ts';
import type * as Voice from '../voice/index.ts';
import { MoreIcon } from './icons.tsx';

interface VoiceState {
  isMounted: boolean;
  isOn: boolean;
  hasFailed: boolean;
}

/**
 * A call in the panel. Its script is loaded when it is wanted. The call goes on while the visitor looks at the chat, and
 * a bar leads back to it; without a call, leaving the view takes it away.
 */
export class VoiceView extends Component<NamedView, VoiceState> {
  override state: VoiceState = { isMounted: false, isOn: false, hasFailed: false };
  readonly #host = createRef<HTMLDivElement>();
  #remove = () => {};

  override componentDidUpdate(before: NamedView): void {
    const { view, chat } = this.props;
    if (chat !== before.chat) return this.#unmount();
    if (view === 'voice' && !this.state.isMounted && !this.state.hasFailed) void this.#mount();
    if (view !== 'voice' && before.view === 'voice' && !this.state.isOn) this.#unmount();
  }

  override componentWillUnmount(): void {
    this.#remove();
  }

  async #mount(): Promise<void> {
    this.setState({ isMounted: true });
    const { api, page, agentId, config, controls, isDark, language, name } = this.props;
    try {
      const { mountVoicePanel, requestVoiceHearing, requestVoiceSession } = await loadScript<typeof Voice>(
        `${api.base}/voice.js`,
        'ParleyVoice',
      );
      const host = this.#host.current;
      if (!host) return;
      const { variables } = page;
      this.#remove = mountVoicePanel(host, {
        baseUrl: api.base,
        openSession: () => requestVoiceSession({ baseUrl: api.base, agentId, ...(variables && { variables }) }),
        loadHearing: () => requestVoiceHearing({ baseUrl: api.base, agentId }),
        openChat: () => controls.go('chat'),
        colours: config,
        isDark,
        language,
        agentName: name,
        onEvent: ({ kind }) => {
          if (kind === 'connected' || kind === 'ended') this.setState({ isOn: kind === 'connected' });
        },
      });
      host.shadowRoot?.querySelector('button')?.focus();
    } catch {
      this.setState({ isMounted: false, hasFailed: true });
    }
  }

  #unmount(): void {
    this.#remove();
    this.#remove = () => {};
    this.setState({ isMounted: false, isOn: false, hasFailed: false });
  }

  override render({ view, texts, controls, name }: NamedView, { isMounted, isOn, hasFailed }: VoiceState) {
    const words = texts;
    const isShown = view === 'voice';
    return (
      <div class={isShown ? 'view' : 'behind'}>
        {isOn && !isShown && (
          <button type="button" class="call-bar" onClick={() => controls.go('voice')}>
            <MoreIcon name="phone" />
            <span class="grow">{words.callRunning}</span>
            {words.callReturn}
          </button>
        )}
        {(isShown || isMounted) && (
          <div class="view" role="group" aria-label={words.call} hidden={!isShown}>
            <header class="header">
              <button type="button" class="tool back" aria-label={words.back} onClick={() => controls.go('chat')}>
                <MoreIcon name="back" />
              </button>
              <h2 class="grow view-title">{name}</h2>
              {controls.close && (
                <button type="button" class="tool close" aria-label={words.close} onClick={controls.close}>
                  <Icon name="close" />
                </button>
              )}
            </header>
            {hasFailed && (
              <p class="hint body" role="alert">
                {words.callFailed}
              </p>
            )}
            {isMounted && <div ref={this.#host} class="voice-host" />}
          </div>
        )}
      </div>
    );
  }
}
