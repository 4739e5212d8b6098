import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRateHz } from '#voice/ports.ts';
import { createBuiltinSpeech } from '../../providers/speech/local/worker/builtin-speech.ts';
import { createSpeechWorkers } from '../../providers/speech/local/worker/create-speech-workers.ts';
import { say } from '../../providers/speech/local/worker/testing/hear-and-say.ts';
import { makeTone } from '../../providers/speech/testing/heard-tones.ts';
import { toneFixtures, tones } from '../../providers/speech/testing/tone-fixtures.ts';
import { type Death, deaths } from './testing/mortal-vendor.ts';
import { type Exchange, type OwnEngines, type SpokenCall, startSpokenCall } from './testing/spoken-call.ts';
import { startVendors, type Vendors } from './testing/vendors.ts';
import { wordsIn } from './testing/word-tones.ts';

const [rain] = toneFixtures;
/** Understood as a whole only: its halves average the pitch the recognizers know, and the second says nothing to them. */
const table = {
  text: tones[1].text,
  sound: Int16Array.from([400, 1_000].flatMap((hz) => [...makeTone({ hz, durationMs: 300, sampleRateHz })])),
};
const questions = [rain, table, rain] as const;
/** No answer holds a word twice, so that a word heard twice was said twice. */
const answers = [
  'Good morning.',
  'We open every day at eight. Lunch is served until three, and doors close around seven.',
  'Gladly, see you soon.',
] as const;
const bridge = 'One moment, please.';
/** Words of the second answer a model gives before it dies in the middle of a sentence. */
const wordsBeforeDeath = 8;
/** Messages with sound a voice gives before it dies: 0.8 s, in the middle of the first sentence. */
const soundsBeforeDeath = 8;
/** The caller hears something again this much later than without the fault. Unit: milliseconds of the line. */
const gapMaxMs = 1_000;
// Calls take as long as they take, and five of them run at once on a busy machine.
const limitMs = 120_000;

type Kill = (vendors: Vendors) => void;

function willAnswer(vendors: Vendors, answer: string): void {
  for (const model of vendors.thinking) model.answer = { texts: answer.split(/(?<=\s)/) };
}

/** Three questions and their answers; in the middle of the second question `kill` sees to it that a vendor dies. */
async function converse(vendors: Vendors, call: SpokenCall, kill: Kill): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const [index, answer] of answers.entries()) {
    willAnswer(vendors, answer);
    const { sound } = questions[index] ?? rain;
    exchanges.push(await call.ask(sound, index === 1 ? () => kill(vendors) : undefined));
  }
  return exchanges;
}

async function withCall<Result>(
  use: (vendors: Vendors, call: SpokenCall) => Promise<Result>,
  own?: OwnEngines,
): Promise<Result> {
  const vendors = await startVendors();
  const call = startSpokenCall(vendors, own);
  try {
    return await use(vendors, call);
  } finally {
    await call.hangUp();
    await vendors.close();
  }
}

/** Words on the line, split by silence, and in the transcript. */
function heardIn(exchange: Exchange, vendors: Vendors) {
  const said = exchange.stretches.map(({ silenceMs, sound }) => ({ silenceMs, words: vendors.voice.read(sound) }));
  const isBridge = ({ words }: { words: string[] }) => words.join(' ') === wordsIn(bridge).join(' ');
  const bridged = said.findIndex(isBridge);
  return {
    words: said.filter((stretch) => !isBridge(stretch)).flatMap(({ words }) => words),
    isBridged: bridged >= 0,
    /** Silences until something was heard; behind the bridging sentence the caller knows what is being waited for. */
    silencesMs: said.slice(0, bridged < 0 ? said.length : bridged + 1).map(({ silenceMs }) => silenceMs),
    transcript: exchange.turns.filter(({ text }) => text !== bridge).map(({ role, text }) => `${role}: ${text}`),
  };
}

const enginesOf = (exchange: Exchange, role: 'user' | 'agent') =>
  exchange.turns.filter((turn) => turn.role === role && turn.engineId !== 'call').map(({ engineId }) => engineId);

/** Ways to die that show when a connection or an answer begins. */
const isAtOnce = (how: Death) => how === 'refused' || how === '429' || how === '5xx';

let usualSilenceMs = 0;
beforeAll(async () => {
  const [, second] = await withCall((vendors, call) => converse(vendors, call, () => {}));
  usualSilenceMs = second?.stretches[0]?.silenceMs ?? Number.NaN;
  expect(second?.stretches).toHaveLength(1);
}, limitMs);

/** Expects the whole conversation on the line and in the record once, in order, without a long wait. */
function expectWhole(exchanges: readonly Exchange[], vendors: Vendors, options: { mayMissOneWord?: boolean } = {}) {
  for (const [index, exchange] of exchanges.entries()) {
    const { words, silencesMs, transcript } = heardIn(exchange, vendors);
    const answer = answers[index] ?? '';
    expect(transcript).toEqual([`user: ${questions[index]?.text}`, `agent: ${answer}`]);
    const wanted = wordsIn(answer);
    expect(words).toEqual(wanted.filter((word) => words.includes(word)));
    expect(words.length).toBeGreaterThanOrEqual(wanted.length - (options.mayMissOneWord ? 1 : 0));
    const [first = Number.NaN, ...pauses] = silencesMs;
    for (const gapMs of [first - usualSilenceMs, ...pauses]) expect(gapMs).toBeLessThanOrEqual(gapMaxMs);
  }
}

