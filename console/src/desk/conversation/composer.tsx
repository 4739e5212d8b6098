import { ActionIcon, Button, SegmentedControl, Text, Textarea, Tooltip } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Lock, MessageSquareQuote, Paperclip, Send, Sparkles, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { DeskChat } from '../../api/schemas.ts';
import { notifyError } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { createDeskApi } from '../desk-api.ts';
import { useDesk } from '../use-desk.tsx';
import { CannedPicker } from './canned-picker.tsx';
import { cannedRepliesQuery } from './canned-query.ts';
import { fittingReplies, slashWordAt } from './canned-replies.rules.ts';
import { type ComposerMode, emptyDraft, type ReplyDraft } from './drafts.ts';
import { PickedFiles } from './message-files.tsx';
import { useTypingIndicator } from './use-typing-indicator.ts';
import { useUploads } from './use-uploads.ts';

interface ComposerProps {
  chat: DeskChat;
  input: RefObject<HTMLTextAreaElement | null>;
  draft: ReplyDraft;
  onDraft(draft: ReplyDraft): void;
  /** True for a chat of another operator or an unassigned one: replies are disabled, notes are not. */
  isNoteOnly?: boolean;
}

const deskApi = createDeskApi(api);

/** Where replies and notes are written. Enter sends, Shift+Enter begins a new line, `/` looks for a canned reply. */
export function Composer({ chat, input, draft, onDraft, isNoteOnly = false }: ComposerProps) {
  const { mode } = draft;
  const onMode = (next: ComposerMode) => onDraft({ ...draft, mode: next });
  const { t } = useTranslation();
  const desk = useDesk();
  const errorMessage = useErrorMessage();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const uploads = useUploads((file, signal) => deskApi.upload(chat.id, file, signal));
  const postTyping = useTypingIndicator(chat.id);
  const canned = useCannedPicker(chat, draft.text, input, (text) => onDraft({ text, isDraft: false, mode }));
  const aiDraft = useMutation({
    mutationFn: () => deskApi.draftReply(chat.id),
    onSuccess: ({ text }) => {
      onDraft({ text, isDraft: true, mode: 'reply' });
      input.current?.focus();
    },
    onError: (error) => notifyError(errorMessage(error)),
  });
  const isNote = mode === 'note';
  const isUploading = uploads.uploads.some(({ file, fault }) => file === null && fault === null);
  const files = uploads.uploads.flatMap(({ file }) => (file ? [file] : []));
  const canSend = !isUploading && (draft.text.trim() !== '' || files.length > 0);

  function send(): void {
    if (!canSend) return;
    desk.send(chat.id, { text: draft.text.trim(), files, visibility: isNote ? 'internal' : 'public' });
    // A note is said once; what comes next is most often for the visitor again.
    onDraft(emptyDraft);
    uploads.clear();
    postTyping(false);
    input.current?.focus();
  }
  function write(text: string): void {
    onDraft({ text, isDraft: false, mode });
    if (!isNote) postTyping(text.trim() !== '' && !text.startsWith('/'));
    canned.look();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (canned.onKeyDown(event)) return;
    if (event.key === 'Escape') event.currentTarget.blur();
    // While a word is put together from several keys, Enter belongs to that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function take(files: FileList | null): boolean {
    if (!files || files.length === 0) return false;
    uploads.add(files);
    return true;
  }
  const dropping = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      if (take(event.dataTransfer.files)) event.preventDefault();
    },
  };

  return (
    <div className="desk-composer" data-mode={mode} data-over={isOver || undefined} {...dropping}>
      {canned.isOpen && (
        <CannedPicker id={canned.id} replies={canned.replies} chosen={canned.chosen} onPick={canned.pick} />
      )}
      <div className="desk-composer-head">
        {!isNoteOnly && (
          <SegmentedControl
            size="xs"
            value={mode}
            aria-label={t('desk.write_what')}
            data={[
              { value: 'reply', label: t('desk.reply') },
              { value: 'note', label: t('desk.note') },
            ]}
            onChange={(value) => onMode(value as ComposerMode)}
          />
        )}
        {isNote && (
          <Text size="xs" className="desk-note-hint">
            <Lock size={12} aria-hidden /> {t('desk.note_hint')}
          </Text>
        )}
        {isNoteOnly && (
          <ActionIcon size="sm" ml="auto" aria-label={t('common.cancel')} onClick={() => onMode('reply')}>
            <X size={15} aria-hidden />
          </ActionIcon>
        )}
        {draft.isDraft && (
          <span className="desk-draft" role="status">
            <Sparkles size={13} aria-hidden /> {t('desk.draft_hint')}
            <ActionIcon size="xs" aria-label={t('desk.draft_drop')} onClick={() => onDraft(emptyDraft)}>
              <X size={12} aria-hidden />
            </ActionIcon>
          </span>
        )}
      </div>
      <Textarea
        ref={input}
        aria-label={t(isNote ? 'desk.note_label' : 'desk.reply_label')}
        placeholder={t(isNote ? 'desk.note_placeholder' : 'desk.reply_placeholder')}
        variant="unstyled"
        autosize
        minRows={2}
        maxRows={9}
        maxLength={8000}
        value={draft.text}
        {...canned.inputProps}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onSelect={canned.look}
        onBlur={canned.shut}
        onPaste={(event: ClipboardEvent) => take(event.clipboardData.files) && event.preventDefault()}
      />
      <PickedFiles uploads={uploads.uploads} onRemove={uploads.remove} />
      <div className="desk-composer-foot">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
        <Tool
          label={t('desk.attach')}
          onClick={() => picker.current?.click()}
          icon={<Paperclip size={18} aria-hidden />}
        />
        {!isNoteOnly && (
          <>
            <Tool
              label={t('desk.canned')}
              onClick={() => {
                write(draft.text === '' || /\s$/.test(draft.text) ? `${draft.text}/` : `${draft.text} /`);
                input.current?.focus();
              }}
              icon={<MessageSquareQuote size={18} aria-hidden />}
            />
            <Tool
              label={t('desk.draft')}
              isBusy={aiDraft.isPending}
              onClick={() => aiDraft.mutate()}
              icon={<Sparkles size={18} aria-hidden />}
            />
          </>
        )}
        <Text size="xs" c="dimmed" className="desk-enter-hint">
          {t('desk.enter_hint')}
        </Text>
        <Button
          size="sm"
          disabled={!canSend}
          color={isNote ? 'yellow.8' : 'blue'}
          autoContrast
          leftSection={isNote ? <Lock size={15} aria-hidden /> : <Send size={15} aria-hidden />}
          onClick={send}
        >
          {t(isNote ? 'desk.save_note' : 'desk.send')}
        </Button>
      </div>
    </div>
  );
}

