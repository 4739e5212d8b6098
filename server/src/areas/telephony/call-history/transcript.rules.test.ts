import type { CallTurn } from '@parley/contract/resources/call';
import { expect, it } from 'vitest';
import { transcriptSrt, transcriptText, transcriptVtt } from './transcript.rules.ts';

const speakers = { user: 'Caller', agent: 'Desk', person: 'Colleague' };
const turn = (more: Partial<CallTurn>): CallTurn => ({
  seq: 1,
  role: 'user',
  text: 'Hello',
  via: 'speech',
  start_ms: 1234,
  end_ms: 2500,
  interrupted: false,
  sources: [],
  engine: 'builtin',
  latency: null,
  ...more,
});

it('each turn is one line of text with time and speaker', () => {
  const turns = [turn({}), turn({ seq: 2, role: 'agent', text: 'Hi\n\nthere', start_ms: 3_725_000 })];
  expect(transcriptText(turns, speakers)).toBe('[00:00:01] Caller: Hello\n[01:02:05] Desk: Hi there\n');
  expect(transcriptText([turn({ role: 'person' })], speakers)).toBe('[00:00:01] Colleague: Hello\n');
  expect(transcriptText([], speakers)).toBe('');
});

it('WebVTT: header, cues with millisecond times, and the speaker as a voice span', () => {
  expect(transcriptVtt([turn({}), turn({ seq: 2, role: 'agent', start_ms: 359_999_999, end_ms: 0 })], speakers)).toBe(
    [
      'WEBVTT',
      '',
      '1',
      '00:00:01.234 --> 00:00:02.500',
      '<v Caller>Hello',
      '',
      '2',
      '99:59:59.999 --> 100:00:00.000',
      '<v Desk>Hello',
      '',
    ].join('\n'),
  );
  expect(transcriptVtt([], speakers)).toBe('WEBVTT\n');
});

it('WebVTT: text and names cannot end a cue or open a tag', () => {
  const nasty = 'a\r\n\r\n00:00:05.000 --> 00:00:06.000\u2028<script>&amp;</v>';
  const file = transcriptVtt([turn({ text: nasty })], { ...speakers, user: 'Eve>\n\n<b>' });
  expect(file.split('\n')).toHaveLength(6);
  expect(file.match(/-->/g)).toHaveLength(1);
  expect(file).toContain('<v Eve&gt; &lt;b&gt;>a 00:00:05.000 --&gt; 00:00:06.000 &lt;script&gt;&amp;amp;&lt;/v&gt;');
});

it('SubRip: numbered from 1, commas before milliseconds, no text line that could end a cue', () => {
  const file = transcriptSrt([turn({ seq: 4, text: 'one\n\n2\n00:00:01,000 --> 00:00:02,000' })], speakers);
  expect(file).toBe('1\r\n00:00:01,234 --> 00:00:02,500\r\nCaller: one 2 00:00:01,000 -> 00:00:02,000\r\n\r\n');
});

it('a turn without audio has a cue of positive duration', () => {
  expect(transcriptSrt([turn({ end_ms: 1234, text: '' })], speakers)).toContain('00:00:01,234 --> 00:00:01,235');
});
