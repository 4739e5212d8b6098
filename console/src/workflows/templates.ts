import type { TFunction } from 'i18next';
import {
  emptyGraph,
  type WorkflowCondition,
  type WorkflowDefinition,
  type WorkflowNode,
  type WorkflowNodeKind,
  type WorkflowNodeOf,
  type WorkflowVariable,
} from './graph.ts';
import { newNode } from './new-node.ts';

export const templateNames = ['blank', 'booking', 'call_back', 'opening_hours'] as const;
export type TemplateName = (typeof templateNames)[number];

/** Variables in texts of templates, past the placeholders of translated texts. */
const braces = { open: '{{', close: '}}' };

/** The graph of a template, its texts in the language of the console. */
export function templateGraph(name: TemplateName, t: TFunction): WorkflowDefinition {
  return templates[name](t);
}

const always = { type: 'always' } as const;
const otherwise = { type: 'else' } as const;
const succeeded = { type: 'result', outcome: 'succeeded' } as const;
const failed = { type: 'result', outcome: 'failed' } as const;
const judged = (prompt: string) => ({ type: 'prompt', prompt }) as const;

function node<Kind extends WorkflowNodeKind>(
  kind: Kind,
  id: string,
  column: number,
  row: number,
  fields: Partial<WorkflowNodeOf<Kind>>,
): WorkflowNode {
  return { ...newNode(kind, id, { x: column * 300, y: row * 180 }), ...fields } as WorkflowNode;
}

function graphOf(
  nodes: readonly WorkflowNode[],
  edges: readonly [source: string, target: string, condition: WorkflowCondition][],
  variables: readonly WorkflowVariable[] = [],
): WorkflowDefinition {
  return {
    ...emptyGraph,
    start_node_id: nodes[0]?.id ?? null,
    nodes: [...nodes],
    variables: [...variables],
    edges: edges.map(([source, target, condition], index) => ({
      id: `edge_${index + 1}`,
      source,
      target,
      condition,
      priority: 100,
      say: '',
    })),
  };
}

const text = (name: string, description = ''): WorkflowVariable => ({
  name,
  type: 'string',
  description,
  default: null,
});

type Format = WorkflowNodeOf<'collect'>['fields'][number]['format'];
const value = (variable: string, question: string, format: Format = 'any') => ({
  variable,
  question,
  description: '',
  format,
  choices: [],
  required: true,
});

