/** Path of a Chromium that starts, or undefined. */
export function provideBrowser(log?: (line: string) => void): Promise<string | undefined>
