import { expect, it } from 'vitest';
import { readSettings } from '#platform/config/settings.ts';
import { entryFor, modelServerSettings } from './model-server-settings.ts';

const read = (value: string) => readSettings(modelServerSettings, { PARLEY_MODEL_SERVERS: value }).modelServers;

it('known products are named alone, others with their address', () => {
  expect(read('ollama, gpu=http://gpu.internal:8000/v1/, vllm=http://127.0.0.1:9000')).toEqual([
    { name: 'ollama', kind: 'ollama', url: 'http://127.0.0.1:11434' },
    { name: 'gpu', kind: 'openai-compatible', url: 'http://gpu.internal:8000' },
    { name: 'vllm', kind: 'vllm', url: 'http://127.0.0.1:9000' },
  ]);
});

it.each([
  ['gpu', 'gpu is no known model server; write gpu=http://host:port'],
  ['gpu=file:///etc/passwd', 'expected gpu=http://host:port'],
  ['My Server=http://127.0.0.1:8000', 'lower-case letters'],
  ['gpu=http://127.0.0.1:22', 'port 22'],
])('%s is refused', (value, message) => {
  expect(() => read(value)).toThrow(message);
});

it('the entry shown at the start names the product, and the address where it is not the usual one', () => {
  expect(entryFor({ kind: 'ollama', url: 'http://127.0.0.1:11434' })).toBe('ollama');
  expect(read(entryFor({ kind: 'vllm', url: 'http://127.0.0.1:8080' }))).toEqual([
    { name: 'vllm', kind: 'vllm', url: 'http://127.0.0.1:8080' },
  ]);
});
