import { Component, createRef } from 'preact';

interface PictureProps {
  /** Address of the server. */
  base: string;
  /** Of one of its pictures; or any, which the page's policy may then block. */
  url: string;
  /** Longest edge it is drawn with. Unit: pixels. */
  edge?: number;
}

/**
 * A picture that says nothing the text around it does not. Those of our server are fetched and painted, because a strict
 * page lets us connect to it and show no images. What cannot be shown leaves its place to what lies under it.
 */
export class Picture extends Component<PictureProps, { isShown: boolean }> {
  override state = { isShown: false };
  readonly #canvas = createRef<HTMLCanvasElement>();

  override componentDidMount(): void {
    const { base, url, edge = 96 } = this.props;
    const canvas = this.#canvas.current;
    if (!canvas) return;
    fetch(base + url, { credentials: 'omit' })
      .then((response) => (response.ok ? response.blob() : Promise.reject(new Error(url))))
      .then((blob) => paintPicture(canvas, blob, edge))
      .then(() => this.setState({ isShown: true }))
      .catch(() => {});
  }

  override render({ url }: PictureProps) {
    if (url.startsWith('/')) return <canvas ref={this.#canvas} hidden={!this.state.isShown} aria-hidden="true" />;
    if (!/^https?:/i.test(url)) return null;
    return (
      <img
        src={url}
        alt=""
        referrerpolicy="no-referrer"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    );
  }
}

/** Draws a picture no larger than `edge`. Rejects for what is no picture. */
export async function paintPicture(canvas: HTMLCanvasElement, blob: Blob, edge: number): Promise<void> {
  const bitmap = await createImageBitmap(blob);
  const share = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}
