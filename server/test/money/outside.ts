import { sql } from '../../src/kernel/db.ts'
import { reason, waitingWithdrawal } from './orders.ts'
import { data, env, key, ok, SILENT_GATEWAY, type SILENT } from './scene.ts'

/** A transfer whose supplier never had it and never said so, past the time after which that may be believed. */
export const unclearTransfer = async (api_code: (typeof SILENT)[number]) => {
  const body = { api_code, money: '1.14' }
  const { transfer_id } = await data<{ transfer_id: string }>('POST /game/deposit', { as: 'alice', key: key(), body })
  await env.owner.run(
    sql`update wallet.transfers set sent_at = sent_at - interval '10 minutes' where id = ${transfer_id}`,
  )
  return transfer_id
}
export const proposedTransfer = async () => {
  const id = await unclearTransfer('SETTLED')
  await ok(`POST /office/transfers/${id}/propose`, {
    as: 'erin',
    key: key(),
    body: { state: 'rejected', ...reason.body() },
  })
  return id
}

const makePayout = async (state: 'queued' | 'manual') => {
  const id = await waitingWithdrawal('approve')
  await env.owner.run(sql`update cashier.withdrawals set way = 'machine' where id = ${id}`)
  await env.owner
    .run(sql`insert into payments.payouts (id, member_id, bill_no, gateway_code, asset, amount, state, created_at, sent_at)
    select id, member_id, bill_no, ${SILENT_GATEWAY.code}, asset, amount, ${state}, created_at, case when ${state} = 'manual' then created_at - interval '1 hour' end
    from cashier.withdrawals where id = ${id}`)
  return id
}
/** A payout that waits for its gateway to be switched on. */
export const queuedPayout = () => makePayout('queued')
/** A payout whose gateway says nothing, past the time after which people may decide. */
export const unclearPayout = () => makePayout('manual')
export const proposedPayout = async () => {
  const id = await unclearPayout()
  const body = { state: 'failed', ...reason.body() }
  await ok(`POST /office/payouts/${id}/propose`, { as: 'erin', key: key(), body })
  return id
}

/** What the ticker said just now. */
export const knowRate = () =>
  env.owner
    .run(sql`insert into chain.networks (code, final_block, final_hash, rate_ppm, rate_at) values ('erc', 0, '0x0', 7000000, ${env.clock.now()})
    on conflict (code) do update set rate_at = excluded.rate_at`)
/** USDT that came and that the rules did not credit. */
export const queuedTransfer = async () => {
  await knowRate()
  const id = env.ids.uuid()
  await env.owner
    .run(sql`insert into chain.transfers (member_id, id, network, tx_hash, log_index, from_address, address, usdt, block, block_hash, block_at, raw, state, why)
    select m.id, ${id}, 'erc', ${id}, 0, '0xfrom', '0xto', 5000000, 1, '0x1', ${env.clock.now()}, '{}', 'queued', 'below_min' from members.members m where m.name = 'alice'`)
  return id
}
export const proposedTransferIn = async () => {
  const id = await queuedTransfer()
  await ok(`POST /office/usdt-transfers/${id}/propose`, { as: 'erin', key: key(), body: reason.body() })
  return id
}

/** A row of a bank's statement about that deposit. */
export const bankRow = async (deposit_id: string) => {
  const { id } = await env.owner.one<{
    id: number
  }>(sql`with f as (insert into statements.files (payee_id, account, name, layout, rows_n, new_n, staff_id, staff_name)
      values (1, 'x', 'x.csv', 'plain', 1, 1, 1, 'frank') returning id)
    insert into statements.rows (file_id, account, fingerprint, reference, booked_at, amount, payer_name, payer_account, remark)
    select f.id, d.channel_account, d.id::text, '', ${env.clock.now()}, d.amount, d.payer_name, '', d.remark_code from f, cashier.deposits d where d.id = ${deposit_id} returning id`)
  return String(id)
}