function Tool(props: { label: string; icon: React.ReactNode; isBusy?: boolean; onClick(): void }) {
  return (
    <Tooltip label={props.label} position="bottom">
      <ActionIcon aria-label={props.label} loading={props.isBusy ?? false} onClick={props.onClick}>
        {props.icon}
      </ActionIcon>
    </Tooltip>
  );
}

/** Keyboard handling of the canned reply search while a `/word` is typed. */
function useCannedPicker(
  chat: DeskChat,
  text: string,
  input: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
) {
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const slash = caret === null ? null : slashWordAt(text, Math.min(caret, text.length));
  const all = useQuery({ ...cannedRepliesQuery, enabled: slash !== null });
  const replies = slash && all.data ? fittingReplies(all.data, slash.word, chat.language) : [];
  const chosen = Math.min(place, Math.max(0, replies.length - 1));
  const isOpen = slash !== null && all.isSuccess;
  const shut = () => setCaret(null);

  function pick(index: number): void {
    const reply = replies[index];
    if (!slash || !reply || caret === null) return;
    const filled = `${text.slice(0, slash.start)}${reply.text}`;
    onText(`${filled}${text.slice(caret)}`);
    shut();
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(filled.length, filled.length);
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isPick = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && replies.length > 0;
    if (step === undefined && !isPick && event.key !== 'Escape') return false;
    event.preventDefault();
    if (step !== undefined) setPlace((chosen + step + replies.length) % Math.max(1, replies.length));
    else if (isPick) pick(chosen);
    else shut();
    return true;
  }

  return {
    id,
    isOpen,
    replies,
    chosen,
    pick,
    shut,
    onKeyDown,
    /** Looks again where the caret is, after the text has changed. */
    look: () =>
      requestAnimationFrame(() => {
        const at = input.current?.selectionStart ?? null;
        setCaret((before) => {
          if (before !== at) setPlace(0);
          return at;
        });
      }),
    inputProps: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      ...(isOpen && { 'aria-controls': id }),
      ...(isOpen && replies.length > 0 && { 'aria-activedescendant': `${id}-${chosen}` }),
    },
  };
}
