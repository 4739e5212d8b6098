/** Builds the server where it is missing or its sources have changed; says so where it was built. */
export function buildServerIfStale(options?: { log?: (line: string) => void }): Promise<{ built: string[] }>;
