import type { RecognizerDownload } from '@parley/contract/resources/speech-model';

/** Wait between two looks at a download. Unit: milliseconds. */
const pollMs = 2_000;

/**
 * Shows how far the agent's speech recognition is downloaded, until it is in use or has failed. Without a download the
 * note stays hidden, as where its state cannot be read.
 */
export async function showRecognizerNote(note: HTMLElement, agentId: string): Promise<void> {
  for (let wasSeen = false; ; wasSeen = true) {
    const response = await fetch(`/api/web-voice/agents/${agentId}/recognizer`, { credentials: 'omit' });
    if (!response.ok) return;
    const download = (await response.json()) as RecognizerDownload;
    // A model that was ready before the page was opened is no news.
    const isNews = download.state === 'downloading' || download.state === 'failed' || wasSeen;
    const text = isNews ? textOf(note, download) : '';
    note.hidden = text === '';
    if (note.textContent !== text) note.textContent = text;
    if (download.state !== 'downloading') return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

function textOf({ dataset }: HTMLElement, { state, bytes, bytes_done: done }: RecognizerDownload): string {
  const megabytes = (count: number) => String(Math.round(count / 1e6));
  const template = state === 'none' ? '' : (dataset[state] ?? '');
  return template.replace('[done]', megabytes(done)).replace('[total]', megabytes(bytes));
}
