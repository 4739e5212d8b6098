/** Term frequencies by passage and field, in the order of reading, in arrays that grow. */
export class PostingRows {
  size = 0;
  terms = new Uint32Array(1 << 14);
  passages = new Uint32Array(1 << 14);
  fields = new Uint8Array(1 << 14);
  counts = new Uint16Array(1 << 14);

  add(row: { term: number; passage: number; field: number; count: number }): void {
    if (this.size === this.terms.length) this.#grow();
    this.terms[this.size] = row.term;
    this.passages[this.size] = row.passage;
    this.fields[this.size] = row.field;
    this.counts[this.size] = Math.min(row.count, 65_535);
    this.size += 1;
  }

  #grow(): void {
    const length = this.terms.length * 2;
    const { terms, passages, fields, counts } = this;
    (this.terms = new Uint32Array(length)).set(terms);
    (this.passages = new Uint32Array(length)).set(passages);
    (this.fields = new Uint8Array(length)).set(fields);
    (this.counts = new Uint16Array(length)).set(counts);
  }
}
