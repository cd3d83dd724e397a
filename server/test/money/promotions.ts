import { sql } from '../../src/kernel/db.ts'
import { reason } from './orders.ts'
import { type Case, data, env, key, ok, order } from './scene.ts'

/** The demo's activity that may be applied for every day; of alice's applications, none are left of the cases before. */
const dailyActivity = async (): Promise<string> => {
  await env.owner.run(sql`delete from promotions.applications where state in ('pending', 'approved', 'refused')`)
  await env.owner.run(sql`update promotions.applications set on_day = on_day - 400`)
  const { id } = await env.owner.one<{ id: number }>(
    sql`update promotions.activities set starts_at = '2020-01-01' where picture = 'lanterns' returning id`,
  )
  return String(id)
}
/** An application that waits for a person. */
const waitingApplication = async (): Promise<string> => {
  await ok(`POST /act/apply/${await dailyActivity()}`, { as: 'alice', key: key(), body: {} })
  const asked = { as: 'frank', query: { open: '1' } }
  return (await data<{ data: { id: string }[] }>('GET /office/promotions/applications', asked)).data[0]?.id ?? ''
}
/** Money above the operator's sum that frank has approved. */
const approvedApplication = async (): Promise<string> => {
  const id = await waitingApplication()
  const body = { reward: 'money', money: '2000' }
  await ok(`POST /office/promotions/applications/${id}/approve`, { as: 'frank', key: key(), body })
  return id
}

/** One call for every route of activities that takes a key. */
export const promotionCases: Record<string, Case> = {
  'promotions.apply': {
    as: () => 'alice',
    path: order(dailyActivity),
    body: () => ({ answers: {} }),
    other: () => ({ answers: { more: 'x' } }),
    does: { applications: 1 },
  },
  'promotions.approve': {
    as: () => 'frank',
    path: order(waitingApplication),
    body: () => ({ reward: 'money', money: '18.88', times: 2 }),
    other: (b) => ({ ...b, money: '28.88' }),
    does: { postings: 1, decisions: 1 },
  },
  'promotions.finish': {
    as: () => 'erin',
    path: order(approvedApplication),
    body: () => ({}),
    does: { postings: 1, decisions: 1 },
  },
  'promotions.refuse': { as: () => 'frank', path: order(waitingApplication), ...reason, does: { decisions: 1 } },
  'promotions.saveActivity': {
    as: () => 'erin',
    body: () => ({
      title: { en: 'A race' },
      content: { en: '<p>Run</p>' },
      picture: 'comet',
      own_picture: '',
      category: 'daily',
      position: 99,
      level_from: 0,
      langs: [],
      countries: [],
      apply_type: 'none',
      fields: [],
      link: '',
      frequency: 'once',
      is_captcha: false,
      visible: false,
      start_at: '2026-01-01 00:00:00',
      end_at: '2026-12-31 00:00:00',
      reason: 'a new season',
    }),
    other: (b) => ({ ...b, position: 98 }),
    does: { decisions: 1 },
  },
}
