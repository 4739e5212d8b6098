import { describe, expect, it } from 'vitest';
import { converse } from '#brain/converse.ts';
import type { ModelMessage, ToolCall, ToolDefinition } from '#brain/ports.ts';
import { createWordReader } from '#brain/prompt-facts.ts';
import type { CompletedTurn } from '#brain/turn.ts';
import { createBuiltinModel } from './builtin-model.ts';

const model = createBuiltinModel({ reader: createWordReader() });

const prompts: Record<string, string> = {
  en: 'You are Anna at Nordic Dental.\n# Opening hours\nMon-Fri 8-17.\n# Prices\nCleaning: 90 euros\n# Staff\nEvery person on our team speaks English.',
  sv: 'Du är Anna på Nordic Dental.\n# Öppettider\nMåndag-fredag 8-17.\n# Priser\n- Tandrengöring: 900 kr',
  de: 'Du bist Anna von der Praxis Nord.\n# Öffnungszeiten\nMontag bis Freitag 8 bis 17 Uhr.\n# Preise\n- Zahnreinigung: 90 Euro',
  fr: 'Tu es Anna du cabinet Nord.\n# Horaires\nDu lundi au vendredi de 8h à 17h.\n# Tarifs\n- Détartrage : 60 euros',
  es: 'Eres Anna de la clínica Norte.\n# Horario\nDe lunes a viernes de 8 a 17 h.\n# Precios\n- Limpieza: 60 euros',
};

/** As an agent's tool of type `handoff` is offered. */
const handoff = (name: string): ToolDefinition => ({
  name,
  description: 'Asks a colleague, a person, to take this conversation over. Use it when you cannot help.',
  parameters: {
    type: 'object',
    properties: {
      reason: { type: 'string', maxLength: 200, description: 'Why a person is needed, in a few words' },
      summary: { type: 'string', maxLength: 2000, description: 'What the person taking over should know' },
    },
    additionalProperties: false,
  },
});

function startDialog({
  language = 'en',
  outcome = 'asked',
  tool = 'handoff',
}: {
  language?: string;
  outcome?: 'asked' | 'nobody_available';
  tool?: string;
}) {
  const history: ModelMessage[] = [];
  const collected: Record<string, string> = {};
  return async (text: string): Promise<CompletedTurn & { calls: ToolCall[] }> => {
    history.push({ role: 'user', text });
    const turn = converse({
      agent: {
        name: 'Anna',
        prompt: prompts[language] ?? '',
        language,
        timezone: 'Europe/Stockholm',
        knowledge: { enabled: true, topK: 4, minScore: 0 },
        dynamicVariables: {},
      },
      channel: 'chat',
      model,
      tools: {
        definitions: async () => [handoff(tool)],
        run: async () => ({ result: JSON.stringify({ outcome, note: 'For models that read.' }), isError: false }),
      },
      retrievers: [],
      history,
      collected,
      clock: { now: () => new Date('2026-03-04T09:00:00Z') },
      signal: new AbortController().signal,
    });
    for await (const event of turn) {
      if (event.kind === 'collected') collected[event.name] = event.value;
      if (event.kind !== 'completed') continue;
      history.push(...event.messages);
      return { ...event, calls: event.toolCalls.map(({ call }) => call) };
    }
    throw new Error('The turn did not complete');
  };
}

const wishes: Record<string, string[]> = {
  en: [
    'I want to talk to a human',
    'Can I speak to someone?',
    'Can I please talk to a real person?',
    'human please',
    'Get me an agent',
    'I need a human',
    'Is there a real person I can talk to?',
    'Let me speak with your manager',
    'I would rather chat with a person',
    'Connect me with customer service',
    'Can a human help me?',
    'talk to support',
    'I want an operator!',
  ],
  sv: [
    'Jag vill prata med en människa',
    'Kan jag få prata med någon?',
    'Kan jag få prata med en riktig människa tack',
    'människa tack',
    'Koppla mig till en medarbetare',
    'Jag vill ha en människa',
    'Jag vill tala med kundtjänst',
    'Kan jag få chatta med en person?',
    'Finns det någon jag kan prata med?',
    'Jag vill snacka med en handläggare',
    'Kan en människa hjälpa mig?',
  ],
  de: [
    'Ich möchte mit einem Menschen sprechen',
    'Kann ich mit jemandem reden?',
    'Kann ich einen Mitarbeiter sprechen?',
    'Mitarbeiter bitte',
    'Verbinden Sie mich mit einem Mitarbeiter',
    'Ich brauche einen Menschen',
    'Ich will mit dem Kundenservice sprechen',
    'Kann mir ein Mensch helfen?',
    'Gibt es einen echten Menschen, mit dem ich chatten kann?',
    'Ich will einen echten Menschen',
  ],
  fr: [
    "Je voudrais parler à quelqu'un",
    'Je veux parler à un humain',
    'Puis-je parler à une vraie personne ?',
    'un conseiller, s’il vous plaît',
    'Passez-moi un conseiller',
    'Je veux un humain',
    'Mettez-moi en relation avec un conseiller',
    'Je souhaite discuter avec un agent',
    'Je veux contacter le service client',
    "Est-ce que quelqu'un peut m'aider ? Une vraie personne",
  ],
  es: [
    'Quiero hablar con una persona',
    '¿Puedo hablar con alguien?',
    '¿Me puede atender una persona real?',
    'un agente, por favor',
    'Pásame con un operador',
    'Necesito un humano',
    'Quiero hablar con atención al cliente',
    'Prefiero chatear con una persona',
    'Comuníqueme con un agente',
    'Quiero que me atienda un humano',
  ],
};

