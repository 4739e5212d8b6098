import { noTools } from '../no-tools.ts';
import type { TurnEvent } from '../turn.ts';
import { sideEffectKey } from './side-effect-key.ts';
import type { Walk } from './walk.ts';

/** A reply by the agent's own prompt, where its workflow has ended. */
export async function* plainReply(walk: Walk): AsyncGenerator<TurnEvent, void> {
  if (walk.input.kind === 'silence' || walk.input.kind === 'transfer_failed') return;
  const { agent, engine, host, state, workflow } = walk;
  const key = sideEffectKey(`${workflow.runId}:after:${workflow.upTo}`, state.step + walk.history.length);
  const events = engine.converse({
    agent,
    history: walk.history,
    variables: walk.texts,
    tools: agent.tool_ids.length > 0 || host.handOff !== null ? host.toolsOf(agent) : noTools,
    ...walk.knowledge,
    callIdOf: key,
  });
  for await (const event of events) {
    if (event.kind !== 'completed') {
      if (event.kind === 'delta') walk.text += event.text;
      yield event;
      continue;
    }
    walk.completedReplies.push(event);
    walk.toolRecords.push(...event.toolCalls);
    walk.messages.push(...event.messages);
    if (event.text !== '') walk.addSaid(event.text, 'model');
    if (event.endsCall) walk.endsConversation = true;
    if (event.transferTo !== undefined) walk.transfer = { key: event.transferTo };
  }
}
