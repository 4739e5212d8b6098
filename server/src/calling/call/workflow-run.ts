import type { RunInput, RunState, WorkflowResult, WorkflowTurn } from '#brain/turn.ts';
import { applyHeard } from '#brain/workflow/heard.rules.ts';
import type { ReplyRequest } from '#voice/ports.ts';
import type { CallWorkflow } from './call-workflow.ts';
import type { PlayedReply } from './exchange.rules.ts';

/** Progress of a call in its workflow, reply by reply, as far as the caller heard it. */
export class CallWorkflowRun {
  readonly #workflow: CallWorkflow;
  #state: RunState | null = null;
  /** A reply has changed the voice, also where it was withdrawn. */
  hasSwapped = false;

  constructor(workflow: CallWorkflow) {
    this.#workflow = workflow;
  }

  /** True while another agent than the call's own speaks. */
  get hasOtherAgent(): boolean {
    return this.#state !== null && this.#state.agentId !== null;
  }

  /** The workflow of a reply. `mayAct`: tools wait for it. */
  turnOf(request: ReplyRequest, mayAct: Promise<unknown>): WorkflowTurn {
    const { runId, start, host } = this.#workflow;
    return { runId, start, host, state: this.#state, input: inputOf(request), upTo: 0, mayAct };
  }

  /** Goes on from a reply that is over, and stores where the run is. */
  apply(result: WorkflowResult, played: PlayedReply): void {
    const isParting = result.endsConversation || result.transfer !== null;
    const progress = played.interrupted ? applyHeard({ ...result, isParting }, played.playedText) : result;
    this.#state = progress.state;
    this.#workflow.save({ state: progress.state, steps: progress.steps });
  }
}

function inputOf({ via, callerText }: ReplyRequest): RunInput {
  if (via === 'silence') return { kind: 'silence' };
  if (via === 'no-match') return { kind: 'no_match' };
  if (via === 'transfer-failed') return { kind: 'transfer_failed' };
  if (callerText === '') return { kind: 'none' };
  return via === 'keypad' ? { kind: 'digits', digits: callerText } : { kind: 'text', text: callerText };
}
