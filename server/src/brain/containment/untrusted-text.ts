/** Characters no reader sees: controls, bidirectional overrides, tags, fillers. Joiners and emoji forms are apart. */
const invisible = /(?![\n\t])\p{Cc}|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/** Joiners carry meaning in some scripts and in emoji; behind Latin letters, digits and spaces they only hide. */
const joinerBehindLatin = /(?<=[\p{Script=Latin}\p{N}\p{P}\p{Z}\s]|^)(?:\u200c|\u200d)+/gu;

/**
 * Marks by which common chat templates separate system, user and assistant. A local model server may read them in the
 * text of a message. Source: the templates of ChatML, Llama 2 and 3, Gemma, Mistral and Phi.
 */
const templateMarks =
  /<(?=\|[\w ▁-]{1,40}\|>|\/?(?:s|system|assistant|user|instructions?|start_of_turn|end_of_turn|bos|eos)>|<\/?SYS>>)|\[(?=\/?INST\]|\/?(?:SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\])/gi;

/**
 * Text of a person, a tool or a page as a model may read it: without characters that no reader sees, and with marks of
 * chat templates made ordinary characters.
 */
export function untrustedText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(joinerBehindLatin, '')
    .replace(templateMarks, (mark) => (mark === '<' ? '‹' : '⟦'));
}

/** Longest value of the person inside the instructions of a model. Unit: characters. */
const valueMax = 500;

/** Value of the person on one line, at most 500 characters. */
export function untrustedValue(value: string): string {
  const line = untrustedText(value.slice(0, valueMax * 4))
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= valueMax) return line;
  return `${line.slice(0, valueMax - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Names, addresses, numbers and dates, which need no quotes to be read as one value. */
const plain = /^[\p{L}\p{M}\p{N} .,'’@+_\-/:&()#%=?~]{0,120}$/u;

/** Value of the person for the text of a prompt: one line, and quoted unless it is short and plain. */
export function quotedValue(value: string): string {
  const line = untrustedValue(value);
  return plain.test(line) ? line : JSON.stringify(line);
}
