/** Path of a Chromium that starts, or undefined. */
export function provideBrowser(say?: (line: string) => void): Promise<string | undefined>
