/** Typed otherwise than the own account: nobody else is asked about. */
export const isOther = (typed: string, own: string): boolean => typed.trim().toLowerCase() !== own.toLowerCase()
