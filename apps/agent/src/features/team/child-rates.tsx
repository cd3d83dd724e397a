import { useSend } from '@moongate/client/react'
import { Button, Card, Skeleton, toast } from '@moongate/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChildDetail } from '../../api/answers.ts'
import { api } from '../../api/api.ts'
import { ratesQuery } from '../../api/queries.ts'
import { describeGameType, t } from '../../text.ts'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import form_css from '../../widgets/form.module.css'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import page from '../../widgets/page.module.css'
import { RateFields } from '../../widgets/rate-fields.tsx'
import { useRates } from '../../widgets/use-rates.ts'
import css from './team.module.css'

type Child = ChildDetail['child']

const SetRates = ({ child, close }: { child: Child; close: () => void }) => {
  const { data: bounds, isError, refetch } = useQuery(ratesQuery(child.member_id))
  const { typed, setTyped, shown, collect } = useRates(child.rates)
  const { state, send } = useSend()
  const client = useQueryClient()
  const save = async () => {
    const rates = collect(bounds ?? [])
    if (!rates) return
    const body = { child_member_id: child.member_id, rates }
    const { message } = await send((signal) => api.team.setChildRates(body, { signal }))
    toast(message, { tone: 'good' })
    close()
    await client.invalidateQueries({ queryKey: ['team'] })
  }
  return (
    <FormDialog title={t('rates.set')} close={close}>
      <form className={form_css.form} action={() => save().catch(() => undefined)}>
        {bounds && <RateFields bounds={bounds} typed={typed} change={setTyped} shown={shown} />}
        {!bounds && (isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton height={180} />)}
        <div className={form_css.foot}>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={state === 'sending'} disabled={!bounds}>
            {t('rates.save')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}

const Rates = ({ rates }: { rates: Child['rates'] }) => (
  <dl className={css.facts}>
    {rates.map(({ game_type, rate }) => (
      <div key={game_type}>
        <dt>{describeGameType(game_type)}</dt>
        <dd>{`${rate}‰`}</dd>
      </div>
    ))}
  </dl>
)

/** The rates of somebody below: set by the agent right above, to be seen by those further up. */
export const ChildRates = ({ child, is_direct }: { child: Child; is_direct: boolean }) => {
  const [setting, setSetting] = useState(false)
  if (!is_direct && child.rates.length === 0) return null
  return (
    <Card>
      {child.is_agent === 0 && <p className={page.note}>{t('rates.makes_agent')}</p>}
      {child.rates.length > 0 && <Rates rates={child.rates} />}
      {is_direct && (
        <div className={css.links}>
          <Button onClick={() => setSetting(true)}>{t('rates.set')}</Button>
        </div>
      )}
      {setting && <SetRates child={child} close={() => setSetting(false)} />}
    </Card>
  )
}
