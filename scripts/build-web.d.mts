/** Builds what browsers load where it is missing or its sources have changed; says which parts it built. */
export function buildWebIfStale(options?: { log?: (line: string) => void }): Promise<{ built: string[] }>;
