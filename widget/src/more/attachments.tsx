import { Component, createRef } from 'preact';
import type { ChatFile } from '../api.ts';
import type { ChatView } from '../panel/chat-view.ts';
import { fill } from '../texts/texts.ts';
import { MoreIcon } from './icons.tsx';
import { paintPicture } from './picture.tsx';
import { startUpload, type Upload } from './uploads.ts';

interface AttachmentsState {
  uploads: Upload[];
  /** More were chosen than a message takes. */
  isOverCount: boolean;
  isDropping: boolean;
}

/** Files for the next message: chosen, pasted or dropped, uploaded at once, shown until the message takes them. */
export class Attachments extends Component<ChatView, AttachmentsState> {
  override state: AttachmentsState = { uploads: [], isOverCount: false, isDropping: false };
  readonly #root = createRef<HTMLDivElement>();
  readonly #input = createRef<HTMLInputElement>();
  readonly #life = new AbortController();
  #lastKey = 0;
  /** Sending was pressed while a file still travelled: it happens when they are there. */
  #isAwaited = false;

  override componentDidMount(): void {
    this.props.chat.files = { take: this.#take };
    const panel = this.#root.current?.closest<HTMLElement>('.view');
    const options = { signal: this.#life.signal };
    panel?.addEventListener('paste', (event) => this.#receive(event, event.clipboardData), options);
    panel?.addEventListener('drop', (event) => this.#receive(event, event.dataTransfer), options);
    panel?.addEventListener('dragover', this.#drag, options);
    panel?.addEventListener('dragleave', () => this.setState({ isDropping: false }), options);
  }

  override componentDidUpdate(): void {
    if (!this.#isAwaited || this.#isTravelling()) return;
    this.#isAwaited = false;
    this.#root.current?.closest('form')?.requestSubmit();
  }

  override componentWillUnmount(): void {
    this.#life.abort();
    this.props.chat.files = null;
    for (const { stop } of this.state.uploads) stop();
  }

  /** The files of the message that is sent now; null while one of them still travels. */
  readonly #take = (): ChatFile[] | null => {
    this.#isAwaited = this.#isTravelling();
    if (this.#isAwaited) return null;
    const { uploads } = this.state;
    this.setState({ uploads: [], isOverCount: false });
    return uploads.flatMap(({ sent }) => sent ?? []);
  };

  #isTravelling(): boolean {
    return this.state.uploads.some(({ sent, problem }) => !sent && !problem);
  }

  #limits() {
    const { config, runtime } = this.props;
    return config.allow_file_uploads ? (runtime?.files ?? null) : null;
  }

  readonly #drag = (event: DragEvent): void => {
    if (!this.#limits() || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.setState({ isDropping: true });
  };

  #receive(event: Event, data: DataTransfer | null): void {
    this.setState({ isDropping: false });
    const files = [...(data?.files ?? [])];
    if (!files[0] || !this.#limits()) return;
    event.preventDefault();
    this.#add(files);
  }

  #add(files: File[]): void {
    const limits = this.#limits();
    if (!limits) return;
    const room = limits.max_files - this.state.uploads.filter(({ problem }) => !problem).length;
    this.setState({ isOverCount: files.length > room });
    for (const file of files.slice(0, room)) this.#begin(file, limits.max_bytes);
  }

  #begin(file: File, maxBytes: number): void {
    const { api, chat } = this.props;
    this.#lastKey += 1;
    const key = this.#lastKey;
    const upload: Upload = { key, file, progress: 0, sent: null, problem: null, stop: () => {} };
    if (file.size > maxBytes) upload.problem = 'fileTooLarge';
    else upload.stop = startUpload({ api, open: chat.open, file }, (change) => this.#change(key, change));
    this.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
  }

  #change(key: number, change: Partial<Upload>): void {
    this.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    }));
  }

  #remove({ key, stop }: Upload): void {
    stop();
    this.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.key !== key), isOverCount: false }));
  }

  override render({ texts }: ChatView, { uploads, isOverCount, isDropping }: AttachmentsState) {
    const limits = this.#limits();
    const words = texts;
    if (!limits) return <div ref={this.#root} hidden />;
    return (
      <div ref={this.#root} class="attachments">
        {isDropping && <div class="drop">{words.drop}</div>}
        <input
          ref={this.#input}
          type="file"
          multiple
          hidden
          accept={limits.types.join(',')}
          onChange={({ currentTarget }) => {
            this.#add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        {(uploads[0] || isOverCount) && (
          <ul class="uploads">
            {uploads.map((upload) => (
              <UploadLine key={upload.key} upload={upload} texts={texts} onRemove={() => this.#remove(upload)} />
            ))}
            {isOverCount && (
              <li class="upload bad" role="alert">
                {fill(words.fileCount, limits.max_files)}
              </li>
            )}
          </ul>
        )}
        <button
          type="button"
          class="tool"
          aria-label={words.attach}
          title={words.attach}
          onClick={() => this.#input.current?.click()}
        >
          <MoreIcon name="attach" />
        </button>
      </div>
    );
  }
}

interface UploadLineProps {
  upload: Upload;
  texts: ChatView['texts'];
  onRemove: () => void;
}

class UploadLine extends Component<UploadLineProps, { isPicture: boolean }> {
  override state = { isPicture: false };
  readonly #canvas = createRef<HTMLCanvasElement>();
  readonly #bar = createRef<HTMLProgressElement>();

  override componentDidMount(): void {
    const { file } = this.props.upload;
    if (!file.type.startsWith('image/') || !this.#canvas.current) return;
    paintPicture(this.#canvas.current, file, 96).then(
      () => this.setState({ isPicture: true }),
      () => {},
    );
  }

  override render({ upload, texts, onRemove }: UploadLineProps, { isPicture }: { isPicture: boolean }) {
    const words = texts;
    const { file, progress, sent, problem } = upload;
    return (
      <li class={problem ? 'upload bad' : 'upload'}>
        <canvas ref={this.#canvas} hidden={!isPicture} aria-hidden="true" />
        {!isPicture && <MoreIcon name="file" />}
        <span class="upload-words" dir="auto" role={problem ? 'alert' : undefined}>
          {problem ? fill(words[problem], file.name) : file.name}
        </span>
        {!sent && !problem && (
          <progress ref={this.#bar} aria-label={fill(words.uploading, file.name)} max={1} value={progress} />
        )}
        <button type="button" class="tool" aria-label={fill(words.removeFile, file.name)} onClick={onRemove}>
          <MoreIcon name="remove" />
        </button>
      </li>
    );
  }
}
