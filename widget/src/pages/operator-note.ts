import type { Agent } from '@parley/contract/resources/agent';

/** Mark that the console leaves in the browsers of its users. */
const mark = 'parley-operator';

/**
 * Tells a person of the account what works otherwise than the agent is set. Nothing is asked for in the browser of a
 * visitor, who has never opened the console.
 */
export async function showOperatorNote(agentId: string): Promise<void> {
  if (localStorage.getItem(mark) === null) return;
  const response = await fetch(`/api/agents/${agentId}`, { credentials: 'same-origin' });
  if (response.status === 401) localStorage.removeItem(mark);
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
