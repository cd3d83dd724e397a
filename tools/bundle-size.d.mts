export const limits: { js_bytes: number; css_bytes: number }
export function measureFirstView(dist: string): { js_bytes: number; css_bytes: number; files: [string, number][] }
