import { onTestFinished } from 'vitest'
import type { Journey } from './journey.ts'

/** Has the gateway pay, and nothing be remarkable; what was set before comes back after the journey. */
export const letMachinePay = async ({ books }: Journey): Promise<void> => {
  const [before] = await books.rows<{ value: object }>(`select value from site.configs where key = 'risk'`)
  onTestFinished(async () => {
    await books.rows(`update site.configs set value = $1 where key = 'risk'`, [before?.value])
    await books.rows(`delete from site.configs where key = 'withdrawal_way'`)
  })
  await books.rows(
    `insert into site.configs (key, value) values ('withdrawal_way', '{"way":"machine","machine_up_to":""}')`,
  )
  await books.rows(`update site.configs c set value =
    (select jsonb_object_agg(key, value || '{"on":false}') from jsonb_each(c.value)) where key = 'risk'`)
}
