import { Component } from 'preact';
import { CaptionList } from './caption-list.tsx';
import { addCaption, type Caption } from './captions.ts';
import { HearingNote } from './hearing-note.tsx';
import { Keypad } from './keypad.tsx';
import { Level } from './level.tsx';
import { startVoiceCall } from './start-voice-call.ts';
import { findVoiceTexts, type VoiceTexts } from './texts.ts';
import { type VoiceCall, type VoiceEvent, type VoiceHearing, VoiceProblem, type VoiceSession } from './types.ts';

export interface VoicePanelProps {
  baseUrl: string;
  /** Name of the agent; default "AI assistant". */
  agentName?: string;
  language?: string;
  workletUrl?: string;
  /** Asks the server for a call, after the click. Rejects with `VoiceProblem`. */
  openSession: () => Promise<VoiceSession>;
  /** Loads the limits of speech recognition, for the note before the first call. */
  loadHearing?: () => Promise<VoiceHearing | undefined>;
  /** Leads to the chat, offered where speech is not recognized or the microphone cannot be used. */
  openChat?: () => void;
  onEvent?: (event: VoiceEvent) => void;
}

type Phase = 'idle' | 'connecting' | 'listening' | 'thinking' | 'speaking' | 'reconnecting' | 'ended';

interface VoicePanelState {
  phase: Phase;
  problem: string;
  problemCode: string | undefined;
  captions: Caption[];
  hearing: VoiceHearing | undefined;
  isMuted: boolean;
  hasKeypad: boolean;
}

/** A call on the screen: one big button, what is said by whom, and what a telephone has. */
export class VoicePanel extends Component<VoicePanelProps, VoicePanelState> {
  override state: VoicePanelState = {
    phase: 'idle',
    problem: '',
    problemCode: undefined,
    captions: [],
    hearing: undefined,
    isMuted: false,
    hasKeypad: false,
  };
  #call: VoiceCall | undefined;
  /** Counts calls, so that words of one that was given up do not show in the next. */
  #number = 0;

  override componentDidMount(): void {
    void this.props.loadHearing?.().then((hearing) => {
      if (hearing !== undefined && this.state.hearing === undefined) this.setState({ hearing });
    });
  }

  override componentWillUnmount(): void {
    this.#number += 1;
    this.#call?.end();
  }

  readonly #talk = async (): Promise<void> => {
    this.#number += 1;
    const number = this.#number;
    this.setState({ phase: 'connecting', problem: '', problemCode: undefined, captions: [], isMuted: false });
    const { baseUrl, language, workletUrl, openSession } = this.props;
    try {
      const session = await openSession();
      if (number !== this.#number) return;
      this.setState({ hearing: session });
      const onEvent = (event: VoiceEvent) => {
        if (number === this.#number) this.#show(event);
      };
      this.#call = startVoiceCall({
        baseUrl,
        session,
        onEvent,
        ...(language && { language }),
        ...(workletUrl && { workletUrl }),
      });
    } catch (error) {
      const code = error instanceof VoiceProblem ? error.code : 'network_lost';
      const text = findVoiceTexts(language).problems[code];
      this.#show({ kind: 'problem', code, text });
      this.#show({ kind: 'ended', reason: code });
    }
  };

  #show(event: VoiceEvent): void {
    switch (event.kind) {
      case 'state':
        this.setState({ phase: event.state });
        break;
      case 'caption':
        this.setState(({ captions }) => ({ captions: addCaption(captions, event) }));
        break;
      case 'connected':
      case 'reconnected':
        this.setState({ phase: 'listening' });
        break;
      case 'reconnecting':
        this.setState({ phase: 'reconnecting' });
        break;
      case 'problem':
      case 'notice':
        this.setState({ problem: event.text, problemCode: event.code });
        break;
      case 'ended':
        this.#call = undefined;
        this.setState({ phase: 'ended', hasKeypad: false });
        break;
    }
    this.props.onEvent?.(event);
  }

  readonly #hangUp = (): void => {
    if (this.#call) return this.#call.end();
    this.#number += 1;
    this.setState({ phase: 'ended' });
  };

  readonly #mute = (): void => {
    const isMuted = !this.state.isMuted;
    this.#call?.setMuted(isMuted);
    this.setState({ isMuted });
  };

  override render() {
    const { language, agentName, openChat } = this.props;
    const { phase, problem, problemCode, captions, hearing, isMuted, hasKeypad } = this.state;
    const texts = findVoiceTexts(language);
    const name = agentName || texts.assistant;
    const needsChat = hearing?.vocabulary === 'none' || problemCode?.startsWith('microphone') === true;
    const isOn = phase !== 'idle' && phase !== 'ended';
    return (
      <section class={`voice ${phase}`} aria-label={name} lang={language}>
        {phase === 'idle' && (
          <div class="invite">
            <p class="invite-name">{name}</p>
            <p>{texts.invite}</p>
          </div>
        )}
        {phase !== 'idle' && <CaptionList captions={captions} texts={texts} name={name} />}
        <HearingNote hearing={hearing} texts={texts} />
        <p class="voice-status" role="status">
          {problem || statusOf(phase, texts)}
        </p>
        {isOn && (
          <div class="levels">
            <Level label={texts.microphone} read={() => this.#call?.level().microphone ?? 0} />
            <Level label={name} read={() => this.#call?.level().agent ?? 0} />
          </div>
        )}
        {hasKeypad && isOn && (
          <Keypad label={texts.keypad} keyLabel={texts.key} onDigit={(digit) => this.#call?.sendDigit(digit)} />
        )}
        {openChat && needsChat && !isOn && (
          <button type="button" class="side to-chat" onClick={openChat}>
            {texts.openChat}
          </button>
        )}
        <div class="controls">
          {isOn && (
            <button type="button" class="side" aria-pressed={isMuted} onClick={this.#mute}>
              {isMuted ? texts.unmute : texts.mute}
            </button>
          )}
          <button type="button" class={isOn ? 'talk on' : 'talk'} onClick={isOn ? this.#hangUp : this.#talk}>
            {isOn ? texts.hangUp : texts.talk}
          </button>
          {isOn && (
            <button
              type="button"
              class="side"
              aria-expanded={hasKeypad}
              onClick={() => this.setState({ hasKeypad: !hasKeypad })}
            >
              {texts.keypad}
            </button>
          )}
        </div>
      </section>
    );
  }
}

const statusOf = (phase: Phase, texts: VoiceTexts): string => (phase === 'idle' ? '' : texts[phase]);