const templates: Readonly<Record<TemplateName, (t: TFunction) => WorkflowDefinition>> = {
  blank: (t) =>
    graphOf(
      [
        node('conversation', 'talk', 0, 0, {
          name: t('workflow_templates.blank.talk'),
          prompt: t('workflow_templates.blank.prompt'),
        }),
        node('end', 'end', 0, 1, { name: t('workflow_templates.blank.end') }),
      ],
      [['talk', 'end', judged(t('workflow_templates.blank.done'))]],
    ),

  booking: (t) =>
    graphOf(
      [
        node('conversation', 'intro', 0, 0, {
          name: t('workflow_templates.booking.intro'),
          prompt: t('workflow_templates.booking.intro_prompt'),
        }),
        node('collect', 'details', 0, 1, {
          name: t('workflow_templates.booking.collect'),
          fields: [
            { ...value('service', ''), description: t('workflow_templates.booking.service') },
            value('customer_name', t('workflow_templates.booking.name_question'), 'name'),
            value('booking_date', t('workflow_templates.booking.day_question'), 'date'),
            value('booking_time', t('workflow_templates.booking.time_question'), 'time'),
            value('phone', t('workflow_templates.booking.phone_question'), 'phone'),
          ],
          confirm: true,
          confirmation: t('workflow_templates.booking.confirmation', braces),
        }),
        node('tool', 'book', 0, 2, {
          name: t('workflow_templates.booking.book'),
          say: t('workflow_templates.booking.book_say'),
        }),
        node('end', 'booked', 0, 3, {
          name: t('workflow_templates.booking.done'),
          say: t('workflow_templates.booking.done_text', braces),
        }),
        node('handoff', 'person', 1, 3, {
          name: t('workflow_templates.booking.person'),
          reason: t('workflow_templates.booking.person_reason'),
          global: { condition: judged(t('workflow_templates.booking.wants_person')), cooldown_turns: 3, return: true },
        }),
        node('end', 'sorry', 1, 4, {
          name: t('workflow_templates.booking.sorry'),
          say: t('workflow_templates.booking.sorry_text'),
          outcome: 'failed',
        }),
      ],
      [
        ['intro', 'details', judged(t('workflow_templates.booking.wants_booking'))],
        ['details', 'book', succeeded],
        ['details', 'person', failed],
        ['book', 'booked', succeeded],
        ['book', 'person', failed],
        ['person', 'sorry', failed],
      ],
      [
        text('service', t('workflow_templates.booking.service')),
        text('customer_name', t('workflow_templates.booking.name')),
        text('booking_date', t('workflow_templates.booking.day')),
        text('booking_time', t('workflow_templates.booking.time')),
        text('phone', t('workflow_templates.booking.phone')),
      ],
    ),

  call_back: (t) =>
    graphOf(
      [
        node('collect', 'ask', 0, 0, {
          name: t('workflow_templates.call_back.ask'),
          fields: [
            value('customer_name', t('workflow_templates.call_back.name_question'), 'name'),
            value('phone', t('workflow_templates.call_back.phone_question'), 'phone'),
            value('call_back_time', t('workflow_templates.call_back.when_question')),
            value('topic', t('workflow_templates.call_back.topic_question')),
          ],
          confirm: true,
          confirmation: t('workflow_templates.call_back.confirmation', braces),
        }),
        node('end', 'thanks', 0, 1, {
          name: t('workflow_templates.call_back.thanks'),
          say: t('workflow_templates.call_back.thanks_text', braces),
        }),
        node('end', 'not_taken', 1, 1, {
          name: t('workflow_templates.call_back.not_taken'),
          say: t('workflow_templates.call_back.failed_text'),
          outcome: 'failed',
        }),
      ],
      [
        ['ask', 'thanks', succeeded],
        ['ask', 'not_taken', failed],
      ],
      [
        text('customer_name'),
        text('phone'),
        text('call_back_time', t('workflow_templates.call_back.when')),
        text('topic', t('workflow_templates.call_back.topic')),
      ],
    ),

  opening_hours: (t) =>
    graphOf(
      [
        node('branch', 'open_now', 0, 0, { name: t('workflow_templates.opening_hours.open_now') }),
        node('conversation', 'answer', 0, 1, {
          name: t('workflow_templates.opening_hours.answer'),
          prompt: t('workflow_templates.opening_hours.answer_prompt'),
        }),
        node('handoff', 'person', 0, 2, { name: t('workflow_templates.opening_hours.person') }),
        node('say', 'closed', 1, 1, {
          name: t('workflow_templates.opening_hours.closed'),
          text: t('workflow_templates.opening_hours.closed_text'),
        }),
        node('collect', 'message', 1, 2, {
          name: t('workflow_templates.opening_hours.message'),
          fields: [
            value('customer_name', t('workflow_templates.opening_hours.name_question'), 'name'),
            value('phone', t('workflow_templates.opening_hours.phone_question'), 'phone'),
            value('message', t('workflow_templates.opening_hours.message_question')),
          ],
        }),
        node('end', 'promised', 1, 3, { say: t('workflow_templates.opening_hours.promised_text') }),
        node('end', 'end', 0, 3, {
          name: t('workflow_templates.opening_hours.end'),
          say: t('workflow_templates.opening_hours.end_text'),
        }),
      ],
      [
        [
          'open_now',
          'answer',
          { type: 'expression', expression: 'context.weekday <= 5 && context.hour >= 9 && context.hour < 17' },
        ],
        ['open_now', 'closed', otherwise],
        ['answer', 'person', judged(t('workflow_templates.opening_hours.wants_person'))],
        ['answer', 'end', judged(t('workflow_templates.opening_hours.nothing_more'))],
        ['person', 'message', failed],
        ['closed', 'message', always],
        ['message', 'promised', succeeded],
        ['message', 'end', failed],
      ],
      [text('customer_name'), text('phone'), text('message')],
    ),
};
