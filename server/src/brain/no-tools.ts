import type { ToolRunner } from './ports.ts';

/** Tools of an agent without any. */
export const noTools: ToolRunner = {
  definitions: async () => [],
  run: async (call) => ({ result: `There is no tool ${call.name}`, isError: true }),
};
