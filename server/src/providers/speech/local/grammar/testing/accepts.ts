type Node =
  | { kind: 'word'; word: string }
  | { kind: 'rule'; name: string }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; options: Node[] };

const nothing: Node = { kind: 'sequence', parts: [] };

/** Acceptor of the part of JSGF used here: true where the words are an utterance of the grammar. Weights are ignored. */
export function createAcceptor(jsgf: string): (text: string) => boolean {
  const rules = new Map<string, Node>();
  for (const [, name = '', body = ''] of jsgf.matchAll(/<(\w+)>\s*=([^;]*);/g)) {
    if (rules.has(name)) throw new Error(`The grammar has two rules ${name}`);
    rules.set(name, parse(body));
  }
  return (text) => {
    const words = text.split(' ');
    return ends(rules, { kind: 'rule', name: 'utterance' }, words, 0).has(words.length);
  };
}

function parse(body: string): Node {
  const tokens = body.match(/<\w+>|\/[\d.]+\/|[()[\]|+*]|[^\s()[\]|+*/<>]+/g) ?? [];
  let at = 0;
  const choice = (): Node => {
    const options: Node[] = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    return { kind: 'choice', options };
  };
  const sequence = (): Node => {
    const parts: Node[] = [];
    while (at < tokens.length && !['|', ')', ']'].includes(tokens[at] ?? '')) {
      const token = tokens[at] ?? '';
      at += 1;
      if (token.startsWith('/')) continue;
      let part: Node = token.startsWith('<')
        ? { kind: 'rule', name: token.slice(1, -1) }
        : { kind: 'word', word: token };
      if (token === '(' || token === '[') {
        part = choice();
        at += 1;
        if (token === '[') part = { kind: 'choice', options: [nothing, part] };
      }
      if (tokens[at] === '+') {
        at += 1;
        part = { kind: 'sequence', parts: Array.from({ length: 12 }, (_, index) => optionalAfterFirst(part, index)) };
      }
      parts.push(part);
    }
    return { kind: 'sequence', parts };
  };
  return choice();
}

const optionalAfterFirst = (part: Node, index: number): Node =>
  index === 0 ? part : { kind: 'choice', options: [nothing, part] };

/** Positions in the words where a node that begins at `from` can end. */
function ends(rules: ReadonlyMap<string, Node>, node: Node, words: readonly string[], from: number): Set<number> {
  switch (node.kind) {
    case 'word':
      return new Set(words[from] === node.word ? [from + 1] : []);
    case 'rule': {
      if (node.name === 'NULL') return new Set([from]);
      const rule = rules.get(node.name);
      if (!rule) throw new Error(`The grammar has no rule ${node.name}`);
      return ends(rules, rule, words, from);
    }
    case 'choice':
      return new Set(node.options.flatMap((option) => [...ends(rules, option, words, from)]));
    case 'sequence':
      return node.parts.reduce(
        (starts, part) => new Set([...starts].flatMap((start) => [...ends(rules, part, words, start)])),
        new Set([from]),
      );
  }
}
