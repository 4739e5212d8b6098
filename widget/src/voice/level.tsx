import { Component, createRef } from 'preact';

/** Level meter of one side, drawn about 15 times a second without a render. */
export class Level extends Component<{ label: string; read: () => number }> {
  readonly #bar = createRef<HTMLMeterElement>();
  #timer = 0;

  override componentDidMount(): void {
    this.#timer = window.setInterval(() => {
      if (this.#bar.current) this.#bar.current.value = this.props.read();
    }, 66);
  }

  override componentWillUnmount(): void {
    clearInterval(this.#timer);
  }

  override render() {
    return (
      <label class="level">
        <span>{this.props.label}</span>
        <meter ref={this.#bar} min={0} max={1} value={0} />
      </label>
    );
  }
}
