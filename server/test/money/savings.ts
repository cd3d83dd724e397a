import { type Case, data, key, ok } from './scene.ts'

/** The plan of the demo that is bought by the day, in tens. */
const findPlan = async () => {
  const plans = await data<{ id: number; SettingName: string }[]>('POST /yuebao/getMemberYuebaoList', { as: 'alice' })
  return plans.find(({ SettingName }) => SettingName === '日日盈')?.id
}
const buy = async () => ({ plan_id: await findPlan(), amount: '10' })
const holding = async () => {
  const bought = await ok('POST /yuebao/buy', { as: 'alice', key: key(), body: await buy() })
  return { record_id: (bought['data'] as { member_plan_id: string }).member_plan_id }
}

/** One call for every route of savings that moves money. */
export const savingsCases: Record<string, Case> = {
  'savings.buy': {
    as: () => 'alice',
    body: buy,
    other: (b) => ({ ...b, amount: '20' }),
    does: { holdings: 1, postings: 1 },
  },
  'savings.redeem': {
    as: () => 'alice',
    body: holding,
    other: () => ({ record_id: '00000000-0000-4000-8000-000000000000' }),
    does: { postings: 1 },
  },
}
