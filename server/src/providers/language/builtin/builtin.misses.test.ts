import { describe, expect, it } from 'vitest';
import { converse } from '#brain/converse.ts';
import type { ModelMessage, ToolDefinition } from '#brain/ports.ts';
import { createWordReader } from '#brain/prompt-facts.ts';
import type { CompletedTurn } from '#brain/turn.ts';
import { createBuiltinModel } from './builtin-model.ts';

const model = createBuiltinModel({ reader: createWordReader() });

const prompts: Record<string, string> = {
  en: 'You are Anna.\n# Opening hours\nMon-Fri 8-17.\n# Prices\n- Cleaning: 90 euros\n- Whitening: 240 euros\n# Location\n12 Harbour Street. You can park behind the house.',
  sv: 'Du är Anna.\n# Öppettider\nMåndag-fredag 8-17.\n# Priser\n- Tandrengöring: 900 kr\n# Adress\nStorgatan 12 i Uppsala.',
  de: 'Du bist Anna.\n# Öffnungszeiten\nMontag bis Freitag 8 bis 17 Uhr.\n# Preise\n- Zahnreinigung: 90 Euro',
  fr: 'Tu es Anna.\n# Horaires\nDu lundi au vendredi de 8h à 17h.\n# Tarifs\n- Détartrage : 60 euros',
  es: 'Eres Anna.\n# Horario\nDe lunes a viernes de 8 a 17 h.\n# Precios\n- Limpieza: 60 euros',
};

const transfer: ToolDefinition = {
  name: 'transfer_to_operator',
  description: 'Connects with a person',
  parameters: { type: 'object', properties: {} },
};

interface Setting {
  language?: string;
  prompt?: string;
  tools?: ToolDefinition[];
  ownNumber?: string;
  isChat?: boolean;
}

/** A call of a conversation with the built-in model, or a chat. */
function startCall({ language = 'en', prompt, tools = [], ownNumber, isChat = false }: Setting = {}) {
  const history: ModelMessage[] = [];
  async function run(isNoMatch: boolean, playedChars?: number, guess?: string): Promise<string> {
    const events = converse({
      agent: {
        name: 'Anna',
        prompt: prompt ?? prompts[language] ?? '',
        language,
        timezone: 'Europe/Stockholm',
        knowledge: { enabled: false, topK: 1, minScore: 0 },
        dynamicVariables: {},
      },
      channel: isChat ? 'chat' : 'voice',
      model,
      tools: { definitions: async () => tools, run: async () => ({ result: '{"ok":true}', isError: false }) },
      retrievers: [],
      history,
      collected: call.collected,
      clock: { now: () => new Date('2026-03-04T10:00:00Z') },
      signal: new AbortController().signal,
      ...(!isChat && { keypad: { ...(ownNumber && { ownNumber }) } }),
      ...(isNoMatch && { isNoMatch: true as const }),
      ...(guess !== undefined && { guess }),
    });
    for await (const event of events) {
      if (event.kind === 'collected') call.collected[event.name] = event.value;
      if (event.kind === 'completed') call.last = event;
    }
    const text = call.last?.text ?? '';
    if (playedChars === undefined) history.push(...(call.last?.messages ?? []));
    else history.push({ role: 'assistant', text: text.slice(0, playedChars) });
    return text;
  }
  const call = {
    collected: {} as Record<string, string>,
    last: undefined as CompletedTurn | undefined,
    /** Speech, or digits, of the caller. */
    say(text: string, playedChars?: number) {
      history.push({ role: 'user', text });
      return run(false, playedChars);
    },
    /** Speech that was not recognized. */
    mumble: (playedChars?: number) => run(true, playedChars),
    /** Speech that was not recognized, with words that nearly fit. */
    mumbleLike: (guess: string) => run(true, undefined, guess),
    announce: (text: string) => void history.push({ role: 'assistant', text }),
  };
  return call;
}