describe.concurrent('a recognizer fails while the caller speaks', { timeout: limitMs }, () => {
  it.for(deaths)('by %s: the next one receives the sentence from its beginning', (how) =>
    withCall(async (vendors, call) => {
      const exchanges = await converse(vendors, call, ({ hearing }) => hearing[0].die(how));
      expectWhole(exchanges, vendors);
      expect(exchanges.map((exchange) => enginesOf(exchange, 'user'))).toEqual([
        ['deepgram/nova-3'],
        ['assemblyai/universal-streaming-multilingual'],
        ['assemblyai/universal-streaming-multilingual'],
      ]);
      expect(vendors.complaints()).toEqual([]);
    }),
  );
});

describe.concurrent('a model fails', { timeout: limitMs }, () => {
  it.for([
    ...deaths.map((how) => ({ how, when: isAtOnce(how) ? 'at once' : 'inside its answer' })),
    { how: 'hangs' as const, when: 'at once' },
  ])('by $how, $when: the next one continues after the spoken text', ({ how, when }) =>
    withCall(async (vendors, call) => {
      const exchanges = await converse(vendors, call, ({ thinking }) => {
        if (how === 'refused') void thinking[0].close();
        thinking[0].fault = when === 'at once' ? { kind: how } : { kind: how, afterTexts: wordsBeforeDeath };
      });
      expectWhole(exchanges, vendors);
      const isContinued = JSON.stringify(vendors.thinking[1].requests[0]).includes('We open every day at eight');
      expect(isContinued).toBe(when === 'inside its answer');
      expect(exchanges.map((exchange) => enginesOf(exchange, 'agent'))).toEqual([
        ['openai-compatible/model-1'],
        ['openai-compatible/model-2'],
        ['openai-compatible/model-2'],
      ]);
      expect(exchanges.map((exchange) => heardIn(exchange, vendors).isBridged)).toEqual([
        false,
        how === 'hangs',
        false,
      ]);
    }),
  );

  it('and the next one too: the built-in one replies', () =>
    withCall(async (vendors, call) => {
      willAnswer(vendors, answers[0]);
      await call.ask(rain.sound);
      const exchange = await call.ask(table.sound, () => {
        for (const model of vendors.thinking) void model.close();
      });
      expect(enginesOf(exchange, 'agent')).toEqual(['builtin']);
      const { words, silencesMs, transcript } = heardIn(exchange, vendors);
      expect(`agent: ${words.join(' ')}`).toBe(
        `agent: ${wordsIn(transcript.at(-1) ?? '')
          .slice(1)
          .join(' ')}`,
      );
      expect((silencesMs[0] ?? Number.NaN) - usualSilenceMs).toBeLessThanOrEqual(gapMaxMs);
    }));
});

describe.concurrent('a voice fails', { timeout: limitMs }, () => {
  it.for([
    ...deaths.map((how) => ({ how, when: isAtOnce(how) ? 'at once' : 'while it speaks' })),
    { how: 'hangs' as const, when: 'at once' },
  ])('by $how, $when: the next one continues after the last played word', ({ how, when }) =>
    withCall(async (vendors, call) => {
      const exchanges = await converse(vendors, call, ({ speaking }) => {
        if (when === 'at once') speaking[0].die(how);
        else speaking[0].dieAfter(soundsBeforeDeath, how);
      });
      expectWhole(exchanges, vendors, { mayMissOneWord: true });
      await call.hangUp();
      expect(call.ends).toMatchObject([{ reason: 'user_hangup', engines: { speaking: 'cartesia/sonic-3.5' } }]);
      expect(vendors.complaints()).toEqual([]);
    }),
  );

  it('and every other vendor too: the local voice speaks', async () => {
    const workers = createSpeechWorkers();
    const port = workers.connect();
    const { textToSpeech } = createBuiltinSpeech(port);
    // A process that takes calls has had its workers for long.
    await say(textToSpeech, '', 'Ready.');
    await withCall(
      async (vendors, call) => {
        const exchanges = await converse(vendors, call, ({ speaking, hearing }) => {
          speaking[0].dieAfter(soundsBeforeDeath, 'cut');
          speaking[1].die('5xx');
          // Deepgram speaks too, where there is a key for its ears.
          hearing[0].die('5xx');
        });
        for (const [index, exchange] of exchanges.entries()) {
          expect(heardIn(exchange, vendors).transcript.at(-1)).toBe(`agent: ${answers[index]}`);
          const [first, ...pauses] = exchange.stretches.map(({ silenceMs }) => silenceMs);
          for (const gapMs of [(first ?? Number.NaN) - usualSilenceMs, ...pauses]) {
            expect(gapMs).toBeLessThanOrEqual(gapMaxMs);
          }
        }
        await call.hangUp();
        expect(call.ends).toMatchObject([{ reason: 'user_hangup', engines: { speaking: 'builtin' } }]);
      },
      { voice: textToSpeech },
    );
    port.close();
    await workers.close();
  });
});

describe.concurrent('every recognizer fails', { timeout: limitMs }, () => {
  it('and the call ends with its transcript and the reason', () =>
    withCall(async (vendors, call) => {
      willAnswer(vendors, answers[0]);
      await call.ask(rain.sound);
      await call.ask(table.sound, () => {
        // ElevenLabs hears too, where there is a key for its voices.
        for (const vendor of [...vendors.hearing, vendors.speaking[0]]) vendor.die('refused');
      });
      expect(call.ends).toMatchObject([{ reason: 'error_stt', durationMs: expect.any(Number) }]);
      expect(call.turns.map(({ role, text }) => `${role}: ${text}`)).toEqual([
        `user: ${rain.text}`,
        `agent: ${answers[0]}`,
      ]);
      expect(call.problems.filter((problem) => problem.startsWith('hear: '))).toHaveLength(4);
    }));
});
