import { channels } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { wheelPush, wheelRecordPush } from '@moongate/contract/wheel.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { pushAll } from '../../kernel/push.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { readSetting } from '../site/index.ts'
import { grantRequirement } from '../turnover/index.ts'
import { getCurrency, type WheelDeps } from './deps.ts'
import { computeTurnover } from './prize.rules.ts'
import type { Spin } from './spin.sql.ts'
import { wheelPostings } from './wheel.postings.ts'
import { wheelSetting } from './wheel.settings.ts'

/** Pays money with what it asks for in turnover, and tells whom it concerns. */
export const payPrize = async (d: WheelDeps, tx: Tx, spin: Spin): Promise<void> => {
  const { member_id, id, bill_no, type, money } = spin
  const to = channels.member(member_id)
  const pays = type === 'cash' && money > 0n
  if (pays) {
    const asset = getCurrency(d)
    const { times } = await readSetting(tx, wheelSetting)
    const requirement = { member_id, source: 'wheel', source_id: id, asset, amount: computeTurnover(spin, times) }
    await grantRequirement(tx, requirement)
    const key = deriveKey('wheel.won', id)
    await postOrRefuse(tx, [{ key, kind: wheelPostings.won, member_id, asset, amount: money, ref: bill_no }])
  }
  await pushAll(tx, [
    wheelPush.to(to, {}),
    ...(pays ? [balancePush.to(to, {})] : []),
    ...(spin.state === 'to_send' ? [wheelRecordPush.to(channels.office, { id })] : []),
  ])
}
