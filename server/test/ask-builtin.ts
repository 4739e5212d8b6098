import { converse } from '#brain/converse.ts';
import { createPromptFacts, createWordReader, promptFactsRetriever } from '#brain/prompt-facts.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { createBuiltinModel } from '../src/providers/language/builtin/builtin-model.ts';

const facts = createPromptFacts();
const builtin = createBuiltinModel({ reader: createWordReader({ facts }) });

/** Answer of the built-in model in a chat with an agent, from its prompt alone. `at`: instant of the question. */
export async function askBuiltin(
  agent: { agentName: string; prompt: string },
  { language, question, at }: { language: string; question: string; at: string },
): Promise<string> {
  let said = '';
  const events = converse({
    agent: {
      name: agent.agentName,
      prompt: agent.prompt,
      language,
      timezone: 'UTC',
      temperature: 0,
      maxTokens: 300,
      knowledge: { enabled: true, topK: 4, minScore: 0.2 },
      dynamicVariables: {},
    },
    channel: 'chat',
    model: builtin,
    tools: { definitions: async () => [], run: async () => ({ result: '', isError: true }) },
    retrievers: [promptFactsRetriever({ prompt: agent.prompt, facts })],
    history: [{ role: 'user', text: question }],
    collected: {},
    clock: createTestClock(at),
    signal: new AbortController().signal,
    onProblem: ({ cause }) => {
      throw cause;
    },
  });
  for await (const event of events) if (event.kind === 'delta') said += event.text;
  return said;
}
