import { createHash } from 'node:crypto'
import { fetchOwnTransfers } from '../chain/index.ts'
import type { ReconciliationDeps } from './deps.ts'
import { stringifyFile } from './file.rules.ts'
import { insertFile } from './file.sql.ts'
import { nameSource, type Source } from './source.rules.ts'

type Span = { from: Date; before: Date }
type Came = { raw: string; parsed: string | null }

const fetchFromGateway = async (d: ReconciliationDeps, code: string, day: string): Promise<Came | undefined> => {
  try {
    const answer = await d.gateways[code]?.fetchSettlement(day)
    if (answer?.outcome !== 'ok') return undefined
    return { raw: answer.raw, parsed: answer.file ? stringifyFile(answer.file) : null }
  } catch (error) {
    // A port promises not to throw; a day without its file says so by itself.
    d.log.error({ err: error, gateway: code, day }, 'a gateway port threw')
    return undefined
  }
}

const fetchFromChain = async (d: ReconciliationDeps, code: string, span: Span): Promise<Came | undefined> => {
  const transfers = await fetchOwnTransfers(d, code, span)
  const parsed = transfers && stringifyFile(transfers)
  return parsed === undefined ? undefined : { raw: parsed, parsed }
}

/** Asks for what a day is compared with, and keeps it as it came with its hash. Nothing where it is not there yet. Outside of any transaction. */
export const fetchFile = async (d: ReconciliationDeps, source: Source, day: string, span: Span): Promise<void> => {
  if (source.kind === 'ledger') return
  const came = await (source.kind === 'gateway'
    ? fetchFromGateway(d, source.code, day)
    : fetchFromChain(d, source.code, span))
  if (!came) return
  const sha256 = createHash('sha256').update(came.raw).digest('hex')
  await insertFile(d.db, { source: nameSource(source), day, sha256, ...came })
}
