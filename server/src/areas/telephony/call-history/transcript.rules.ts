import type { CallTurn } from '@parley/contract/resources/call';

/** Speaker labels of a transcript. */
export interface Speakers {
  user: string;
  agent: string;
  /** Person the call was transferred to. */
  person: string;
}

/** Formats one turn per line: `[00:01:05] Caller: ...`. */
export function transcriptText(turns: readonly CallTurn[], speakers: Speakers): string {
  return turns
    .map((turn) => `[${clockTime(turn.start_ms)}] ${oneLine(speakers[turn.role])}: ${oneLine(turn.text)}\n`)
    .join('');
}

/** Source: WebVTT, W3C, sections 4.1 and 4.2: `&`, `<` and `>` are escaped, so no text can end a cue or open a tag. */
export function transcriptVtt(turns: readonly CallTurn[], speakers: Speakers): string {
  const cues = turns.map((turn) => {
    const times = `${clockTime(turn.start_ms, '.')} --> ${clockTime(endOf(turn), '.')}`;
    return `\n${turn.seq}\n${times}\n<v ${escapeVtt(oneLine(speakers[turn.role]))}>${escapeVtt(oneLine(turn.text))}\n`;
  });
  return `WEBVTT\n${cues.join('')}`;
}

/** SubRip has no escapes: a blank line or an arrow would end a cue, so both are removed. */
export function transcriptSrt(turns: readonly CallTurn[], speakers: Speakers): string {
  return turns
    .map((turn, at) => {
      const times = `${clockTime(turn.start_ms, ',')} --> ${clockTime(endOf(turn), ',')}`;
      const text = `${oneLine(speakers[turn.role])}: ${oneLine(turn.text)}`.replaceAll(/-{2,}>/g, '->');
      return `${at + 1}\r\n${times}\r\n${text}\r\n\r\n`;
    })
    .join('');
}

/** A cue must end after it starts, also for a turn without audio. */
function endOf(turn: CallTurn): number {
  return Math.max(turn.end_ms, turn.start_ms + 1);
}

/** `hh:mm:ss`, with `separator` and milliseconds when given. Hours may exceed 99. */
function clockTime(milliseconds: number, separator?: '.' | ','): string {
  const ms = Math.max(0, Math.round(milliseconds));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const time = `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
  return separator ? `${time}${separator}${String(ms % 1000).padStart(3, '0')}` : time;
}

/** Line breaks and other control characters collapse to one space. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
