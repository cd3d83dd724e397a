/** Where an invite leads: the member site keeps the code until somebody registers (R3.5). */
export const buildInviteUrl = (code: string): string => `${location.origin}/?i=${encodeURIComponent(code)}`
