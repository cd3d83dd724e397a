import { createHash } from 'node:crypto'

export type Visitor = { ip: string; user_agent: string }

/** What tells two visitors of a link apart on one day; nobody can read a visitor from it once the day's salt is gone. */
export const markVisitor = (salt: string, link_id: number, { ip, user_agent }: Visitor): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([salt, link_id, ip, user_agent]))
    .digest()
