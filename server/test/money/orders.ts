import { sql } from '../../src/kernel/db.ts'
import { riskSetting } from '../../src/modules/risk/index.ts'
import { putSetting } from '../../src/modules/site/index.ts'
import { data, env, key, ok, there } from './scene.ts'

/** Why, and another reason. */
export const reason = { body: () => ({ reason: '信息有误' }), other: () => ({ reason: '另一个原因' }) }

export const deposit = (money = '500') => ({
  name: '王丽丽',
  money,
  hk_at: '2026-01-15 11:55:00',
  payment_type: there.channel.type,
  payment_id: there.channel.id,
  payment_account: there.channel.account,
})
export const waitingDeposit = async (money = '500') => {
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/normal', {
    as: 'alice',
    key: key(),
    body: deposit(money),
  })
  return (
    (await data<{ data: { id: string }[] }>('GET /office/deposits', { as: 'frank', query: { keyword: bill_no } }))
      .data[0]?.id ?? ''
  )
}
export const waitingWithdrawal = async (...steps: string[]) => {
  const { bill_no } = await data<{ bill_no: string }>('POST /drawing', {
    as: 'alice',
    key: key(),
    body: { member_bank_id: there.card, money: '100', qk_pwd: '888888', member_remark: 'rent' },
  })
  const id =
    (await data<{ data: { id: string }[] }>('GET /office/withdrawals', { as: 'frank', query: { keyword: bill_no } }))
      .data[0]?.id ?? ''
  for (const step of steps) await ok(`POST /office/withdrawals/${id}/${step}`, { as: 'frank', body: {} })
  return id
}
/** A bill number of a withdrawal that its member may still take back. */
export const waitingBill = async () => {
  const id = await waitingWithdrawal()
  return (await env.owner.one<{ bill_no: string }>(sql`select bill_no from cashier.withdrawals where id = ${id}`))
    .bill_no
}
/** An order that frank has taken. */
export const claimed = async (queue: 'deposits' | 'withdrawals') => {
  const id = await (queue === 'deposits' ? waitingDeposit() : waitingWithdrawal())
  await ok(`POST /office/${queue}/${id}/claim`, { as: 'frank', key: key(), body: {} })
  return id
}
/** One in which nothing is remarkable: no rule looks. */
export const safeWithdrawal = async () => {
  const off = Object.entries(riskSetting.default).map(([rule, limits]) => [rule, { ...limits, on: false }])
  await putSetting(env.owner, riskSetting, Object.fromEntries(off))
  return waitingWithdrawal()
}

/** Both sides of the next draw. */
export const slip = async (unit_stake: string) => ({
  code: 'jzssc',
  issue: (await data<{ issue: string }[]>('GET /lottery/list'))[0]?.issue,
  lines: [
    { bet_type: 'sum', selection: 'big', unit_stake },
    { bet_type: 'sum', selection: 'small', unit_stake },
  ],
})
