export function chooseScratch(given?: { asked?: string; space?: number }): string
