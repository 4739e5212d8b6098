import { ActionIcon, Button, SegmentedControl, Text, Textarea, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Lock, MessageSquareQuote, Paperclip, Send, Sparkles, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { DeskChat } from '../../api/schemas.ts';
import { useSession } from '../../api/session.ts';
import { notifyError } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { createDeskApi } from '../desk-api.ts';
import { useDesk, useDeskState } from '../use-desk.tsx';
import { CannedPicker } from './canned-picker.tsx';
import { type ComposerMode, emptyDraft, type ReplyDraft } from './drafts.ts';
import { MentionPicker } from './mention-picker.tsx';
import { mentionedIn } from './mentions.rules.ts';
import { PickedFiles } from './message-files.tsx';
import { useCannedPicker } from './use-canned-picker.ts';
import { useMentionPicker } from './use-mention-picker.ts';
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
  const { user } = useSession();
  const operators = useDeskState((state) => state.operators);
  const mention = useMentionPicker(draft.text, isNote, input, (text) => onDraft({ text, isDraft: false, mode }));
  const isUploading = uploads.uploads.some(({ file, fault }) => file === null && fault === null);
  const files = uploads.uploads.flatMap(({ file }) => (file ? [file] : []));
  const canSend = !isUploading && (draft.text.trim() !== '' || files.length > 0);

  function send(): void {
    if (!canSend) return;
    const text = draft.text.trim();
    const mentionIds = isNote ? mentionedIn(text, operators, user.id) : [];
    desk.send(chat.id, { text, files, visibility: isNote ? 'internal' : 'public', mentionIds });
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
    mention.look();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (canned.onKeyDown(event) || mention.onKeyDown(event)) return;
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
      {mention.isOpen && (
        <MentionPicker id={mention.id} colleagues={mention.colleagues} chosen={mention.chosen} onPick={mention.pick} />
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
        {...mention.inputProps}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onSelect={() => {
          canned.look();
          mention.look();
        }}
        onBlur={() => {
          canned.shut();
          mention.shut();
        }}
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
