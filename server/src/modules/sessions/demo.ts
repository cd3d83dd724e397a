import { makeDemoMember } from '../members/index.ts'
import type { SessionsDeps } from './deps.ts'
import { type From, type IssuedToken, buildIssuedToken, openSession } from './session.ts'

/** Makes a demo account with play money and logs it in. */
export const startDemo = async (d: SessionsDeps, from: From): Promise<IssuedToken> =>
  buildIssuedToken(await d.db.tx(async (tx) => openSession(d, tx, await makeDemoMember(d, tx, from.ip), from)))