describe('misses in a row', () => {
  it.each([
    ['en', /^Sorry, I did not catch that\. I can tell you about opening hours, prices or location\.$/],
    ['sv', /^Förlåt, .* Jag kan berätta om öppettider, priser eller adress\.$/],
    ['de', /^Entschuldigung, .*: Öffnungszeiten oder Preise\.$/],
    ['fr', /^Pardon, .* : horaires ou tarifs\.$/],
    ['es', /^Perdón, .*: horario o precios\.$/],
  ])('%s: the first says what can be asked', async (language, topics) => {
    expect(await startCall({ language }).mumble()).toMatch(topics);
  });

  it.each([
    ['en', 'For opening hours press 1, for prices 2, for location 3, for a call back 0.'],
    ['sv', 'För öppettider tryck 1, för priser 2, för adress 3, för att bli uppringd 0.'],
    ['de', 'Für Öffnungszeiten drücken Sie die 1, für Preise die 2, für einen Rückruf die 0.'],
    ['fr', 'Pour horaires, tapez 1, pour tarifs, 2, pour être rappelé, 0.'],
    ['es', 'Para horario, pulse 1, para precios, 2, para que le llamen, 0.'],
  ])('%s: the second offers a keypad menu, which one key answers', async (language, menu) => {
    const call = startCall({ language });
    await call.mumble();
    expect(await call.mumble()).toContain(menu);
    expect(call.last?.digitsMax).toBe(1);
    expect(await call.say('1')).toMatch(/8.*17/);
  });

  it('a menu has at most five entries and the person', async () => {
    const headings = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'];
    const prompt = headings.map((heading) => `# ${heading}\nWe have 4 of ${heading}.`).join('\n');
    const call = startCall({ prompt, tools: [transfer] });
    await call.mumble();
    const menu = await call.mumble();
    expect(menu.match(/\d/g)).toEqual(['1', '2', '3', '4', '5', '0']);
    expect(menu).toContain('for a person 0');
  });

  it('a prompt without headings has the kinds of its facts as topics', async () => {
    const prompt = 'We are open Mon-Fri 8-17. A cleaning costs 90 euros. You find us at 12 Harbour Street.';
    expect(await startCall({ prompt }).mumble()).toMatch(/opening hours, prices or our address\.$/);
  });

  it('the third collects a number by keys, read back digit by digit', async () => {
    const call = startCall({ language: 'en', prompt: prompts.en as string });
    for (let count = 0; count < 2; count++) await call.mumble();
    expect(await call.mumble()).toMatch(/type your phone number and finish with the hash key/);
    expect(call.last?.digitsMax).toBeUndefined();
    expect(await call.say('0701234567')).toBe(
      '0 7 0, 1 2 3, 4 5, 6 7. Press 1 if that is right, or 2 to type it again.',
    );
    expect(call.last?.digitsMax).toBe(1);
    expect(await call.say('2')).toMatch(/^Please type your phone number/);
    await call.say('0709876543');
    expect(await call.say('1')).toMatch(/^Thank you\. .* called back on \+46 70 987 65 43/);
    expect(call.collected).toMatchObject({ callback_requested: 'yes', phone_number: '+46709876543' });
  });

  it('the third offers the number the caller has, and takes another', async () => {
    const call = startCall({ ownNumber: '+46701234567' });
    for (let count = 0; count < 2; count++) await call.mumble();
    expect(await call.mumble()).toMatch(/call you back on 0 7 0, 1 2 3, 4 5, 6 7\? Press 1/);
    expect(await call.say('2')).toMatch(/^Please type/);
    await call.say('0709876543');
    await call.say('1');
    expect(call.collected.phone_number).toBe('+46709876543');
    const other = startCall({ ownNumber: '+46701234567' });
    for (let count = 0; count < 3; count++) await other.mumble();
    expect(await other.say('1')).toMatch(/called back on \+46 70 123 45 67/);
    expect(other.collected).toMatchObject({ callback_requested: 'yes', phone_number: '+46701234567' });
  });

  it('the third offers a person where the agent has one', async () => {
    const call = startCall({ tools: [transfer] });
    for (let count = 0; count < 2; count++) await call.mumble();
    expect(await call.mumble()).toMatch(/For a person, press 0\. Please type/);
    await call.say('0');
    expect(call.last?.toolCalls.map(({ call: { name } }) => name)).toEqual([transfer.name]);
  });

  it('a question without an answer is a miss too, and what is understood starts the count anew', async () => {
    const call = startCall();
    expect(await call.say('Do you treat cats?')).toMatch(/don't know that\. I can tell you about .*\.$/);
    expect(await call.say('Who is the president?')).toContain('For opening hours press 1');
    expect(await call.say('When are you open?')).toMatch(/^Mon-Fri/);
    expect(await call.mumble()).toMatch(/I can tell you about/);
    call.announce('Are you still there?');
    expect(await call.mumble()).toContain('For opening hours press 1');
  });

  it('a number typed into an interrupted prompt is taken', async () => {
    const call = startCall();
    for (let count = 0; count < 2; count++) await call.mumble();
    await call.mumble(70);
    expect(await call.say('0701234567', 8)).toMatch(/^0 7 0, 1 2 3/);
    expect(await call.say('1')).toMatch(/called back on \+46 70 123 45 67/);
  });

  it('a key pressed into an interrupted menu chooses', async () => {
    const call = startCall();
    await call.mumble();
    await call.mumble(60);
    expect(await call.say('2')).toMatch(/^Cleaning: 90 euros\. Whitening: 240 euros\. For something else/);
    expect(await call.say('three')).toMatch(/Harbour Street/);
  });

  it('the details of a request are asked again, then its number by keys', async () => {
    const call = startCall();
    expect(await call.say("I'd like to book an appointment")).toMatch(/day|date/);
    expect(await call.mumble()).toMatch(/^Sorry, .*(day|date)/);
    expect(await call.mumble()).toMatch(/type your phone number/);
    await call.say('0701234567');
    expect(await call.say('1')).toMatch(/recorded your request/);
    expect(call.collected).toMatchObject({ request: 'book', phone_number: '+46701234567' });
  });

  it('a chat is told what comes near, said not to be certain, and offered a call-back', async () => {
    const fact = 'Our cleaners bring all products and equipment, except a vacuum cleaner, which you need to have.';
    const other =
      'Every home gets the same cleaner each week.\n# Prices\n- Home: 30 euros an hour\n- Office: 40 euros an hour';
    const prompt = `# Cleaning\n${fact}\n${other}\n# Hours\nMon-Fri 8-17.`;
    const chat = startCall({ isChat: true, prompt });
    const question = 'Just wondering who brings the hoover, you or me?';
    expect(await chat.say(question)).toBe(
      `I don't know that for certain. Perhaps this helps: ${fact} Would you like someone to call you back?`,
    );
    expect(chat.last?.isUnsure).toBe(true);
    await chat.say('yes please');
    await chat.say('Ann Berg');
    await chat.say('0701234567');
    expect(chat.collected).toMatchObject({ callback_requested: 'yes', callback_reason: question });
    expect(await startCall({ prompt }).say(question)).toMatch(/^Did you ask about cleaning\?$/);
  });

  it('a chat is told the topics and offered a call-back, and no keys', async () => {
    const chat = startCall({ isChat: true });
    expect(await chat.say('Do you treat cats?')).toMatch(/I can tell you about .*call you back\?$/);
    for (const question of ['and dogs?', 'what about horses'])
      expect(await chat.say(question)).toMatch(/number, so that|call you back\?$/);
  });
});

describe('keys', () => {
  it('0 asks for a person at any time: with the tool for it, else by keys', async () => {
    const call = startCall({ tools: [transfer] });
    await call.say('When are you open?');
    await call.say('0');
    expect(call.last?.toolCalls).toHaveLength(1);
    expect(await startCall().say('0')).toMatch(/type your phone number/);
  });

  it('0 is a digit while a code or a number of things is asked for', async () => {
    const rooms: ToolDefinition = {
      name: 'check_rooms',
      description: 'Check rooms for guests',
      parameters: { type: 'object', properties: { children: { type: 'integer' } }, required: ['children'] },
    };
    const call = startCall({ tools: [rooms] });
    expect(await call.say('Please check the rooms for guests')).toMatch(/children/);
    await call.say('0');
    expect(call.last?.toolCalls.map(({ call: { arguments: values } }) => values)).toEqual([{ children: 0 }]);
  });

  it('an unexpected key brings the menu, and * the last words', async () => {
    const call = startCall();
    expect(await call.say('4')).toMatch(/^You can also use the keys\. For opening hours press 1/);
    const hours = await call.say('1');
    expect(await call.say('*')).toBe(hours);
    expect(await call.say('*')).toBe(hours);
  });

  it('after the question for a phone number digits are the number', async () => {
    const call = startCall();
    await call.say('Can you call me back?');
    expect(await call.say('My name is Ann Berg')).toMatch(/type it and finish with the hash key\. .*number/);
    expect(await call.say('0701234567')).toMatch(/Ann Berg.*\+46 70 123 45 67/);
  });
});

describe('requests about the conversation itself', () => {
  it.each([
    ['en', 'one moment please', /^Of course, take your time\.$/, 'could you say that again?', 'slower please'],
    ['sv', 'vänta lite', /^Självklart/, 'kan du upprepa det?', 'lite långsammare tack'],
    ['de', 'Einen Moment bitte', /^Natürlich/, 'Wie bitte?', 'etwas langsamer bitte'],
    ['fr', "un instant s'il vous plaît", /^Bien sûr/, 'Pouvez-vous répéter ?', 'plus lentement'],
    ['es', 'un momento', /^Por supuesto/, '¿Puede repetir?', 'más despacio por favor'],
  ])('%s: "%s" waits, and the last words are said again', async (language, wait, patience, again, slower) => {
    const call = startCall({ language });
    await call.mumble();
    const hours = await call.say('1');
    const last = (await call.say('1')) || hours;
    expect(await call.say(wait)).toMatch(patience);
    expect(await call.say(again)).toBe(last);
    expect(await call.say(slower)).toBe(last);
  });

  it('leave a question open', async () => {
    const chat = startCall({ isChat: true });
    await chat.say('Can you call me back?');
    expect(await chat.say('hold on')).toMatch(/take your time/);
    expect(await chat.say('Ann Berg')).toMatch(/number/);
    expect(await chat.say('sorry?')).toMatch(/number/);
    await chat.say('0701234567');
    expect(chat.collected).toMatchObject({ name: 'Ann Berg', phone_number: '+46701234567' });
  });
});

describe('details that were not asked for', () => {
  it.each(['04', 'half', 'noon', 'twelve thirty', '#'])(
    '"%s" is not understood, and nothing is noted',
    async (text) => {
      const call = startCall();
      const reply = await call.say(text);
      expect(reply).toMatch(/did not catch|don't know|can also use the keys/);
      expect(reply).not.toMatch(/noted/i);
    },
  );

  it('a contact detail is noted, and stored', async () => {
    const call = startCall();
    expect(await call.say('my number is 070-123 45 67')).toMatch(/noted/);
    expect(call.collected).toEqual({ phone_number: '+46701234567' });
  });
});

describe('a guess at speech that was not recognized', () => {
  it.each(['yes', 'yes please', '1'])('is asked about, and answered after %j', async (yes) => {
    const call = startCall();
    expect(await call.mumbleLike('how much is a cleaning')).toBe(
      'Sorry, I did not catch that. I heard: how much is a cleaning. Is that what you asked?',
    );
    expect(await call.say(yes)).toContain('90 euros');
    expect(await call.mumble()).toContain('I can tell you about');
  });

  it('is dropped after a no, and what is said instead is answered', async () => {
    const call = startCall();
    await call.mumbleLike('how much is a cleaning');
    expect(await call.say('no')).not.toContain('90 euros');
    await call.mumbleLike('how much is a cleaning');
    expect(await call.say('where are you?')).toContain('12 Harbour Street');
  });

  it('is not asked about twice in a row: the second miss offers the keypad', async () => {
    const call = startCall();
    await call.mumbleLike('how much is a cleaning');
    expect(await call.mumbleLike('how much is a whitening')).toContain('press 1');
  });

  it('is not asked about where the agent has no answer to it, or asks for a detail', async () => {
    const call = startCall();
    expect(await call.mumbleLike('do you sell surfboards')).not.toContain('I heard');
    const other = startCall();
    await other.say('can you call me back?');
    expect(await other.mumbleLike('how much is a cleaning')).not.toContain('I heard');
  });
});
