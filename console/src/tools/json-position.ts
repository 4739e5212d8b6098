/**
 * The line of `text` in which the value at a JSON pointer begins, counted from 1; that of the nearest value around it
 * where there is none. Null for text that is no JSON.
 */
export function lineOfPointer(text: string, pointer: string): number | null {
  const starts = valueStarts(text);
  if (!starts) return null;
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const offset = starts.get(at);
    if (offset !== undefined) return text.slice(0, offset).split('\n').length;
    if (at === '') return 1;
  }
}

/** Where each value of a JSON text begins, by its pointer. */
function valueStarts(text: string): Map<string, number> | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  const starts = new Map<string, number>();
  const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/y;
  const next = () => {
    const match = token.exec(text);
    const word = match?.[1] ?? '';
    return { word, start: token.lastIndex - word.length };
  };
  // Known to be JSON, so this only has to keep track of places.
  function read(pointer: string, { word, start }: { word: string; start: number }): void {
    starts.set(pointer, start);
    if (word === '{') readMembers(pointer);
    else if (word === '[') readItems(pointer);
  }
  function readMembers(pointer: string): void {
    for (let key = next(); key.word !== '}' && key.word !== ''; key = next()) {
      if (key.word === ',') continue;
      next();
      const name = (JSON.parse(key.word) as string).replaceAll('~', '~0').replaceAll('/', '~1');
      read(`${pointer}/${name}`, next());
      // A fault in a value is easier to find by the line of its name.
      starts.set(`${pointer}/${name}`, key.start);
    }
  }
  function readItems(pointer: string): void {
    let index = 0;
    for (let item = next(); item.word !== ']' && item.word !== ''; item = next()) {
      if (item.word === ',') continue;
      read(`${pointer}/${index}`, item);
      index += 1;
    }
  }
  read('', next());
  return starts;
}
