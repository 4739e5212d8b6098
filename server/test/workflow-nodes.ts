/** Parts of the workflows that tests rehearse, see `graphOf`. */
export const end = { id: 'end', kind: 'end', say: 'Goodbye.' } as const;
export const edge = (source: string, target: string, condition: object = { type: 'always' }, more: object = {}) => ({
  id: `${source}-${target}`,
  source,
  target,
  condition,
  ...more,
});
export const talk = (id: string, message: string, more: object = {}) => ({
  id,
  kind: 'conversation',
  message,
  ...more,
});
export const say = (id: string, text: string) => ({ id, kind: 'say', text });
