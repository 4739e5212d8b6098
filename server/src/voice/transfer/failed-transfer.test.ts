import { describe, expect, it } from 'vitest';
import type { TransferRequest } from '../ports.ts';
import { rehearse } from '../testing/rehearsal.ts';
import { createRehearsalSwitchboard } from '../testing/rehearsal-switchboard.ts';
import { transferRequest } from '../testing/transfer-request.ts';

const connecting = 'agent: One moment, I am connecting you.';

function asking(request: TransferRequest, text: string) {
  return ({ listener }: { listener: { text(delta: string): void; end(result: object): void } }) => {
    listener.text(text);
    listener.end({ modelId: 'm', endsCall: false, transfer: request });
  };
}

const desk = { destination: 'desk', whisper: '', postDialDigits: '' };

describe('a caller returned to the agent', () => {
  it.each([
    ['busy', 'en', 'They are busy right now. Is there anything else I can do for you?'],
    ['no_answer', 'en', 'Nobody is answering right now. Is there anything else I can do for you?'],
    ['rejected', 'en', 'I am sorry, I could not reach them. Is there anything else I can do for you?'],
    ['unreachable', 'en', 'I am sorry, I could not reach them. Is there anything else I can do for you?'],
    ['busy', 'sv', 'Det är upptaget just nu. Kan jag hjälpa dig med något annat?'],
    ['no_answer', 'de', 'Dort nimmt gerade niemand ab. Kann ich sonst etwas für Sie tun?'],
    ['failed', 'fr', 'Je suis désolé, je n’ai pu joindre personne. Puis-je faire autre chose pour vous ?'],
    ['busy', 'es', 'La línea está ocupada en este momento. ¿Puedo ayudarle en algo más?'],
  ] as const)('for %s in %s is told the reason', async (code, language, sentence) => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard, agent: { language } });
    call.call.transfer(transferRequest());
    call.wait(4_000);
    await switchboard.rung[0]?.fail(code);
    call.wait(9_000);
    expect(call.transcript().at(-1)).toBe(`agent: ${sentence}`);
    expect(call.transcript()).toHaveLength(2);
    expect(call.transfers).toEqual(['bridged sales: trying', `bridged sales: failed (${code})`]);
  });

  it('continues with an agent that knows the outcome', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard, answers: ['Then tomorrow.'] });
    call.call.transfer(transferRequest());
    call.wait(4_000);
    await switchboard.rung[0]?.fail('busy');
    call.wait(6_000);
    call.say('what now?');
    call.wait(3_000);
    expect(call.messages.find((note) => note.startsWith('context:'))).toContain('the line was busy');
    expect(call.messages.join()).not.toContain('sales');
    expect(call.requests.at(-1)).toMatchObject({ request: { callerText: 'what now?' }, isConfirmed: true });
    expect(call.transcript().at(-1)).toBe('agent: Then tomorrow.');
  });

  it('may be transferred again', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest());
    await switchboard.rung[0]?.fail('busy');
    call.wait(6_000);
    call.call.transfer(transferRequest({ destination: 'boss' }));
    await switchboard.rung[1]?.answer();
    call.wait(4_000);
    expect(call.transfers.at(-1)).toBe('bridged boss: bridged');
  });

  it('gets no announcement of a muted agent, before or after', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.setMuted(true);
    call.call.transfer(transferRequest());
    call.wait(3_000);
    await switchboard.rung[0]?.fail('busy');
    call.wait(3_000);
    call.say('are you there?');
    call.wait(3_000);
    expect(call.transcript()).toEqual(['user: are you there?']);
    expect(call.requests).toEqual([]);
  });
});

describe('a fallback', () => {
  it('is dialled once, and bridged without another announcement', async () => {
    const switchboard = createRehearsalSwitchboard('yes');
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest({ mode: 'attended', fallbacks: [desk], ringMs: 9_000 }));
    call.wait(3_000);
    await switchboard.rung[0]?.fail('no_answer');
    call.wait(1_000);
    expect(switchboard.rung[1]).toMatchObject({ to: 'desk', ringMs: 9_000 });
    await switchboard.rung[1]?.answer();
    call.wait(1_000);
    expect(call.transcript()).toEqual([connecting]);
    expect(call.transfers).toEqual([
      'attended sales: trying',
      'attended sales: failed (no_answer)',
      'bridged desk: trying (after attended failed: no_answer)',
      'bridged desk: answered',
      'bridged desk: bridged',
    ]);
  });

  it('that fails too returns the caller with its own cause', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard });
    call.call.transfer(transferRequest({ fallbacks: [desk] }));
    await switchboard.rung[0]?.fail('busy');
    await switchboard.rung[1]?.fail('no_answer');
    call.wait(8_000);
    expect(switchboard.rung).toHaveLength(2);
    expect(call.transcript()).toEqual([
      connecting,
      'agent: Nobody is answering right now. Is there anything else I can do for you?',
    ]);
  });
});

describe('a reply with a transfer', () => {
  it('is played to its end first, and serves as the announcement', async () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard, answers: [asking(transferRequest(), 'I will put you through.')] });
    call.say('sales please.');
    call.wait(1_000);
    expect(switchboard.rung).toEqual([]);
    call.wait(2_000);
    expect(switchboard.rung.map((phone) => phone.to)).toEqual(['sales']);
    call.wait(2_000);
    expect(call.transcript()).toEqual(['user: sales please.', 'agent: I will put you through.']);
  });

  it('without text is announced', () => {
    const switchboard = createRehearsalSwitchboard();
    const call = rehearse({ switchboard, answers: [asking(transferRequest(), '')] });
    call.say('sales please.');
    call.wait(4_000);
    expect(call.transcript()).toEqual(['user: sales please.', connecting]);
  });

  it('is not executed when the caller interrupts it', () => {
    const switchboard = createRehearsalSwitchboard();
    const words = 'I will put you through to somebody who knows all about it.';
    const call = rehearse({ switchboard, answers: [asking(transferRequest(), words), 'Fine.'] });
    call.say('sales please.');
    call.wait(1_500);
    call.say('no wait i have changed my mind');
    call.wait(3_000);
    expect(switchboard.rung).toEqual([]);
    expect(call.transcript().at(-1)).toBe('agent: Fine.');
  });

  it('on a call without transfer is recorded as failed, and the call continues', () => {
    const call = rehearse({
      line: { capabilities: { transfer: 'none' } },
      answers: [asking(transferRequest(), 'One second.'), 'Still here.'],
    });
    call.say('sales please.');
    call.wait(3_000);
    expect(call.problems).toEqual(['line: This call cannot be transferred']);
    expect(call.transfers).toEqual([]);
    call.say('and now?');
    call.wait(3_000);
    expect(call.transcript().at(-1)).toBe('agent: Still here.');
  });
});
