/** How a measured return stands to the published one: too little was played to say, within what chance allows, or beyond it. */
export const RETURN_HINTS = ['few', 'within', 'above', 'below'] as const
export type ReturnHint = (typeof RETURN_HINTS)[number]
