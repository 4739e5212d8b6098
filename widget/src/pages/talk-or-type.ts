import type * as Voice from '../voice/index.ts';
import { showOperatorNote } from './operator-note.ts';
import { showRecognizerNote } from './recognizer-note.ts';
import { resumeChat } from './resume-chat.ts';

/**
 * The two ways to an agent on our own pages: typing, which is there at once, and talking, whose script is loaded when
 * the visitor chooses Talk.
 */
declare global {
  interface Window {
    ParleyVoice?: typeof Voice;
  }
}

const scriptUrl = '/voice.js';
const workletUrl = '/voice-worklet.js';

function loadVoice(): Promise<typeof Voice> {
  return new Promise((resolve, reject) => {
    if (window.ParleyVoice) return resolve(window.ParleyVoice);
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.addEventListener('load', () =>
      window.ParleyVoice ? resolve(window.ParleyVoice) : reject(new Error('voice')),
    );
    script.addEventListener('error', () => reject(new Error('voice')));
    document.head.append(script);
  });
}

async function mountVoice(host: HTMLElement, openChat: () => void): Promise<void> {
  const { agentId = '', agentName, language } = host.dataset;
  const { mountVoicePanel, requestVoiceHearing, requestVoiceSession } = await loadVoice();
  mountVoicePanel(host, {
    baseUrl: location.origin,
    workletUrl,
    openSession: () => requestVoiceSession({ baseUrl: location.origin, agentId }),
    loadHearing: () => requestVoiceHearing({ baseUrl: location.origin, agentId }),
    openChat,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    ...(agentName && { agentName }),
    ...(language && { language }),
  });
}

/** Arrow keys move between tabs, as the pattern for tabs says (WAI-ARIA Authoring Practices). */
function connectTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  let isVoiceMounted = false;

  function select(tab: HTMLButtonElement): void {
    for (const other of tabs) {
      const isSelected = other === tab;
      other.setAttribute('aria-selected', String(isSelected));
      other.tabIndex = isSelected ? 0 : -1;
      const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isSelected;
    }
    const host = document.querySelector<HTMLElement>('.talk');
    if (tab.dataset['way'] !== 'talk' || isVoiceMounted || !host) return;
    isVoiceMounted = true;
    const note = document.querySelector<HTMLElement>('.recognizer-note');
    // A note that cannot be had takes nothing from the call.
    if (note) showRecognizerNote(note, host.dataset['agentId'] ?? '').catch(() => {});
    mountVoice(host, () => tabs.find(({ dataset }) => dataset['way'] !== 'talk')?.click()).catch(() => {
      isVoiceMounted = false;
      host.textContent = host.dataset['failed'] ?? '';
    });
  }

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
      if (!next) return;
      select(next);
      next.focus();
    });
  }
  list.hidden = false;
}

const agentId = document.querySelector('parley-agent')?.getAttribute('agent-id');
const isReloading = agentId ? resumeChat(agentId) : false;
// A note that cannot be had takes nothing from the chat.
if (agentId && !isReloading && !document.body.classList.contains('is-embedded'))
  showOperatorNote(agentId).catch(() => {});

const list = document.querySelector<HTMLElement>('[role=tablist]');
// In a frame there is only the chat, with its own call button.
if (list && !document.body.classList.contains('is-embedded')) {
  document.querySelector('parley-agent')?.setAttribute('voice', 'off');
  connectTabs(list);
}
