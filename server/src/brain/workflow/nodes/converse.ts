import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import { noTools } from '../../no-tools.ts';
import type { CompletedTurn, TurnEvent } from '../../turn.ts';
import { nodeAgent } from '../node-agent.ts';
import { sideEffectKey } from '../side-effect-key.ts';
import { spaced, type Walk } from '../walk.ts';

interface ReplyOptions {
  /** In addition to the prompts. */
  instruction?: string;
  hasTools?: boolean;
  /** A reply of the built-in model that rests on nothing it knows is dropped. */
  needsSource?: boolean;
}

/** One reply of the model in a node; null where nothing was said. */
export async function* reply(
  walk: Walk,
  node: WorkflowNode,
  { instruction = '', hasTools = true, needsSource = false }: ReplyOptions = {},
): AsyncGenerator<TurnEvent, CompletedTurn | null> {
  const agent = nodeAgent(walk, node, [instruction, alreadySaid(walk)].filter(Boolean).join('\n\n'));
  const isBuiltin = agent.llm.provider === 'builtin';
  const step = walk.current?.step ?? walk.state.step;
  const key = sideEffectKey(walk.workflow.runId, step);
  const events = walk.engine.converse({
    agent,
    // The built-in model answers a message of the person; a vendor's reads in its prompt what was said since.
    history: walk.history,
    variables: walk.texts,
    tools: hasTools ? walk.host.toolsOf(agent) : noTools,
    ...walk.knowledge,
    callIdOf: (call) => key(call),
  });
  const held: TurnEvent[] = [];
  let text = '';
  let completed: CompletedTurn | null = null;
  for await (const event of events) {
    if (event.kind === 'completed') completed = event;
    else if (isBuiltin && needsSource) held.push(event);
    else yield* passOn(event);
  }
  if (completed === null) return null;
  if (isBuiltin && needsSource && (completed.isUnsure || completed.sources.length === 0)) return null;
  for (const event of held) yield* passOn(event);
  finish(walk, completed, text);
  return completed;

  function* passOn(event: TurnEvent): Generator<TurnEvent> {
    switch (event.kind) {
      case 'delta': {
        const delta = text === '' ? spaced(walk.text, event.text) : event.text;
        text += event.text;
        walk.text += delta;
        yield { ...event, text: delta };
        return;
      }
      case 'collected':
        walk.setVariable(event.name, event.value);
        yield event;
        return;
      default:
        yield event;
    }
  }
}

function finish(walk: Walk, completed: CompletedTurn, text: string): void {
  walk.completedReplies.push(completed);
  walk.toolRecords.push(...completed.toolCalls);
  walk.messages.push(...completed.messages);
  if (text !== '') walk.addSaid(text, 'model');
  if (completed.endsCall) walk.endsConversation = true;
  if (completed.transferTo !== undefined) walk.transfer = { key: completed.transferTo };
}

/** Words of this turn that a vendor's model must neither repeat nor wait for. */
function alreadySaid(walk: Walk): string {
  if (walk.text === '' || walk.agent.llm.provider === 'builtin') return '';
  return `You have just said this, and go on from it without repeating it: ${JSON.stringify(walk.text)}`;
}
