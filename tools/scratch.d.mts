export function chooseScratch(given?: { asked?: string; room?: number }): string
