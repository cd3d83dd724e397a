/** In tests what leaves is read with its own schema too: answers and pushes are checked, not only typed. */
export const CHECKS_WHAT_LEAVES = process.env['NODE_ENV'] === 'test'