describe('requesting a human', () => {
  for (const [language, texts] of Object.entries(wishes)) {
    it.each(texts)(`${language}: "%s" requests a handoff`, async (text) => {
      const answer = await startDialog({ language })(text);
      expect(answer.calls.map(({ name }) => name)).toEqual(['handoff']);
      expect(answer.text).not.toMatch(/[{}_]/);
      expect(answer.text).not.toBe('');
      expect(answer.isUnsure).toBe(false);
    });
  }
});

describe('no handoff request', () => {
  it.each([
    ['en', 'What does cleaning cost for one person?'],
    ['en', 'I talked to someone yesterday about my order'],
    ['en', 'I want to book a table for one person'],
    ['en', 'When are you open?'],
    ['sv', 'Jag pratade med en medarbetare igår'],
    ['sv', 'Vad kostar det per person?'],
    ['de', 'Was kostet das pro Person?'],
    ['fr', 'Quel est le prix par personne ?'],
    ['es', '¿Cuánto cuesta por persona?'],
  ])('%s: "%s" requests no handoff', async (language, text) => {
    expect((await startDialog({ language })(text)).calls).toEqual([]);
  });
});

describe('after a requested handoff', () => {
  it.each([
    ['en', 'I have asked a colleague to take over.'],
    ['sv', 'Jag har bett en kollega att ta över.'],
    ['de', 'Ich habe eine Kollegin oder einen Kollegen gebeten, zu übernehmen.'],
    ['fr', "J'ai demandé à un collègue de prendre le relais."],
    ['es', 'He pedido a un compañero que continúe la conversación.'],
  ])('%s: is confirmed in the agent’s language', async (language, said) => {
    expect((await startDialog({ language })(wishes[language]?.[0] ?? '')).text).toBe(said);
  });

  it.each(['en', 'sv', 'de', 'fr', 'es'])(
    '%s: without available operators, a message can be left',
    async (language) => {
      const yes = { en: 'yes', sv: 'ja', de: 'ja', fr: 'oui', es: 'sí' }[language] ?? '';
      const say = startDialog({ language, outcome: 'nobody_available' });
      expect((await say(wishes[language]?.[0] ?? '')).calls).toHaveLength(1);
      const asksForName = await say(yes);
      expect(asksForName.calls).toEqual([]);
      expect(asksForName.text).toMatch(/name|namn|heter|nom|nombre|llama/i);
      await say('Ada Lindgren');
      const noted = await say('+46 70 123 45 67');
      expect(noted.text).toContain('Ada Lindgren');
    },
  );

  it('a tool is found by its description as well as its name', async () => {
    const answer = await startDialog({ tool: 'ask_for_help' })('I want to talk to a human');
    expect(answer.calls.map(({ name }) => name)).toEqual(['ask_for_help']);
  });

  it('yes to "Would you like to speak to a person?" requests a handoff', async () => {
    const say = startDialog({});
    await say('Do you sell bicycles?');
    expect((await say('Yes please')).calls.map(({ name }) => name)).toEqual(['handoff']);
  });
});

describe('uncertainty', () => {
  it('is stated for unknown answers only', async () => {
    const say = startDialog({});
    expect(await say('Hello')).toMatchObject({ isUnsure: false });
    expect(await say('What does cleaning cost?')).toMatchObject({
      isUnsure: false,
      text: expect.stringContaining('90'),
    });
    expect(await say('Do you sell bicycles?')).toMatchObject({ isUnsure: true });
    expect(await say('What is the capital of Peru?')).toMatchObject({ isUnsure: true });
    expect(await say('Thanks, bye')).toMatchObject({ isUnsure: false });
  });

  it.each([
    ['sv', 'Säljer ni cyklar?'],
    ['de', 'Verkaufen Sie Fahrräder?'],
    ['fr', 'Vendez-vous des vélos ?'],
    ['es', '¿Venden bicicletas?'],
  ])('%s: "%s" is unknown', async (language, text) => {
    expect(await startDialog({ language })(text)).toMatchObject({ isUnsure: true });
  });
});
