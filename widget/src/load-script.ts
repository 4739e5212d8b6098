const loading = new Map<string, Promise<unknown>>();

/** Loads a script that leaves what it has under a global name; once for each page. Rejects when it cannot be had. */
export function loadScript<Part>(url: string, name: string): Promise<Part> {
  const known = loading.get(name) as Promise<Part> | undefined;
  if (known) return known;
  const globals = window as unknown as Record<string, Part | undefined>;
  const part = new Promise<Part>((resolve, reject) => {
    const settle = () => (globals[name] ? resolve(globals[name]) : reject(new Error(name)));
    if (globals[name]) return settle();
    const script = document.createElement('script');
    script.src = url;
    script.onload = script.onerror = settle;
    document.head.append(script);
  });
  loading.set(name, part);
  // The next one who asks tries again.
  part.catch(() => loading.delete(name));
  return part;
}
