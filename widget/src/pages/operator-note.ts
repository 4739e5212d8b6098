import type { Agent } from '@parley/contract/resources/agent';

/**
 * Tells a person of the account, who came from the console, what works otherwise than the agent is set. Visitors have
 * no session, and come without the mark in the address, so nothing is asked for them.
 */
export async function showOperatorNote(agentId: string): Promise<void> {
  if (location.hash !== '#operator') return;
  const response = await fetch(`/api/agents/${agentId}`, { credentials: 'same-origin' });
  if (!response.ok) return;
  const { warnings } = (await response.json()) as Pick<Agent, 'warnings'>;
  if (warnings.length === 0) return;
  const note = document.createElement('aside');
  note.className = 'operator-note';
  for (const { message } of warnings) {
    const line = document.createElement('p');
    line.textContent = message;
    note.append(line);
  }
  const main = document.querySelector('main');
  main?.classList.add('has-note');
  main?.prepend(note);
}
